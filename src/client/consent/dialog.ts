import {
  type Consent,
  type ConsentCategory,
  consentCategories,
  consentEntries,
  consentKey,
  givenKey,
} from './choices.ts';
import { type ConsentWords, createDialog, type Parts } from './markup.ts';
import { applyConsent, scriptsInPage } from './scripts.ts';

/** The dialog of the page, once it was needed. Extensions may put elements of their own into it. */
let added: Parts | undefined;

/** Shows the dialog unasked. It takes no focus and blocks nothing; it is the first thing after the skip link. */
export function showDialog(words: ConsentWords): void {
  const parts = addedDialog(words);
  if (parts.dialog.hidden) show(parts);
}

/** Opens the dialog for a visitor who asked for it. On closing, the focus returns to the button. */
export function openDialog(words: ConsentWords, opener: HTMLElement, consent: Consent | undefined): void {
  const parts = addedDialog(words);
  if (consent) keepChoices(parts, consent);
  show(parts);
  returnFocus = () => opener.focus({ preventScroll: true });
  parts.dialog.focus({ preventScroll: true });
}

/** Adds the dialog early in the page, after the skip link, so that a keyboard reaches it at once. */
function addedDialog(words: ConsentWords): Parts {
  if (added) return added;
  added = createDialog(words);
  document.querySelector('.skip-link')?.after(added.dialog);
  listen(added);
  return added;
}

/** Always begins with the main view, and with the choices that were saved last; before that with none (specification 10.4). */
function show(parts: Parts): void {
  const { dialog, form } = parts;
  form.reset();
  showView(parts, 'main');
  dialog.hidden = false;
}

/** Where the focus goes when the dialog is closed; undefined if it opened unasked. */
let returnFocus: (() => void) | undefined;

function close({ dialog }: Parts): void {
  dialog.hidden = true;
  returnFocus?.();
  returnFocus = undefined;
}

function showView({ main, form }: Parts, name: 'main' | 'form'): void {
  main.hidden = name !== 'main';
  form.hidden = name !== 'form';
}

function listen(parts: Parts): void {
  const { dialog, form, main } = parts;
  const acts: Record<string, () => void> = {
    all: () =>
      save(
        parts,
        choose(parts, () => true),
      ),
    none: () =>
      save(
        parts,
        choose(parts, () => false),
      ),
    close: () => close(parts),
    choose: () => {
      showView(parts, 'form');
      form.querySelector<HTMLElement>('input:enabled')?.focus();
    },
    back: () => {
      showView(parts, 'main');
      main.querySelector<HTMLElement>('[value=choose]')?.focus();
    },
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element) acts[target.closest('button')?.value ?? '']?.();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save(
      parts,
      choose(parts, ({ checked }) => checked),
    );
  });
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && close(parts));
  // A visitor who has chosen in another tab is not asked here any more.
  addEventListener('storage', ({ key }) => key === consentKey && close(parts));
  new ResizeObserver(() => makeRoom(dialog)).observe(dialog);
}

/**
 * What has the focus is scrolled out from under the dialog, even at the end of the page (WCAG 2.4.11). Not by a custom
 * property of the root: all would inherit it, and the whole page would be styled anew.
 */
function makeRoom(dialog: HTMLElement): void {
  const covered = dialog.hidden ? 0 : Math.ceil(innerHeight - dialog.getBoundingClientRect().top);
  const footer = document.querySelector<HTMLElement>('.site-footer');
  document.documentElement.style.scrollPaddingBlockEnd = covered ? `calc(${covered}px + var(--space-6))` : '';
  if (footer) footer.style.paddingBlockEnd = covered ? `calc(${covered}px + var(--space-8))` : '';
}

function inputsOf({ form }: Parts): HTMLInputElement[] {
  const names: readonly string[] = consentCategories;
  return [...form.querySelectorAll('input')].filter(({ name }) => names.includes(name));
}

/** The choice for each category; what is necessary is always on. */
function choose(parts: Parts, choice: (input: HTMLInputElement) => boolean): Consent {
  const choices = inputsOf(parts).map((input) => [input.name, input.disabled || choice(input)]);
  return Object.fromEntries(choices) as Consent;
}

/** Lets the form begin with these choices whenever it is reset. */
function keepChoices(parts: Parts, consent: Consent): void {
  for (const input of inputsOf(parts)) input.defaultChecked = consent[input.name as ConsentCategory];
}

function save(parts: Parts, consent: Consent): void {
  const givenFor = scriptsInPage();
  try {
    localStorage.removeItem(givenKey);
    const entries = consentEntries({ consent, date: new Date(), givenFor });
    for (const [key, text] of entries) localStorage.setItem(key, text);
  } catch (error) {
    // The choices still hold for this page.
    console.error('The cookie choices could not be stored.', error);
  }
  keepChoices(parts, consent);
  close(parts);
  if (applyConsent({ consent, given: givenFor })) location.reload();
}
