import { join, sep } from 'node:path';
import { type BuildResult, type Prepared, prepareSite, styleSite } from '../build.ts';
import { type Choices, type Config, dayOf } from '../config.ts';
import type { Site } from '../define/site.ts';
import { createReport, type Diagnostic, type Report } from '../diagnostics/index.ts';
import type { Memory } from '../memory/index.ts';
import { openMemory } from '../memory/open-memory.ts';
import { reportThrown, unlessUnusable } from '../site-problems.ts';
import { isInput } from './watch-inputs.ts';

/** The definition of the site as its sources are now, and which code that is. */
interface CompiledSite {
  site: Site;
  code: string;
  /** On what it depends beside the modules among the templates (src/cache/bundle-inputs.mjs). */
  inputs: readonly string[];
}

/** What the loop works with. */
export interface Sources {
  /** Compiles the site as its sources are now; throws what esbuild or the sources say. */
  compile(): Promise<CompiledSite>;
  /** The choices of a build at this moment. */
  configOf(compiled: CompiledSite & { memory: Memory }): Config;
  /** Those at the start, when there is no site yet. */
  choices: Choices;
}

/** What came of a change. */
export interface Outcome {
  /** The absolute paths that have changed, and in words what is no file; none at the start, and for what is found while nothing changes. */
  changed: readonly string[];
  ms: number;
  problems: readonly Diagnostic[];
  /** What drawing, compressing and weighing found while nothing changed; absent for a build, after which they are still to come. */
  found?: readonly Diagnostic[];
  /** What was built, if it can be shown: it has no errors. */
  built: Built | undefined;
}

/** A version of the site without errors, and how it was made. */
export interface Built {
  config: Config;
  result: BuildResult;
}

/** Builds the site as it is at a moment, and knows of the build before what is still right. */
export function createBuilder({ compile, configOf, choices }: Sources) {
  let compiled: CompiledSite | undefined;
  let ahead: Promise<CompiledSite | undefined> | undefined;
  /** The last version without its styles, which is the same as long as only these change. */
  let unstyled: { config: Config; prepared: Prepared } | undefined;
  const memory = openMemory(choices);
  const prepareUnstyled = async (config: Config) => {
    if (unstyled && dayOf(unstyled.config) !== dayOf(config)) unstyled = undefined;
    if (!unstyled) memory.beginRound();
    unstyled ??= { config, prepared: await prepareSite(config) };
    return unstyled;
  };
  const build = async (changed: readonly string[]): Promise<Outcome> => {
    const start = performance.now();
    const outcome = (report: Report, built?: Built): Outcome => ({
      ...{ changed, ms: performance.now() - start, problems: report.sorted(), built },
    });
    const inputs = new Set(compiled?.inputs);
    if (changed.some((path) => isInput(path, inputs) || mayBeCode(path, choices))) compiled = undefined;
    if (!compiled || !isOfStyles(changed, choices)) unstyled = undefined;
    const report = createReport();
    compiled ??= await unlessUnusable(compile(), choices, report);
    if (!compiled) return outcome(report);
    // What was remembered of other code must not be taken for what this code gives.
    if (compiled.code !== choices.code) memory.leaveStored();
    try {
      const { config, prepared } = await prepareUnstyled(configOf({ ...compiled, memory }));
      const result = await styleSite(prepared, config);
      return outcome(result.report, result.report.errorCount === 0 ? { config, result } : undefined);
    } catch (error) {
      // A build ends with a bug of the site; whoever works on it mends that in the next moment.
      reportThrown(error, choices, report);
      return outcome(report);
    }
  };
  /** Compiles the site in the way that edits of code need, before there is one; gives what builds with that, if it is not done yet. */
  const prepare = async (): Promise<(() => Promise<Outcome>) | undefined> => {
    const first = compiled;
    if (!first || first.code !== choices.code) return undefined;
    ahead ??= unlessUnusable(compile(), choices, createReport());
    const next = await ahead;
    if (next?.code !== first.code || next === first || compiled !== first) return undefined;
    return () => {
      compiled = next;
      return memory.rebind(() => build([]));
    };
  };
  return { build, prepare, forgetOlder: memory.forgetOlder };
}

/** What lies among the templates and is no code, as far as their names tell; whatever else does may be code, or a folder of it. */
const notCode = /\.(?:css|md|txt|svg|woff2?|ttf|otf|avif|webp|png|jpe?g|gif|ico|webm|mp4)$/;

/** Whether a change may be one of code. */
const mayBeCode = (path: string, { siteDir }: Choices): boolean =>
  join(path, sep).startsWith(join(siteDir, 'templates', sep)) && !notCode.test(path);

/** Whether nothing has changed but style sheets, which only the last steps of a build read. */
function isOfStyles(changed: readonly string[], { siteDir }: Choices): boolean {
  const templates = join(siteDir, 'templates', sep);
  return changed.length > 0 && changed.every((path) => path.startsWith(templates) && path.endsWith('.css'));
}
