import type { DevState, ShownProblem } from '../protocol.ts';
import { make, write } from './make.ts';
import { overlayStyles } from './overlay-styles.ts';
import { createPanel } from './panel.ts';
import { newErrors, summaryOf, worst } from './summary.ts';

/** Shows what is wrong with the site on top of the page. */
interface Overlay {
  show(state: DevState): void;
}

/** An overlay without problems, which is not seen. Errors open it; warnings are a mark in the corner until someone asks. */
export function createOverlay(): Overlay {
  const { dialog, show } = createPanel();
  const status = make('div', { role: 'status' });
  const mark = make('button', { type: 'button' });
  mark.addEventListener('click', () => dialog.showModal());
  document.documentElement.append(hostOf(status));
  let shown = '';
  let last: readonly ShownProblem[] = [];
  return {
    show(state) {
      const { problems, hidden } = state;
      const text = JSON.stringify([problems, hidden, state.release > 0]);
      if (text === shown) return;
      shown = text;
      // Before its contents go, so that what had the focus in the page gets it back.
      if (problems.length === 0 || (worst(last) === 'error' && worst(problems) !== 'error')) dialog.close();
      show(state);
      mark.className = worst(problems);
      write(mark, summaryOf(state));
      if (problems.length === 0) {
        dialog.remove();
        if (last.length > 0)
          status.replaceChildren(make('span', { className: 'unseen' }, 'All is well again.'));
      } else if (!dialog.isConnected) {
        status.replaceChildren(mark);
        status.after(dialog);
      }
      if (!dialog.open && newErrors(problems, last).length > 0) dialog.showModal();
      last = problems;
    },
  };
}

/** The element that keeps the overlay from the page. What is announced has to be there before it changes. */
function hostOf(status: HTMLElement): HTMLElement {
  const host = make('site-dev' as 'div', { lang: 'en-GB' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [sheet];
  root.append(status);
  return host;
}
