import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { finishSite } from '../build.ts';
import type { Choices } from '../config.ts';
import { createReport } from '../diagnostics/index.ts';
import { reportThrown } from '../pages/attempts/site-problems.ts';
import { createFinishing } from '../publish/finishing.ts';
import { type BuildOutcome, type BuiltSite, createBuilder, type DevSources } from './builder.ts';
import { relaxSeverity } from './problems.ts';
import { createGitCheck } from './watch-inputs.ts';

/** The build loop. */
interface Loop {
  /** Schedules a build for a changed path. */
  change(path: string): void;
  /** Waits until all changes are built. */
  settled(): Promise<void>;
  /** Stops all events, and resolves `settled`. */
  stop(): void;
}

/** Listeners to builds. */
interface LoopListener {
  /** Called when a build after a change starts. */
  onStart(): void;
  onDone(outcome: BuildOutcome): void;
}

/** The work to do while nothing changes. */
interface IdleWork extends Pick<LoopListener, 'onDone'> {
  /** Compiles the site module by module, before the first edit of code needs it. */
  prepare(): Promise<void>;
  /** Saves the results of the last build, and evicts all others. */
  save(): Promise<void>;
}

/** Delay without changes before idle work starts, in milliseconds. */
const idleMs = 1000;

/** Starts the first build. Rebuilds after each change. */
export function startLoop(sources: DevSources, { onStart, onDone }: LoopListener): Loop {
  const changed = new Set<string>();
  const quiet = createQuiet(createGitCheck(sources.choices.content.path));
  const { build, prepare, save } = createBuilder(sources);
  const end = createEnd();
  const idle = createIdle({ prepare, save, onDone }, end.signal);
  const buildChanges = (before: readonly string[] = []) => {
    const paths = new Set([...before, ...changed]);
    changed.clear();
    return build([...paths]);
  };
  const finish = (outcome: BuildOutcome) => {
    if (!end.signal.aborted) notifySafely(outcome, onDone, sources.choices);
    if (outcome.built) idle.schedule(outcome.built);
  };
  /** Builds speculatively, before the changes are known to be over. If more follow, builds again. */
  const buildEarly = async () => {
    onStart();
    await quiet.written();
    const early = await buildChanges();
    await quiet.over();
    finish(changed.size === 0 ? early : await buildChanges(early.changed));
  };
  const run = async (first: Promise<unknown>) => {
    await first;
    while (changed.size > 0 && !end.signal.aborted) {
      await quiet.over();
      finish(await buildChanges());
    }
    running = undefined;
  };
  let running: Promise<unknown> | undefined = end.race(run(buildChanges().then(finish)));
  return {
    change(path) {
      quiet.note();
      idle.stop();
      changed.add(path);
      running ??= end.race(run(buildEarly()));
    },
    async settled() {
      while (running && !end.signal.aborted) await running;
    },
    stop: end.abort,
  };
}

/** Creates the shutdown signal. Waiting for work races against it, with one listener for all requests. */
function createEnd() {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = once(signal, 'abort');
  return {
    signal,
    abort: () => controller.abort(),
    race: (work: Promise<unknown>) => Promise.race([work, ended]),
  };
}

/** Calls the listener of a build. Reports an error that it throws as a problem. */
function notifySafely(outcome: BuildOutcome, onDone: LoopListener['onDone'], choices: Choices): void {
  try {
    onDone(outcome);
  } catch (error) {
    const report = createReport();
    reportThrown(error, choices, report);
    onDone({ ...outcome, problems: report.sorted(), built: undefined });
  }
}

/** Creates the idle work: saves results, draws, compresses and weighs. Always notifies the listener of what it found. */
function createIdle({ prepare, save, onDone }: IdleWork, end: AbortSignal) {
  let timer: NodeJS.Timeout | undefined;
  let controller = new AbortController();
  const work = async (built: BuiltSite, { signal }: AbortController) => {
    const start = performance.now();
    await prepare();
    if (signal.aborted) return;
    const { report } = built.result;
    const [problems, buildCount] = [report.sorted(), report.all().length];
    try {
      // Before drawing, which takes seconds and may be interrupted.
      await save();
      await finishSite(built.result, built.config, createFinishing(built.config, signal));
    } catch (error) {
      if (signal.aborted) return;
      reportThrown(error, built.config, report);
    }
    const found = report.all().slice(buildCount).map(relaxSeverity);
    if (!signal.aborted)
      onDone({ changed: [], ms: performance.now() - start, problems, found, built: undefined });
  };
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  end.addEventListener('abort', stop);
  return {
    schedule(built: BuiltSite): void {
      stop();
      if (end.aborted) return;
      controller = new AbortController();
      timer = setTimeout(() => void work(built, controller), idleMs);
    },
    stop,
  };
}

/** Delay before a speculative build, in milliseconds: writing a file truncates it first. */
const writeDelayMs = 3;

/** Debounce time in milliseconds: editors save in several steps. */
const quietMs = 15;

/** Maximum debounce time in milliseconds. */
const maxDelayMs = 250;

/** Debounces bursts of changes. */
interface Quiet {
  /** Records a change. */
  note(): void;
  /** Waits until the last changed file is probably written. */
  written(): Promise<void>;
  /** Waits until the burst is over and all pending events have arrived. */
  over(): Promise<void>;
}

/**
 * Creates a debouncer.
 *
 * @param isBusy checks whether another program is still changing files
 */
export function createQuiet(isBusy = () => false): Quiet {
  let first = Number.NEGATIVE_INFINITY;
  let last = first;
  const restMs = () => {
    const now = performance.now();
    if (isBusy()) first = last = now;
    return Math.min(last + quietMs, first + maxDelayMs) - now;
  };
  const over = async () => {
    // A synchronous build delays events. They arrive only in the second turn of the event loop.
    await nextTurn();
    await nextTurn();
    for (let rest = restMs(); rest > 0; rest = restMs()) await sleep(rest);
  };
  return {
    note() {
      const now = performance.now();
      if (now > last + quietMs) first = now;
      last = now;
    },
    async written() {
      await sleep(writeDelayMs);
      if (isBusy()) await over();
    },
    over,
  };
}
