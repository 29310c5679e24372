import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '../../../src/client/load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When each attempt was made, in milliseconds, if the first ones fail. */
async function attemptsAt(failures: number): Promise<{ times: number[]; outcome: string }> {
  const start = Date.now();
  const times: number[] = [];
  const loading = retry(async () => {
    times.push(Date.now() - start);
    if (times.length <= failures) throw new Error('offline');
    return 'loaded';
  }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return { times, outcome: await loading };
}

test('what loads at once is asked for once', async () => {
  expect(await attemptsAt(0)).toEqual({ times: [0], outcome: 'loaded' });
});

test('a failure is followed by five retries, after 350 ms and then twice as long each time (specification 13.1)', async () => {
  const times = [0, 350, 1050, 2450, 5250, 10_850];
  expect(await attemptsAt(5)).toEqual({ times, outcome: 'loaded' });
  expect(await attemptsAt(6)).toEqual({ times, outcome: 'offline' });
});
