import type { DevState } from '../protocol.ts';
import { make, write } from './make.ts';
import { itemOf } from './problem.ts';
import { summaryOf, worst } from './summary.ts';

/** The list of the problems. */
interface Panel {
  dialog: HTMLDialogElement;
  /** Shows other problems; what has the focus and how far the list is scrolled stays as it is. */
  show(state: DevState): void;
}

/** A panel that is closed and empty. */
export function createPanel(): Panel {
  const title = make('h1', { id: 'title', ariaLive: 'polite' });
  const close = make('button', { type: 'button', className: 'close', ariaLabel: 'Close' }, '×');
  const note = make('p', { className: 'note' });
  const list = make('ol');
  const dialog = make('dialog', {}, make('header', {}, title, close), note, list);
  dialog.setAttribute('aria-labelledby', 'title');
  close.addEventListener('click', () => dialog.close());
  return {
    dialog,
    show({ problems, hidden, release }) {
      dialog.className = worst(problems);
      write(title, summaryOf({ problems, hidden }));
      note.hidden = worst(problems) === 'warning';
      note.textContent =
        release > 0
          ? 'The page behind is the last version without errors.'
          : 'There is no version without errors to show yet.';
      const focused = [...list.children].findIndex((item) => item.matches(':focus-within'));
      list.replaceChildren(...problems.map(itemOf));
      if (focused >= 0)
        (list.children[focused]?.querySelector('button') ?? close).focus({ preventScroll: true });
    },
  };
}
