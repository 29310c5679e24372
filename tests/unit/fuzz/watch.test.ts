import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CaseFailure, type CasesOrder, runCases } from '../../fuzz/watch.mjs';
import { temporaryFolder } from '../../support/folder.ts';

const tell = `
  import { parentPort, workerData } from 'node:worker_threads';
  const tell = (message) => parentPort.postMessage(message);
  const hang = () => { for (;;) {} };
  const { from, to } = workerData;
`;

/** Runs three cases in a worker of this code. What is not to be too long has a minute. */
async function run(code: string, limits: Partial<CasesOrder>) {
  const program = join(temporaryFolder(), 'worker.mjs');
  writeFileSync(program, tell + code);
  const failures: CaseFailure[] = [];
  const patience = { limitMs: 60_000, readyMs: 60_000, shrinkMs: 0, forMs: 60_000 };
  const order = { kind: 'any', seed: 1, from: 0, to: 3, ...patience, ...limits };
  const count = await runCases(program, order, (failure) => failures.push(failure));
  return { count, failures };
}

describe('what runs the cases of the fuzzer', () => {
  it('runs them all when nothing hangs', async () => {
    const code = 'for (let begun = from; begun < to; begun += 1) tell({ begun }); tell({ done: true });';
    expect(await run(code, {})).toEqual({ count: 3, failures: [] });
  });

  it('ends a kind that hangs while it gets ready, and reports it once', async () => {
    expect(await run('hang();', { readyMs: 100 })).toEqual({
      count: 0,
      failures: [{ number: 0, findings: ['hangs while it gets ready: longer than 0.1 s'], input: '' }],
    });
  });

  it('ends a kind that crashes while it gets ready, and reports it once', async () => {
    const { count, failures } = await run(`throw new Error('no pictures here');`, {});
    expect([count, failures.length]).toEqual([0, 1]);
    expect(failures[0]?.findings[0]).toMatch(/^the worker ended: Error: no pictures here\n/);
  });

  it('ends a case that hangs, and runs the others in another worker', async () => {
    const code = `
      for (let begun = from; begun < to; begun += 1) {
        tell({ begun });
        if (begun === 1) hang();
      }
      tell({ done: true });`;
    expect(await run(code, { limitMs: 500 })).toEqual({
      count: 3,
      failures: [{ number: 1, findings: ['hangs: longer than 0.5 s'], input: '' }],
    });
  });

  it('reports a case that has failed even when the search for a smaller input hangs', async () => {
    const code = `
      for (let begun = from; begun < to; begun += 1) {
        tell({ begun });
        if (begun === 1) tell({ failed: 1, findings: ['crash'] }), hang();
      }
      tell({ done: true });`;
    expect(await run(code, { limitMs: 500, shrinkMs: 100 })).toEqual({
      count: 3,
      failures: [{ number: 1, findings: ['crash'], input: '' }],
    });
  });

  it('ends a worker that hangs when it is done, and reports the last case', async () => {
    const code = `
      tell({ begun: 0 });
      tell({ failed: 0, findings: ['crash'] });
      tell({ input: 'x' });
      hang();`;
    const { count, failures } = await run(code, { limitMs: 500, to: 1 });
    expect(count).toBe(1);
    expect(failures).toEqual([
      { number: 0, findings: ['crash'], input: 'x' },
      { number: 0, findings: ['hangs: longer than 0.5 s'], input: '' },
    ]);
  });
});
