import type { DevState, ShownProblem } from '../protocol.ts';
import { type OverlayWords, overlayWords } from './words.ts';

/** The overlay of problems. */
interface Overlay {
  show(state: DevState): void;
  root: ShadowRoot;
}

/** Creates a hidden overlay. New errors open it; warnings only show a button in the corner. */
export function createOverlay(): Overlay {
  const { dialog, show } = createPanel();
  const status = createElement('div', { role: 'status' });
  const button = createElement('button', { type: 'button' });
  button.addEventListener('click', () => dialog.showModal());
  const { host, root } = hostOf(status);
  document.documentElement.append(host);
  let shown = '';
  let last: readonly ShownProblem[] = [];
  return {
    root,
    show(state) {
      const { problems, hidden, language } = state;
      host.lang = overlayWords[language].lang;
      const text = JSON.stringify([problems, hidden, state.release > 0]);
      if (text === shown) return;
      shown = text;
      // Before its contents change, so that the page gets the focus back.
      if (problems.length === 0 || (worst(last) === 'error' && worst(problems) !== 'error')) dialog.close();
      show(state);
      button.className = worst(problems);
      setText(button, summaryOf(state));
      if (problems.length === 0) {
        dialog.remove();
        if (last.length > 0)
          status.replaceChildren(
            createElement('span', { className: 'unseen' }, overlayWords[language].isWell),
          );
      } else if (!dialog.isConnected) {
        status.replaceChildren(button);
        status.after(dialog);
      }
      if (!dialog.open && newErrors(problems, last).length > 0) dialog.showModal();
      last = problems;
    },
  };
}

/** Creates the shadow host, which isolates the overlay from the page. The live region must exist before its content changes. */
function hostOf(status: HTMLElement): { host: HTMLElement; root: ShadowRoot } {
  const host = createElement('site-dev' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [sheet];
  root.append(status);
  return { host, root };
}

/** The dialog with the list of problems. */
interface Panel {
  dialog: HTMLDialogElement;
  /** Updates the list. Focus and scroll position stay. */
  show(state: DevState): void;
}

/** Creates a closed, empty panel. */
function createPanel(): Panel {
  const title = createElement('h1', { id: 'title', ariaLive: 'polite' });
  const close = createElement('button', { type: 'button', className: 'close' }, '×');
  const note = createElement('p', { className: 'note' });
  const list = createElement('ol');
  const dialog = createElement('dialog', {}, createElement('header', {}, title, close), note, list);
  dialog.setAttribute('aria-labelledby', 'title');
  close.addEventListener('click', () => dialog.close());
  return {
    dialog,
    show({ problems, hidden, release, language }) {
      const words = overlayWords[language];
      close.ariaLabel = words.close;
      dialog.className = worst(problems);
      setText(title, summaryOf({ problems, hidden, language }));
      note.hidden = worst(problems) === 'warning';
      note.textContent = release > 0 ? words.stays : words.nothingYet;
      const focused = [...list.children].findIndex((item) => item.matches(':focus-within'));
      list.replaceChildren(...problems.map((problem) => itemOf(problem, words)));
      if (focused >= 0)
        (list.children[focused]?.querySelector('button') ?? close).focus({ preventScroll: true });
    },
  };
}

/** Creates the list item of a problem. */
function itemOf(problem: ShownProblem, words: OverlayWords): HTMLLIElement {
  const { severity, code, what, why, fix } = problem;
  const failure = createElement('p', { role: 'alert' });
  return createElement(
    'li',
    { className: severity },
    createElement(
      'div',
      { className: 'place' },
      placeOf(problem, words, failure),
      ' ',
      createElement('code', {}, code),
    ),
    failure,
    createElement('h2', {}, what),
    ...frameOf(problem),
    createElement('p', {}, createElement('b', {}, `${words.why} `), why),
    createElement('p', {}, createElement('b', {}, `${words.fix} `), fix),
  );
}

/** Creates the button that opens a place in an editor. Failures are shown in another element. */
function placeOf({ place, isFile }: ShownProblem, words: OverlayWords, failure: HTMLElement): HTMLElement {
  if (!isFile) return createElement('span', {}, place);
  const button = createElement('button', { type: 'button', title: words.open }, place);
  button.addEventListener('click', async () => {
    failure.textContent = '';
    failure.textContent = (await openInEditor(place)) ?? words.isSilent;
  });
  return button;
}

async function openInEditor(place: string): Promise<string | undefined> {
  const address = `/_dev/open?place=${encodeURIComponent(place)}`;
  const answer = await fetch(address, { method: 'POST' }).catch(() => undefined);
  return answer?.text();
}

function frameOf({ frame }: ShownProblem): HTMLElement[] {
  if (!frame) return [];
  const { line, text, start, length } = frame;
  const mark = createElement('mark', {}, text.slice(start, start + length) || ' ');
  return [createElement('pre', {}, `${line} │ `, text.slice(0, start), mark, text.slice(start + length))];
}

type ProblemSeverity = ShownProblem['severity'];

/** Returns the highest severity of problems. */
const worst = (problems: readonly ShownProblem[]): ProblemSeverity =>
  problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';

/** Formats the number of problems, such as `1 error, 2 warnings, 3 more`. */
function summaryOf({
  problems,
  hidden,
  language,
}: Pick<DevState, 'problems' | 'hidden' | 'language'>): string {
  const words = overlayWords[language];
  const count = (severity: ProblemSeverity) => {
    const n = problems.filter((one) => one.severity === severity).length;
    return n === 0 ? [] : [words[severity](n)];
  };
  const more = hidden === 0 ? [] : [words.more(hidden)];
  return [...count('error'), ...count('warning'), ...more].join(', ');
}

/** Returns the errors that are new. An error that has only moved within its file is not. */
function newErrors(problems: readonly ShownProblem[], before: readonly ShownProblem[]): ShownProblem[] {
  const old = new Set(before.map(identityOf));
  return problems.filter((one) => one.severity === 'error' && !old.has(identityOf(one)));
}

const identityOf = ({ severity, code, place, what }: ShownProblem) =>
  [severity, code, place.replace(/(?::\d+)+$/, ''), what].join('\n');

/** Creates an element. Trusted Types forbid parsing markup. */
function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Sets the text of an element, unless it is the same, which screen readers would announce again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** The styles of the overlay, which are independent of the site. */
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
.source {
  position: fixed; z-index: 2147483647; box-sizing: content-box; margin: -4px; padding: 2px; border: 2px solid #2f6fde; border-radius: 4px;
  font: 12px/1.5 ui-monospace, monospace; color: transparent; pointer-events: none;
}
.source::after {
  content: attr(data-place); position: absolute; inset: auto auto 100% -2px; padding: 0 .5em; white-space: nowrap;
  border-radius: 4px 4px 0 0; color: #fff; background: #2f6fde;
}
.source[data-place=""]::after { content: none; }
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
