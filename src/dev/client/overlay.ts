import type { DevState, ShownProblem } from '../protocol.ts';
import { overlayStyles } from './overlay-styles.ts';

/** Shows what is wrong with the site on top of the page. */
interface Overlay {
  show(state: DevState): void;
}

/** Makes an element; the policy of pages allows no markup from texts. */
function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** An overlay without problems, which is not seen. Errors open it; warnings are a mark in the corner until someone asks. */
export function createOverlay(): Overlay {
  const host = make('site-dev' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [sheet];
  let last = '';
  return {
    show({ problems, release }) {
      const text = JSON.stringify([problems, release > 0]);
      if (text === last) return;
      last = text;
      root.replaceChildren();
      if (problems.length === 0) {
        host.remove();
        return;
      }
      const panel = panelOf(problems, release > 0);
      root.append(
        markOf(problems, () => panel.showModal()),
        panel,
      );
      document.documentElement.append(host);
      if (problems.some(({ severity }) => severity === 'error')) panel.showModal();
    },
  };
}

function markOf(problems: readonly ShownProblem[], open: () => void): HTMLElement {
  const button = make('button', { type: 'button', className: worst(problems) }, summaryOf(problems));
  button.addEventListener('click', open);
  return button;
}

function panelOf(problems: readonly ShownProblem[], isBehind: boolean): HTMLDialogElement {
  const close = make('button', { type: 'button', className: 'close', ariaLabel: 'Close' }, '×');
  const title = make('h1', { id: 'title' }, summaryOf(problems));
  const behind = isBehind
    ? 'The page behind is the last version without errors.'
    : 'There is no version without errors to show yet.';
  const note = make('p', { className: 'note' }, behind);
  const list = make('ol', {}, ...problems.map(itemOf));
  const panel = make('dialog', { className: worst(problems) }, close, title, note, list);
  panel.setAttribute('aria-labelledby', 'title');
  if (worst(problems) === 'warning') note.remove();
  close.addEventListener('click', () => panel.close());
  return panel;
}

function itemOf(problem: ShownProblem, at: number): HTMLElement {
  const { severity, code, what, why, fix } = problem;
  return make(
    'li',
    { className: severity },
    make('div', { className: 'place' }, placeOf(problem, at), ' ', make('code', {}, code)),
    make('h2', {}, what),
    ...frameOf(problem),
    make('p', {}, make('b', {}, 'Why '), why),
    make('p', {}, make('b', {}, 'Fix '), fix),
  );
}

/** Opens the place in an editor. */
function placeOf({ place, isFile }: ShownProblem, at: number): HTMLElement {
  if (!isFile) return make('span', {}, place);
  const button = make('button', { type: 'button', title: 'Open in the editor' }, place);
  button.addEventListener('click', () => void fetch(`/_dev/open?problem=${at}`, { method: 'POST' }));
  return button;
}

function frameOf({ frame }: ShownProblem): HTMLElement[] {
  if (!frame) return [];
  const { line, text, start, length } = frame;
  const mark = make('mark', {}, text.slice(start, start + length) || ' ');
  return [make('pre', {}, `${line} │ `, text.slice(0, start), mark, text.slice(start + length))];
}

const worst = (problems: readonly ShownProblem[]) =>
  problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';

function summaryOf(problems: readonly ShownProblem[]): string {
  const count = (severity: ShownProblem['severity']) => {
    const n = problems.filter((one) => one.severity === severity).length;
    return n === 0 ? [] : [`${n} ${severity}${n === 1 ? '' : 's'}`];
  };
  return [...count('error'), ...count('warning')].join(', ');
}
