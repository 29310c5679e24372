import { isAbsolute, relative, resolve } from 'node:path';
import { type BuildOutcome, type Diagnostic, formatText, limitProblems, plainLine } from '../src/index.ts';
import type { Phrase, Translator } from '../src/preparation.ts';
import { count, duration, type Output } from './output.ts';
import { hiddenText } from './problems.ts';

/** So many names of files are said; more are counted. */
const fewFiles = 3;

/** Creates the output of `site dev`: one line for each build, and each problem when it is new. */
export function createDevOutput(output: Output, cwd: string, translator: Translator) {
  let known = new Set<string>();
  let stays = 'there is no version without errors to show yet';
  const { note, paint } = output;
  const { labels, phrase } = translator;
  const timed = (line: string) => note(`${paint('dim', new Date().toTimeString().slice(0, 8))}  ${line}`);
  /** Files that were edited since problems were last found in the background. */
  const edited = new Set<string>();
  const tellProblems = ({ changed, problems, found }: BuildOutcome) => {
    for (const path of changed) edited.add(path);
    const all = problems.map(translator.translate).map((one) => {
      const [text, file] = [formatText(one, paint, labels), resolve(cwd, one.place.file)];
      return { one, text, file, name: `${file} ${text.replace(/\d+(?:[.,]\d+)*/g, '0')}` };
    });
    // Every style changes what pages weigh; how much that is now interests whoever has edited the page itself.
    const added = all.filter(
      ({ text, file, name }) => !known.has(text) && (!found || edited.has(file) || !known.has(name)),
    );
    const { shown, hidden } = limitProblems(added.map(({ one }) => one));
    for (const one of shown) note(`\n${formatText(one, paint, labels)}`);
    if (hidden.length > 0) note(`\n${phrase(hiddenText(hidden))}`);
    if (added.length > 0) note('');
    if (known.size > 0 && all.length === 0) timed(`✔ ${phrase('all is well again')}`);
    known = new Set(all.flatMap(({ text, name }) => [text, name]));
    if (found) edited.clear();
  };
  const isNewError = (one: Diagnostic) =>
    one.severity === 'error' && !known.has(formatText(translator.translate(one), paint, labels));
  return {
    built(outcome: BuildOutcome): void {
      const { changed, ms, built, problems } = outcome;
      const what = changed.length === 0 ? '' : `${filesText(changed, cwd, phrase)}: `;
      const pages = built?.result.routes?.all.length;
      if (built) stays = 'the last version without errors is still shown';
      if (pages !== undefined) timed(`${what}${phrase(`${count(pages, 'page')} in ${duration(ms)}`)}`);
      else if (changed.length > 0 || problems.some(isNewError))
        timed(paint('red', `${what}${phrase(`${countsText(outcome)}; ${stays}`)}`));
      tellProblems(outcome);
    },
    mail({ subject, text }: { subject: string; text: string }): void {
      const lines = text.trimEnd().split('\n');
      note(['', paint('cyan', `✉ ${subject}`), ...lines.map((line) => `  ${line}`), ''].join('\n'));
    },
  };
}

function filesText(paths: readonly string[], cwd: string, phrase: Phrase): string {
  const names = paths.map((path) => (isAbsolute(path) ? relative(cwd, path) : phrase(path)));
  return names.length > fewFiles ? phrase(count(names.length, 'file')) : names.map(plainLine).join(', ');
}

function countsText({ problems }: BuildOutcome): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return count(errors, 'error');
}
