import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { finishSite } from '../build.ts';
import type { Choices } from '../config.ts';
import { createReport } from '../diagnostics/index.ts';
import { createFinishing } from '../finishing.ts';
import { reportThrown } from '../site-problems.ts';
import { type Built, createBuilder, type Outcome, type Sources } from './builder.ts';
import { whileWorking } from './problems.ts';
import { createGitCheck } from './watch-inputs.ts';

/** Builds the site again and again. */
interface Loop {
  /** Builds after a change, when what is being built is done. */
  change(path: string): void;
  /** Waits until all that has changed is built. */
  settled(): Promise<void>;
  /** Nothing is told any more, and nobody waits any longer. */
  stop(): void;
}

/** Who is told of builds. */
interface Listener {
  /** Something has changed, and will be built now. */
  begun(): void;
  done(outcome: Outcome): void;
}

/** What is done when nothing changes. */
interface IdleWork extends Pick<Listener, 'done'> {
  /** Compiles the site in the way that edits of code need. */
  prepare(): Promise<void>;
  /** Stores what the last version without errors needs, and forgets the rest. */
  save(): Promise<void>;
}

/** How long nothing must change before the rest of a build is done: drawing, compressing, weighing; in milliseconds. */
const idleMs = 1000;

/** Starts to build, and tells of each build in turn. */
export function startLoop(sources: Sources, { begun, done }: Listener): Loop {
  const changed = new Set<string>();
  const quiet = createQuiet(createGitCheck(sources.choices.content.path));
  const { build, prepare, save } = createBuilder(sources);
  const end = createEnd();
  const idle = createIdle({ prepare, save, done }, end.signal);
  const buildAnew = (before: readonly string[] = []) => {
    const paths = new Set([...before, ...changed]);
    changed.clear();
    return build([...paths]);
  };
  const tell = (outcome: Outcome) => {
    if (!end.signal.aborted) tellSafely(outcome, done, sources.choices);
    if (outcome.built) idle.plan(outcome.built);
  };
  /** Builds at once, since most changes are over then; if this one was not, that was in vain. */
  const buildEarly = async () => {
    begun();
    await quiet.written();
    const early = await buildAnew();
    await quiet.over();
    tell(changed.size === 0 ? early : await buildAnew(early.changed));
  };
  const run = async (first: Promise<unknown>) => {
    await first;
    while (changed.size > 0 && !end.signal.aborted) {
      await quiet.over();
      tell(await buildAnew());
    }
    running = undefined;
  };
  let running: Promise<unknown> | undefined = end.race(run(buildAnew().then(tell)));
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

/** An end for which work does not wait: it is listened to once, and not by each request that waits for a build. */
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

/** Tells of a build. What is thrown meanwhile becomes a problem that is shown. */
function tellSafely(outcome: Outcome, done: Listener['done'], choices: Choices): void {
  try {
    done(outcome);
  } catch (error) {
    const report = createReport();
    reportThrown(error, choices, report);
    done({ ...outcome, problems: report.sorted(), built: undefined });
  }
}

/** Does what can wait until nothing has changed for a while, the rest of a build included, and tells what it finds, be it nothing. */
function createIdle({ prepare, save, done }: IdleWork, end: AbortSignal) {
  let timer: NodeJS.Timeout | undefined;
  let working = new AbortController();
  const work = async (built: Built, { signal }: AbortController) => {
    const start = performance.now();
    await prepare();
    if (signal.aborted) return;
    const { report } = built.result;
    const [problems, known] = [report.sorted(), report.all().length];
    try {
      // Pictures can take many seconds to draw, and whoever stops or edits meanwhile should not wait for the pages again.
      await save();
      await finishSite(built.result, built.config, createFinishing(built.config, signal));
    } catch (error) {
      if (signal.aborted) return;
      reportThrown(error, built.config, report);
    }
    const found = report.all().slice(known).map(whileWorking);
    if (!signal.aborted)
      done({ changed: [], ms: performance.now() - start, problems, found, built: undefined });
  };
  const stop = () => {
    clearTimeout(timer);
    working.abort();
  };
  end.addEventListener('abort', stop);
  return {
    plan(built: Built): void {
      stop();
      if (end.aborted) return;
      working = new AbortController();
      timer = setTimeout(() => void work(built, working), idleMs);
    },
    stop,
  };
}

/** How long a change is waited with, in milliseconds: a file that is written is emptied first. */
const writingMs = 3;

/** How long nothing must have changed, in milliseconds: editors save in several steps, a switch of branches takes many. */
const quietMs = 15;

/** How long changes are waited for at most, in milliseconds. */
const longestMs = 250;

/** Knows when changes that come one upon the other are over. */
interface Quiet {
  /** Something has changed. */
  note(): void;
  /** Waits until what has just changed is probably written. */
  written(): Promise<void>;
  /** Waits until nothing has changed for a moment, the last thing that the system had to tell included. */
  over(): Promise<void>;
}

/**
 * Nothing has changed yet.
 *
 * @param isBusy whether something is known to be at work on the files, which is waited for
 */
export function createQuiet(isBusy = () => false): Quiet {
  let first = Number.NEGATIVE_INFINITY;
  let last = first;
  const restMs = () => {
    const now = performance.now();
    if (isBusy()) first = last = now;
    return Math.min(last + quietMs, first + longestMs) - now;
  };
  const over = async () => {
    // While something is built nothing is heard. The system is asked anew only after the first of two turns.
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
      await sleep(writingMs);
      if (isBusy()) await over();
    },
    over,
  };
}
