import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type BuildResult, buildSite } from '../build.ts';
import type { Choices, Config, Environment } from '../config.ts';
import { keepNames } from '../content/schema/keep-names.ts';
import type { Site } from '../define/site.ts';
import { createReport, type Diagnostic, type Report, toJson } from '../diagnostics/index.ts';
import { openStore } from '../graph/open-database.ts';
import { reportSiteErrors, reportThrown } from '../pages/attempts/site-problems.ts';
import type { CodeParts } from './code-parts.ts';
import { fileOf } from './problems.ts';
import { isInput } from './watch-inputs.ts';

/** The compiled definition of the site, and the fingerprint of its code. */
interface SiteCode {
  site: Site;
  code: string;
  /** Inputs other than the modules in `templates/` (src/cache/bundle-inputs.ts). */
  inputs: readonly string[];
  /** Returns the fingerprint of the code of one part; absent for a site that was bundled as a whole. */
  parts?: CodeParts | undefined;
}

/** The functions that compile and configure the site. */
export interface DevSources {
  /** Compiles the site. Rejects with errors of esbuild or of the site. */
  compile(): Promise<SiteCode>;
  /** Creates the configuration of a build. */
  configOf(compiled: SiteCode & Pick<Environment, 'db' | 'codeOf'>): Config;
  /** The configuration before the site is loaded. */
  choices: Choices;
}

/** The outcome of a build or of idle work. */
export interface BuildOutcome {
  /** Absolute paths of changed files, and names of other changes, such as another day; empty at the start and for idle work. */
  changed: readonly string[];
  ms: number;
  problems: readonly Diagnostic[];
  /** Problems found by idle work: drawing, compressing and weighing. Absent for a build. */
  found?: readonly Diagnostic[];
  /** The built version, if it has no errors. */
  built: BuiltSite | undefined;
}

/** A version of the site without errors. */
export interface BuiltSite {
  config: Config;
  result: BuildResult;
}

/** Creates an incremental builder. */
export function createBuilder({ compile, configOf, choices }: DevSources) {
  const store = openStore(choices);
  const { db } = store;
  let compiled: SiteCode | undefined;
  let lastConfig: Config | undefined;
  /** The parts of the code with which the results in the store were made; undefined until they are known. */
  let storedParts: CodeParts | undefined;
  const setCompiled = (next: SiteCode | undefined) => {
    compiled = next;
    if (next?.code === choices.code) storedParts = next?.parts;
  };
  const codeOf = (part: string) => {
    const current = compiled?.parts?.(part);
    const isStored =
      current === undefined ? compiled?.code === choices.code : current === storedParts?.(part);
    return (isStored ? choices.code : current) ?? compiled?.code ?? '';
  };
  const build = async (changed: readonly string[]): Promise<BuildOutcome> => {
    const start = performance.now();
    const outcome = (report: Report, built?: BuiltSite): BuildOutcome => ({
      ...{ changed, ms: performance.now() - start, problems: report.sorted(), built },
    });
    const inputs = new Set(compiled?.inputs);
    if (changed.some((path) => isInput(path, inputs) || mayBeCode(path, choices))) compiled = undefined;
    const report = createReport();
    if (!compiled) setCompiled(await reportSiteErrors(compile(), choices, report));
    if (!compiled) return outcome(report);
    try {
      const config = configOf({ ...compiled, db, codeOf });
      lastConfig = config;
      const result = await buildSite(config);
      return outcome(result.report, result.report.errorCount === 0 ? { config, result } : undefined);
    } catch (error) {
      // A bug in the site's code must not stop the server.
      reportThrown(error, choices, report);
      return outcome(report);
    }
  };
  /** Compiles the site module by module, before the first edit of code needs it. */
  const prepare = async (): Promise<void> => {
    const before = compiled;
    if (!before || before.parts || before.code !== choices.code) return;
    const next = await reportSiteErrors(compile(), choices, createReport());
    if (next?.code === before.code && compiled === before) setCompiled(next);
  };
  /** Saves the results of the last build, and evicts all others. Refreshes what editors know of the content. */
  const save = async () => {
    await store.save({ isWhole: true });
    if (lastConfig) await keepNames(lastConfig, db);
  };
  return { build, prepare, save };
}

/** Extensions of files in `templates/` that are not code. Anything else may be code, or a folder with code. */
const notCode = /\.(?:css|md|txt|svg|woff2?|ttf|otf|avif|webp|png|jpe?g|gif|ico|webm|mp4)$/;

/** Checks whether a changed path may be code. */
const mayBeCode = (path: string, { siteDir }: Choices): boolean =>
  join(path, sep).startsWith(join(siteDir, 'templates', sep)) && !notCode.test(path);

/** Problems found by idle work, which builds do not wait for. */
interface Findings {
  /** Replaces the problems. Returns whether they changed. */
  replace(found: readonly Diagnostic[]): boolean;
  /** Adds the problems to those of a build. They stay until the next idle work. */
  addTo(problems: readonly Diagnostic[]): readonly Diagnostic[];
}

/**
 * Creates an empty list of findings.
 *
 * @param cwd the folder to which the paths of problems are relative
 */
export function createFindings(cwd: string): Findings {
  let findings: readonly Diagnostic[] = [];
  /** Problems in source files, not in built ones. */
  let inFiles: ReadonlySet<Diagnostic> = new Set();
  const fileExists = (one: Diagnostic) => existsSync(fileOf(one, cwd));
  return {
    replace(found) {
      const hasChanged = textOf(found) !== textOf(findings);
      findings = found;
      inFiles = new Set(found.filter(fileExists));
      return hasChanged;
    },
    addTo(problems) {
      const reported = new Set(problems.map((one) => textOf([one])));
      const report = createReport();
      for (const one of problems) report.add(one);
      for (const one of findings) {
        // A deleted file has no problems, but it may come back before the next idle work.
        const isDeleted = inFiles.has(one) && !fileExists(one);
        if (!isDeleted && !reported.has(textOf([one]))) report.add(one);
      }
      return report.sorted();
    },
  };
}

const textOf = (problems: readonly Diagnostic[]) => JSON.stringify(problems.map(toJson));
