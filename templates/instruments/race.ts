// Not by the index, whose other parts would reach the browser too.
import { fillText } from '../../src/define/plural.ts';
import { inSeconds, trackPath } from './track.ts';

/** Data that the element of this script carries. */
export interface RaceData {
  /** When this page is there, and when the race is over, in milliseconds. */
  paint: number;
  finish: number;
  time: string;
  decimalMark: string;
  result: string;
}

/** Lets the visitor start the race: the clock of this page runs until it is there, and the line of the wait goes on. */
export function enhance(race: HTMLElement): void {
  const { paint, finish, time, decimalMark, result } = JSON.parse(race.dataset.race ?? '{}') as RaceData;
  const button = race.querySelector('button');
  const status = race.querySelector('[role=status]');
  const own = race.querySelector('.race__own');
  const wait = race.querySelector('.race__wait');
  const clock = race.querySelector('.race__clock');
  if (!button || !status || !clock) return;
  const seconds = (value: number) => fillText(time, { n: inSeconds(value, decimalMark) });
  const show = (elapsed: number) => {
    own?.setAttribute('d', trackPath(paint, elapsed));
    wait?.setAttribute('d', trackPath(finish, elapsed));
    clock.textContent = seconds(Math.min(paint, elapsed));
  };
  let frame = 0;
  const run = (start: number, now: number) => {
    const elapsed = Math.max(0, now - start);
    show(elapsed);
    if (elapsed >= paint && !status.textContent)
      status.textContent = fillText(result, { own: seconds(paint) });
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
