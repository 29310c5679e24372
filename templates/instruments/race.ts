// Not by the index, whose other parts would reach the browser too.
import { fillText } from '../../src/define/plural.ts';
import { inSeconds, trackPath } from './track.ts';

/** Data that the element of this script carries. */
export interface RaceData {
  /** The times of the clocks in milliseconds, that of this page first. */
  times: readonly number[];
  time: string;
  decimalMark: string;
  result: string;
}

/** Lets the visitor start the race: every clock runs as long as its time says. */
export function enhance(race: HTMLElement): void {
  const { times, time, decimalMark, result } = JSON.parse(race.dataset.race ?? '{}') as RaceData;
  const button = race.querySelector('button');
  const status = race.querySelector('[role=status]');
  const own = race.querySelector('.race__own');
  const wait = race.querySelector('.race__wait');
  const clocks = race.querySelectorAll('.race__clock');
  if (!button || !status) return;
  const finish = Math.max(...times);
  const seconds = (value: number) => fillText(time, { n: inSeconds(value, decimalMark) });
  const show = (elapsed: number) => {
    own?.setAttribute('d', trackPath(times[0] ?? 0, elapsed));
    wait?.setAttribute('d', trackPath(finish, elapsed));
    times.forEach((end, index) => {
      const clock = clocks[index];
      if (clock) clock.textContent = seconds(Math.min(end, elapsed));
    });
  };
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
