import { type Opening, openingAt } from './opening.ts';

/** What is said of the moment; the weekdays are as they stand after „opnum“, from Sunday. */
interface OpenNowWords {
  open: string;
  today: string;
  tomorrow: string;
  later: string;
  weekdays: readonly string[];
}

/** What the element of this script carries. */
export interface OpenNow {
  opening: Opening;
  words: OpenNowWords;
}

const minute = 60_000;

/** Says whether the office is open now, or when it opens, and keeps that true while the page is open. */
export function enhance(element: HTMLElement): void {
  const { opening, words } = JSON.parse(element.dataset.openNow ?? '{}') as OpenNow;
  const update = () => {
    const state = openingAt(opening, new Date());
    element.toggleAttribute('data-open', state?.isOpen === true);
    element.textContent = state ? textOf(state, words) : '';
  };
  update();
  setInterval(update, minute);
}

function textOf(state: NonNullable<ReturnType<typeof openingAt>>, words: OpenNowWords): string {
  if (state.isOpen) return words.open.replace('{time}', state.until);
  const { opens, ahead, weekday } = state;
  const text = [words.today, words.tomorrow][ahead] ?? words.later;
  return text.replace('{time}', opens).replace('{day}', words.weekdays[weekday] ?? '');
}
