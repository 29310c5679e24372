import { setImmediate as nextTurn } from 'node:timers/promises';
import { LeadsError } from './errors.ts';

/** The most items that are carried out together. */
const largest = 200;
/** The most items that may wait; more could not be answered in time. */
const longest = 2_000;

interface Waiting<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Lets items that arrive at the same time share one transaction. Each gets its result after the commit, or a `LeadsError` if too many wait.
 */
export function createBatch<T, R>(
  carryOut: (items: T[]) => Promise<R[]>,
  shown: string,
): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let isBusy = false;

  const carryOutAll = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      // Requests that have arrived in the meantime join.
      await nextTurn();
      await settle(waiting.splice(0, largest), carryOut);
    }
    isBusy = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= longest) return reject(new LeadsError('crowded', shown));
      waiting.push({ item, resolve, reject });
      if (!isBusy) void carryOutAll();
    });
}

async function settle<T, R>(group: Waiting<T, R>[], carryOut: (items: T[]) => Promise<R[]>): Promise<void> {
  try {
    const results = await carryOut(group.map(({ item }) => item));
    for (const [at, { resolve }] of group.entries()) resolve(results[at] as R);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}
