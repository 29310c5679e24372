import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildResult, buildSite, finishSite } from '../build.ts';
import { unlessFailed } from '../bundle/failures.ts';
import type { Choices, Config } from '../config.ts';
import type { Site } from '../define/site.ts';
import { createReport, type Diagnostic, type Report } from '../diagnostics/index.ts';
import { createFinishing } from '../finishing.ts';
import type { Memory } from '../memory.ts';
import { openMemory } from '../open-memory.ts';
import { reportThrown } from './definition.ts';
import { whileWorking } from './problems.ts';
import { createQuiet } from './quiet.ts';

/** The definition of the site as its sources are now, and which code that is. */
interface CompiledSite {
  site: Site;
  code: string;
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
  /** The paths that have changed; none at the start, and for what is found while nothing changes. */
  changed: readonly string[];
  ms: number;
  problems: readonly Diagnostic[];
  /** What was built, if it can be shown: it has no errors. */
  built: Built | undefined;
}

/** A version of the site without errors, and how it was made. */
export interface Built {
  config: Config;
  result: BuildResult;
}

/** Builds the site again and again. */
interface Loop {
  /** Builds after a change, when what is being built is done. */
  change(path: string): void;
  /** Waits until all that has changed is built. */
  settled(): Promise<void>;
  stop(): void;
}

/** Who is told of builds. */
interface Listener {
  /** Something has changed, and will be built now. */
  begun(): void;
  done(outcome: Outcome): void;
}

/** How long a change is waited with, in milliseconds: a file that is written is emptied first. */
const writingMs = 3;

/** How long nothing must change before the rest of a build is done: drawing, compressing, weighing; in milliseconds. */
const restMs = 1000;

/** Starts to build, and tells of each build in turn. */
export function startLoop(sources: Sources, { begun, done }: Listener): Loop {
  const changed = new Set<string>();
  const quiet = createQuiet();
  const build = createBuilder(sources);
  const rest = createRest(done);
  const buildAnew = (before: readonly string[] = []) => {
    const paths = [...new Set([...before, ...changed])];
    changed.clear();
    return build(paths);
  };
  const tell = (outcome: Outcome) => {
    done(outcome);
    if (outcome.built) rest.plan(outcome.built);
  };
  /** Builds at once, since most changes are over then; if this one was not, that was in vain. */
  const buildEarly = async () => {
    begun();
    await sleep(writingMs);
    const early = await buildAnew();
    await quiet.over();
    tell(changed.size === 0 ? early : await buildAnew(early.changed));
  };
  const run = async (first: Promise<void>) => {
    await first;
    while (changed.size > 0) {
      await quiet.over();
      tell(await buildAnew());
    }
    running = undefined;
  };
  let running: Promise<void> | undefined = run(buildAnew().then(tell));
  return {
    change(path) {
      quiet.note();
      rest.stop();
      changed.add(path);
      running ??= run(buildEarly());
    },
    settled: async () => {
      while (running) await running;
    },
    stop: rest.stop,
  };
}

function createBuilder({ compile, configOf, choices }: Sources) {
  let compiled: CompiledSite | undefined;
  let memory = openMemory(choices);
  return async (changed: readonly string[]): Promise<Outcome> => {
    const start = performance.now();
    const outcome = (report: Report, built?: Built): Outcome => ({
      ...{ changed, ms: performance.now() - start, problems: report.sorted(), built },
    });
    if (changed.some((path) => isCode(path, choices))) compiled = undefined;
    const report = createReport();
    compiled ??= await compileReported(compile, choices, report);
    if (!compiled) return outcome(report);
    // What was remembered of other code must not be taken for what this code gives.
    if (compiled.code !== choices.code) memory = { ...memory, save: async () => {} };
    const config = configOf({ ...compiled, memory });
    try {
      const result = await buildSite(config);
      return outcome(result.report, result.report.errorCount === 0 ? { config, result } : undefined);
    } catch (error) {
      // A build ends with a bug of the site; whoever works on it mends that in the next moment.
      reportThrown(error, choices, report);
      return outcome(report);
    }
  };
}

/** Whether a change is one of code: of a source, or of a folder of them. */
function isCode(path: string, { siteDir }: Choices): boolean {
  return path.startsWith(join(siteDir, 'templates', sep)) && /\.(?:tsx?|mjs|json)$|[\\/][^.]+$/.test(path);
}

async function compileReported(
  compile: Sources['compile'],
  choices: Choices,
  report: Report,
): Promise<CompiledSite | undefined> {
  const running = compile().then((compiled) => ({ ...compiled, warnings: [] }));
  try {
    return await unlessFailed(running, { ...choices, report });
  } catch (error) {
    reportThrown(error, choices, report);
    return undefined;
  }
}

/** Does the rest of a build when nothing has changed for a while, and tells what it finds. */
function createRest(tell: (outcome: Outcome) => void) {
  let timer: NodeJS.Timeout | undefined;
  let working = new AbortController();
  const work = async (built: Built, { signal }: AbortController) => {
    const start = performance.now();
    const { report } = built.result;
    const known = report.sorted().length;
    try {
      await finishSite(built.result, built.config, createFinishing(built.config, signal));
      await built.config.memory.save();
    } catch (error) {
      if (signal.aborted) return;
      reportThrown(error, built.config, report);
    }
    const problems = report.sorted().map(whileWorking);
    if (!signal.aborted && problems.length > known)
      tell({ changed: [], ms: performance.now() - start, problems, built: undefined });
  };
  const stop = () => {
    clearTimeout(timer);
    working.abort();
  };
  return {
    plan(built: Built): void {
      stop();
      working = new AbortController();
      timer = setTimeout(() => void work(built, working), restMs);
    },
    stop,
  };
}
