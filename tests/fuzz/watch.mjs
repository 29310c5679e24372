import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Runs cases of a kind in a worker, and ends it when a case takes too long; the cases behind it run in another. A kind that
 * does not get ready has no cases.
 *
 * @param {string} program the compiled worker
 * @param {{ kind: string, limitMs: number, readyMs: number, shrinkMs: number, seed: number, from: number, to: number,
 *   forMs: number }} order the cases; how long each of them, getting ready for them and looking for a smaller input may
 *   take; and after how many milliseconds no other one is begun: the first is always run
 * @param {(failure: { number: number, findings: string[], input: string }) => void} tell hears of each failure
 * @returns {Promise<number>} how many cases were run
 */
export async function runCases(program, order, tell) {
  const outside = realpathSync(mkdtempSync(join(tmpdir(), 'fuzz-')));
  const folder = join(outside, 'around', 'beside', 'work');
  const clock = { end: undefined };
  let stop = { next: order.from, isLast: false };
  try {
    while (stop.next < order.to && !stop.isLast && !(Date.now() > clock.end))
      stop = await runUntilStop(program, { ...order, from: stop.next, clock, folder }, tell);
    return stop.next - order.from;
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}

/** Gives the case to go on with, and whether no other worker is to do so: all are done, the time is over, or none gets ready. */
function runUntilStop(program, order, tell) {
  const { limitMs, readyMs, forMs, clock, ...workerData } = order;
  return new Promise((resolve) => {
    const worker = new Worker(program, { workerData, stdout: false, stderr: false });
    let current;
    let failure;
    const conclude = (stop) => {
      alarm.stop();
      if (failure) tell(failure);
      worker.removeAllListeners();
      worker.terminate().then(() => resolve(stop));
    };
    const fail = (finding) => {
      failure ??= { number: current ?? order.from, findings: [finding], input: '' };
      const isReady = current !== undefined;
      conclude(isReady ? { next: current + 1, isLast: false } : { next: order.from, isLast: true });
    };
    const alarm = alarmOf(fail);
    alarm.set(readyMs, 'hangs while it gets ready');
    worker.on('error', (error) => fail(`the worker ended: ${error.stack}`));
    worker.on('exit', (code) => fail(`the worker ended with ${code}`));
    worker.on('message', ({ begun, failed, findings, input, done }) => {
      if (failed !== undefined) {
        failure = { number: failed, findings, input: '' };
        return alarm.set(order.shrinkMs + limitMs, 'hangs');
      }
      if (input !== undefined) failure = { ...failure, input };
      if (failure) tell(failure);
      failure = undefined;
      if (done) return conclude({ next: order.to, isLast: true });
      if (begun !== undefined) {
        // To get ready does not count.
        clock.end ??= Date.now() + forMs;
        if (Date.now() > clock.end) return conclude({ next: begun, isLast: true });
        current = begun;
      }
      return alarm.set(limitMs, 'hangs');
    });
  });
}

/** A clock that rings once, unless it is set anew or stopped before. */
function alarmOf(ring) {
  let timer;
  const stop = () => clearTimeout(timer);
  const set = (ms, finding) => {
    stop();
    timer = setTimeout(() => ring(`${finding}: longer than ${ms / 1000} s`), ms);
  };
  return { set, stop };
}
