// Not by the index, whose other parts would reach the browser too.
import { fillText } from '../../src/define/plural.ts';
import { inSeconds, lanePath } from './lanes.ts';

/** Data that the element of this script carries. */
export interface RaceData {
  /** The times of the lanes in milliseconds, that of this page first. */
  times: readonly number[];
  time: string;
  decimalMark: string;
  result: string;
}

/** Lets the visitor start the race: every lane takes as long as its time says. */
export function enhance(race: HTMLElement): void {
  const { times, time, decimalMark, result } = JSON.parse(race.dataset.race ?? '{}') as RaceData;
  const button = race.querySelector('button');
  const status = race.querySelector('[role=status]');
  const lines = race.querySelectorAll('.race__line');
  const clocks = race.querySelectorAll('.race__clock');
  if (!button || !status) return;
  const seconds = (value: number) => fillText(time, { n: inSeconds(value, decimalMark) });
  const show = (elapsed: number) => {
    times.forEach((end, index) => {
      lines[index]?.setAttribute('d', lanePath(end, elapsed));
      const clock = clocks[index];
      if (clock) clock.textContent = seconds(Math.min(end, elapsed));
    });
  };
  const finish = Math.max(...times);
  let frame = 0;
  const run = (start: number, now: number) => {
    const elapsed = Math.max(0, now - start);
    show(elapsed);
    if (elapsed >= (times[0] ?? 0) && !status.textContent)
      status.textContent = fillText(result, { own: seconds(times[0] ?? 0) });
    if (elapsed < finish) frame = requestAnimationFrame((next) => run(start, next));
  };
  button.addEventListener('click', () => {
    cancelAnimationFrame(frame);
    status.textContent = '';
    frame = requestAnimationFrame((now) => run(now, now));
  });
  // Who asks for less motion during the race sees its end.
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => {
    cancelAnimationFrame(frame);
    show(finish);
  });
  button.disabled = false;
  race.dataset.ready = '';
}
