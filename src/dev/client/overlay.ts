import type { DevState, ShownProblem } from '../protocol.ts';

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

/** The list of the problems. */
interface Panel {
  dialog: HTMLDialogElement;
  /** Shows other problems; what has the focus and how far the list is scrolled stays as it is. */
  show(state: DevState): void;
}

/** A panel that is closed and empty. */
function createPanel(): Panel {
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

/** A problem as an item of the list. */
function itemOf(problem: ShownProblem): HTMLLIElement {
  const { severity, code, what, why, fix } = problem;
  const failure = make('p', { role: 'alert' });
  return make(
    'li',
    { className: severity },
    make('div', { className: 'place' }, placeOf(problem, failure), ' ', make('code', {}, code)),
    failure,
    make('h2', {}, what),
    ...frameOf(problem),
    make('p', {}, make('b', {}, 'Why '), why),
    make('p', {}, make('b', {}, 'Fix '), fix),
  );
}

/** Opens the place in an editor; an element is told why that failed. */
function placeOf({ place, isFile }: ShownProblem, failure: HTMLElement): HTMLElement {
  if (!isFile) return make('span', {}, place);
  const button = make('button', { type: 'button', title: 'Open in the editor' }, place);
  button.addEventListener('click', async () => {
    failure.textContent = '';
    failure.textContent = await openInEditor(place);
  });
  return button;
}

async function openInEditor(place: string): Promise<string> {
  const address = `/_dev/open?place=${encodeURIComponent(place)}`;
  const answer = await fetch(address, { method: 'POST' }).catch(() => undefined);
  return answer ? answer.text() : 'site dev does not answer.';
}

function frameOf({ frame }: ShownProblem): HTMLElement[] {
  if (!frame) return [];
  const { line, text, start, length } = frame;
  const mark = make('mark', {}, text.slice(start, start + length) || ' ');
  return [make('pre', {}, `${line} │ `, text.slice(0, start), mark, text.slice(start + length))];
}

type Severity = ShownProblem['severity'];

/** The severity of the worst of some problems. */
const worst = (problems: readonly ShownProblem[]): Severity =>
  problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';

/** `1 error, 2 warnings`, and how many others there are. */
function summaryOf({ problems, hidden }: Pick<DevState, 'problems' | 'hidden'>): string {
  const count = (severity: Severity) => {
    const n = problems.filter((one) => one.severity === severity).length;
    return n === 0 ? [] : [`${n} ${severity}${n === 1 ? '' : 's'}`];
  };
  const more = hidden === 0 ? [] : [`${hidden} more`];
  return [...count('error'), ...count('warning'), ...more].join(', ');
}

/** The errors that are not among those before; one that has only moved in its file is. */
function newErrors(problems: readonly ShownProblem[], before: readonly ShownProblem[]): ShownProblem[] {
  const known = new Set(before.map(nameOf));
  return problems.filter((one) => one.severity === 'error' && !known.has(nameOf(one)));
}

const nameOf = ({ severity, code, place, what }: ShownProblem) =>
  [severity, code, place.replace(/(?::\d+)+$/, ''), what].join('\n');

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

/** Gives an element a text; one that it has is not announced again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** What the overlay looks like: of no site in particular, and readable over any. */
const overlayStyles = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; }
dialog, button { font: 16px/1.5 system-ui, sans-serif; color: light-dark(#1b1b1f, #f2f2f5); }
dialog {
  width: min(60rem, calc(100vw - 2rem)); max-height: calc(100dvh - 4rem); padding: 0 1.5rem 1.5rem;
  overflow: auto; scroll-padding-top: 6rem;
  border: 0; border-top: 6px solid var(--tone); border-radius: 8px;
  background: light-dark(#fff, #1e1e24); box-shadow: 0 12px 60px #0006;
}
dialog::backdrop { background: #0008; }
.error { --tone: light-dark(#c4211c, #ff7b72); }
.warning { --tone: light-dark(#8a5a00, #f0b429); }
[role="status"] button {
  position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; padding: .5rem 1rem; border: 2px solid var(--tone);
  border-radius: 99px; background: light-dark(#fff, #1e1e24); cursor: pointer;
}
.unseen { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header {
  position: sticky; top: 0; display: flex; align-items: start; gap: 1rem;
  margin-inline: -1.5rem; padding: 1rem 1.5rem .25rem; background: inherit;
}
.close { flex: none; width: 44px; height: 44px; border: 0; background: none; font-size: 28px; line-height: 1; cursor: pointer; }
h1 { flex: 1; margin: 0; font-size: 1.5rem; color: var(--tone); }
h2 { margin: .25rem 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.note { margin-bottom: 1rem; color: light-dark(#55555e, #b9b9c4); }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 1rem 0; border-top: 1px solid light-dark(#d9d9e0, #3a3a44); }
pre {
  margin: .5rem 0; padding: .75rem 1rem; overflow: auto; border-radius: 6px; background: light-dark(#f3f3f6, #131318);
  font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
mark { background: none; color: var(--tone); text-decoration: underline wavy; text-underline-offset: 4px; font-weight: 700; }
code, .place { font: 14px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
code { color: light-dark(#55555e, #b9b9c4); }
[role="alert"] { color: light-dark(#c4211c, #ff7b72); }
[role="alert"]:empty { margin: 0; }
.place button { min-height: 24px; padding: 2px 0; border: 0; background: none; color: light-dark(#0b57d0, #8ab4f8); font: inherit; text-align: start; text-decoration: underline; cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px; }
`;
