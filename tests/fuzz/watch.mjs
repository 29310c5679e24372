import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Runs cases of a kind in a worker, and ends it when a case takes too long; the cases behind it run in another.
 *
 * @param {string} program the compiled worker
 * @param {{ kind: string, limitMs: number, seed: number, from: number, to: number, forMs: number }} order the cases, and
 *   after how many milliseconds no other one is begun; the first is always run
 * @param {(failure: { number: number, findings: string[], input: string }) => void} tell hears of each failure
 * @returns {Promise<number>} how many cases were run
 */
export async function runCases(program, order, tell) {
  const outside = realpathSync(mkdtempSync(join(tmpdir(), 'fuzz-')));
  let { from } = order;
  let isOver = false;
  const clock = { end: undefined };
  try {
    while (from < order.to && !isOver) {
      const hung = await runUntilHung(
        program,
        { ...order, from, clock, folder: join(outside, 'around', 'beside', 'work') },
        tell,
      );
      if (hung === undefined) return order.to - order.from;
      from = hung;
      isOver = Date.now() > clock.end;
    }
    return from - order.from;
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}

/** Gives the case to go on with after one that took too long or ended the worker, or after the time is over. */
function runUntilHung(program, order, tell) {
  const { limitMs, forMs, clock, ...workerData } = order;
  return new Promise((resolve) => {
    const worker = new Worker(program, { workerData, stdout: false, stderr: false });
    let current = order.from;
    let failure;
    let timer;
    const conclude = (next) => {
      clearTimeout(timer);
      if (failure) tell(failure);
      failure = undefined;
      worker.removeAllListeners();
      worker.terminate().then(() => resolve(next));
    };
    const fail = (finding) => {
      failure ??= { number: current, findings: [finding], input: '' };
      conclude(current + 1);
    };
    worker.on('error', (error) => fail(`the worker ended: ${error.stack}`));
    worker.on('exit', (code) => fail(`the worker ended with ${code}`));
    worker.on('message', ({ begun, failed, findings, input, done }) => {
      clearTimeout(timer);
      if (input !== undefined) tell({ ...failure, input });
      if (input !== undefined || begun !== undefined) failure = undefined;
      if (done) return conclude(undefined);
      if (failed !== undefined) failure = { number: failed, findings, input: '' };
      if (begun === undefined) return undefined;
      // To get ready does not count.
      clock.end ??= Date.now() + forMs;
      if (Date.now() > clock.end) return conclude(begun);
      current = begun;
      timer = setTimeout(() => fail(`hangs: longer than ${limitMs / 1000} s`), limitMs);
      return undefined;
    });
  });
}
