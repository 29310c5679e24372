// Runs cases of one kind, one after the other, and tells of each; whoever started it watches the clock.
import { mkdirSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Findings, Runner } from './kind.ts';
import { kinds } from './kinds.ts';
import { outsideFindings } from './outside.ts';
import { randomOf } from './random.ts';

/** What a worker is to do: cases of one kind, the first and the one behind the last. */
interface Order {
  kind: string;
  seed: number;
  from: number;
  to: number;
  folder: string;
  /** How long to look for a smaller input, in milliseconds. */
  shrinkMs: number;
}

await run(workerData as Order);

async function run({ kind: name, seed, from, to, folder, shrinkMs }: Order): Promise<void> {
  const found = kinds.find((one) => one.name === name);
  if (!found) throw new Error(`There is no kind “${name}”.`);
  mkdirSync(folder, { recursive: true });
  const runner = await found.open(folder);
  for (let number = from; number < to; number += 1) {
    parentPort?.postMessage({ begun: number });
    const input = runner.make(randomOf(seed, name, number));
    const findings = [...(await findingsOf(runner, input)), ...outsideFindings(folder)];
    if (findings.length === 0) continue;
    const until = Date.now() + shrinkMs;
    parentPort?.postMessage({ failed: number, findings: [...new Set(findings)].slice(0, 5) });
    parentPort?.postMessage({ input: runner.show(await shrunk(runner, { input, findings, until })) });
  }
  await runner.close?.();
  rmSync(folder, { recursive: true, force: true });
  parentPort?.postMessage({ done: true });
}

async function findingsOf(runner: Runner, input: unknown): Promise<Findings> {
  try {
    return await runner.check(input);
  } catch (error) {
    return [
      error instanceof Error
        ? `crash: ${error.stack?.split('\n').slice(0, 4).join('\n')}`
        : `crash: ${error}`,
    ];
  }
}

/** What has failed, and when to end the search for a smaller input, in milliseconds since 1970. */
interface Failed {
  input: unknown;
  findings: Findings;
  until: number;
}

/** The smallest input found with the same first word of failure. */
async function shrunk(runner: Runner, { input, findings, until }: Failed): Promise<unknown> {
  const wanted = wordOf(findings);
  let best = input;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const smaller of runner.smaller?.(best) ?? []) {
      if (Date.now() > until) return best;
      if (wordOf(await findingsOf(runner, smaller)) !== wanted) continue;
      best = smaller;
      isBetter = true;
      break;
    }
  }
  return best;
}

/** What failures have in common that differ by numbers alone. */
function wordOf(findings: Findings): string {
  return (findings[0] ?? '').replace(/\d+/g, '0').slice(0, 80);
}
