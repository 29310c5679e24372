import type { ConsentCategory } from './choices.ts';

/** What the cookie dialog says in one language. Pages do not carry it: few visitors see it more than once. */
export interface ConsentWords {
  title: string;
  text: string;
  /** The link to the page about cookies. */
  policy: { href: string; text: string };
  acceptAll: string;
  rejectAll: string;
  customize: string;
  save: string;
  back: string;
  close: string;
  /** Shown at the category that cannot be refused. */
  always: string;
  /** In the order in which they are shown. */
  categories: { name: ConsentCategory; title: string; description: string }[];
}

/** The dialog and its two views. */
export interface Parts {
  dialog: HTMLElement;
  /** The main view. */
  main: HTMLElement;
  /** The view with the categories. */
  form: HTMLFormElement;
}

const titleId = '_consent-title';

/**
 * The question about cookies (specification 10.1), hidden. It blocks nothing. No `<dialog>`: an open one takes Escape away from
 * the menu or search that the visitor has opened before it. Element by element, because the page's policy takes no HTML.
 */
export function createDialog(words: ConsentWords): Parts {
  const close = element('button', { className: 'consent__close', type: 'button', value: 'close' });
  close.ariaLabel = words.close;
  const title = element('p', { className: 'consent__title', id: titleId }, words.title);
  const main = question(words);
  const form = choices(words);
  const dialog = element(
    'div',
    { className: 'consent', id: 'consent', tabIndex: -1, hidden: true },
    ...[title, main, form, close],
  );
  dialog.role = 'dialog';
  dialog.setAttribute('aria-labelledby', titleId);
  return { dialog, main, form };
}

function question(words: ConsentWords): HTMLElement {
  const { href, text } = words.policy;
  return element(
    'div',
    { className: 'consent__question' },
    element('p', {}, `${words.text} `, element('a', { href }, text)),
    element(
      'p',
      { className: 'consent__buttons' },
      button('ink', { value: 'all' }, words.acceptAll),
      button('ink', { value: 'none' }, words.rejectAll),
      button('quiet', { value: 'choose' }, words.customize),
    ),
  );
}

/** The view with the categories; only what is necessary is on at first (specification 10.4). */
function choices(words: ConsentWords): HTMLFormElement {
  return element(
    'form',
    { hidden: true },
    ...words.categories.map((category) => choice(category, words.always)),
    element(
      'p',
      { className: 'consent__buttons' },
      button('ink', { type: 'submit' }, words.save),
      button('quiet', { value: 'back' }, words.back),
    ),
  );
}

function choice(
  { name, title, description }: ConsentWords['categories'][number],
  always: string,
): HTMLElement {
  const isNecessary = name === 'necessary';
  return element(
    'label',
    {},
    element('b', {}, title),
    ...(isNecessary ? [element('i', {}, always)] : []),
    element('span', {}, description),
    element('input', { type: 'checkbox', name, defaultChecked: isNecessary, disabled: isNecessary }),
  );
}

function button(variant: 'ink' | 'quiet', props: Partial<HTMLButtonElement>, words: string): HTMLElement {
  return element('button', { type: 'button', className: `button button--${variant}`, ...props }, words);
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
}
