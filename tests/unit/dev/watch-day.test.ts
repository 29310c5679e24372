import { expect, it, onTestFinished, vi } from 'vitest';
import { watchDay } from '../../../src/dev/watch-inputs.ts';

it('site dev hears of each new day once, also when the computer has slept over midnight', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T23:58:30Z') });
  onTestFinished(() => void vi.useRealTimers());
  const days: string[] = [];
  const stop = watchDay(() => days.push(new Date().toISOString().slice(0, 10)));
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual([]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(days).toEqual(['2026-11-26']);
  vi.setSystemTime(new Date('2026-11-29T08:00:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['2026-11-26', '2026-11-29']);
  stop();
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(days).toHaveLength(2);
});
