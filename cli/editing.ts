import {
  type Config,
  checkEdit,
  EditError,
  type EditPlan,
  readWritten,
  type Written,
  writeChanges,
} from '../src/index.ts';
import { createQuestions, type Questions } from './ask.ts';
import { configOf, type Host } from './host.ts';
import { count, wrongUsage } from './output.ts';
import { printFailure } from './problems.ts';
import { withoutSignals } from './signals.ts';

/** The options of the commands that change content. */
export interface EditOptions {
  site?: string;
  content?: string;
  dryRun?: boolean;
}

/** A change: asks what is missing, plans, and says in one line what was done. */
interface Editing<A> {
  /** Completes the arguments. Undefined if the person has ended the questions. */
  complete(written: Written, ask: Questions): Promise<A | undefined>;
  plan(asked: A, written: Written, config: Config): EditPlan;
  done(asked: A, plan: EditPlan): string;
}

/** The exit code of a command that was ended at its questions. */
const interrupted = 130;

/** Plans a change, checks the site as it would be, and writes all of it or nothing. */
export async function edit<A>(options: EditOptions, host: Host, editing: Editing<A>): Promise<number> {
  const { output, translator } = host;
  const say = (line: string) => translator.phrase(line);
  // What decides is the published site, whatever the machine builds.
  const { config } = await configOf({ ...options, preview: false, drafts: false }, host);
  const read = await readWritten(config);
  if (!read.written) {
    output.note(`${say('The content has errors. Mend them first; nothing was changed.')}\n`);
    return printFailure(read, {}, host);
  }
  try {
    const asked = await editing.complete(read.written, createQuestions(say));
    if (asked === undefined) return interrupted;
    const plan = editing.plan(asked, read.written, config);
    const { report, left } = await checkEdit(plan.changes, config);
    if (report.errorCount > 0) {
      output.note(`${say('Nothing was changed: the site would have these errors.')}\n`);
      return printFailure({ report }, {}, host);
    }
    if (!options.dryRun) withoutSignals(() => writeChanges(plan.changes, config));
    output.result(options.dryRun ? say('This would be changed:') : `✔ ${say(editing.done(asked, plan))}`);
    printPlan(plan, config, host);
    if (left.length > 0)
      output.note(
        say(`It still has ${count(left.length, 'error')}, which “npx site validate --drafts” shows.`),
      );
    return 0;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    output.note(say(error.message));
    for (const place of error.places) output.note(`  ${place}`);
    return error.places.length > 0 ? 1 : wrongUsage;
  }
}

/** Prints the files that change, and the places that refer to another page. */
function printPlan(
  { changes, mentions, former, model, untitled = [] }: EditPlan,
  { content }: Config,
  { output, translator: { phrase } }: Host,
): void {
  for (const { path, before, after } of changes) {
    const verb = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed';
    output.result(`  ${phrase(verb).padEnd(7)}  ${content.shown}/${path}`);
  }
  if (mentions.length > 0) output.result(phrase(`${count(mentions.length, 'reference')} moved along:`));
  for (const { place, from } of mentions) output.result(`  ${place.file}:${place.line}  ${from}`);
  if (model !== undefined)
    output.result(phrase(`Its first choices are those of “${model}”; texts are yours to write.`));
  if (untitled.length > 0)
    output.result(
      phrase(
        `Title and address are made of its name in: ${untitled.join(', ')}. Write them as visitors are to see them.`,
      ),
    );
  if (former.length > 0) output.result(phrase(`Former addresses that lead there: ${former.join(', ')}`));
}
