import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type BuildResult, buildSite } from '../build.ts';
import type { Choices, Config, Environment } from '../config.ts';
import type { Site } from '../define/site.ts';
import { createReport, type Diagnostic, type Report, toJson } from '../diagnostics/index.ts';
import { openStore } from '../open-database.ts';
import { reportSiteErrors, reportThrown } from '../site-problems.ts';
import type { CodeParts } from './code-parts.ts';
import { fileOf } from './problems.ts';
import { isInput } from './watch-inputs.ts';

/** The definition of the site as its sources are now, and which code that is. */
interface CompiledSite {
  site: Site;
  code: string;
  /** On what it depends beside the modules among the templates (src/cache/bundle-inputs.ts). */
  inputs: readonly string[];
  /** Says which code each part of it is; absent for a site that was compiled as a whole. */
  parts?: CodeParts | undefined;
}

/** What the loop works with. */
export interface Sources {
  /** Compiles the site as its sources are now; throws what esbuild or the sources say. */
  compile(): Promise<CompiledSite>;
  /** The choices of a build at this moment. */
  configOf(compiled: CompiledSite & Pick<Environment, 'db' | 'codeOf'>): Config;
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

/** Builds the site as it is at a moment: only what depends on something that has changed is made again. */
export function createBuilder({ compile, configOf, choices }: Sources) {
  const store = openStore(choices);
  const { db } = store;
  let compiled: CompiledSite | undefined;
  /** The code of the parts of the site when it was first compiled in modules, if that was the code that the store knows. */
  let first: CodeParts | undefined;
  const take = (next: CompiledSite | undefined) => {
    compiled = next;
    if (next?.code === choices.code) first = next?.parts;
  };
  const codeOf = (part: string) => {
    const now = compiled?.parts?.(part);
    const isFirst = now === undefined ? compiled?.code === choices.code : now === first?.(part);
    return (isFirst ? choices.code : now) ?? compiled?.code ?? '';
  };
  const build = async (changed: readonly string[]): Promise<Outcome> => {
    const start = performance.now();
    const outcome = (report: Report, built?: Built): Outcome => ({
      ...{ changed, ms: performance.now() - start, problems: report.sorted(), built },
    });
    const inputs = new Set(compiled?.inputs);
    if (changed.some((path) => isInput(path, inputs) || mayBeCode(path, choices))) compiled = undefined;
    const report = createReport();
    if (!compiled) take(await reportSiteErrors(compile(), choices, report));
    if (!compiled) return outcome(report);
    try {
      const config = configOf({ ...compiled, db, codeOf });
      const result = await buildSite(config);
      return outcome(result.report, result.report.errorCount === 0 ? { config, result } : undefined);
    } catch (error) {
      // A build ends with a bug of the site; whoever works on it mends that in the next moment.
      reportThrown(error, choices, report);
      return outcome(report);
    }
  };
  /** Compiles the site in the way that edits of code need, before there is one. */
  const prepare = async (): Promise<void> => {
    const before = compiled;
    if (!before || before.parts || before.code !== choices.code) return;
    const next = await reportSiteErrors(compile(), choices, createReport());
    if (next?.code === before.code && compiled === before) take(next);
  };
  /** Stores what the last version without errors needs, and forgets the rest. */
  const save = () => store.save({ isWhole: true });
  return { build, prepare, save };
}

/** What lies among the templates and is no code, as far as their names tell; whatever else does may be code, or a folder of it. */
const notCode = /\.(?:css|md|txt|svg|woff2?|ttf|otf|avif|webp|png|jpe?g|gif|ico|webm|mp4)$/;

/** Whether a change may be one of code. */
const mayBeCode = (path: string, { siteDir }: Choices): boolean =>
  join(path, sep).startsWith(join(siteDir, 'templates', sep)) && !notCode.test(path);

/** What is found while nothing changes: drawing, compressing and weighing, which a build does not wait for. */
interface Findings {
  /** Takes what is found now in the place of what was found before; says whether that is something else. */
  take(found: readonly Diagnostic[]): boolean;
  /** The problems of a build with what was found before it: whether that is still so is known only when it is looked for again. */
  among(problems: readonly Diagnostic[]): readonly Diagnostic[];
}

/**
 * Nothing has been found yet.
 *
 * @param cwd the folder to which the paths of problems are relative
 */
export function createFindings(cwd: string): Findings {
  let kept: readonly Diagnostic[] = [];
  /** Those that are in a file, and not in what was made. */
  let inFiles: ReadonlySet<Diagnostic> = new Set();
  const isThere = (one: Diagnostic) => existsSync(fileOf(one, cwd));
  return {
    take(found) {
      const isOther = textOf(found) !== textOf(kept);
      kept = found;
      inFiles = new Set(found.filter(isThere));
      return isOther;
    },
    among(problems) {
      const known = new Set(problems.map((one) => textOf([one])));
      const report = createReport();
      for (const one of problems) report.add(one);
      for (const one of kept) {
        // Nothing is wrong with a file that has gone; it may come back before anything is looked for again.
        const hasGone = inFiles.has(one) && !isThere(one);
        if (!hasGone && !known.has(textOf([one]))) report.add(one);
      }
      return report.sorted();
    },
  };
}

const textOf = (problems: readonly Diagnostic[]) => JSON.stringify(problems.map(toJson));
