import { loadIsland } from './islands.ts';
import { reactRoot, search as searchModule } from './late-modules.ts';
import { load, loadIndex } from './load.ts';
import { makePageInert } from './page.ts';

const root = document.documentElement;

/** The parts of the search that are in the served page. */
interface SearchParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  /** Says that the search could not be loaded. */
  failure: HTMLElement;
}

/**
 * Opens the search dialog by its button, by `/` and by Ctrl or ⌘ with K, at once (specification 6.1).
 *
 * @param island the name of the island that shows what is found
 */
export function prepareSearch(island: string): void {
  const button = document.querySelector<HTMLElement>('.search-button');
  const dialog = document.querySelector<HTMLDialogElement>('.search');
  const input = dialog?.querySelector<HTMLInputElement>('[role=combobox]');
  const failure = dialog?.querySelector<HTMLElement>('[role=alert]');
  if (!button || !dialog || !input || !failure) return;
  const load = createLoader({ dialog, input, failure }, island);
  const open = () => {
    load();
    if (!dialog.open) {
      // A page with a scrollbar keeps the room of it while it cannot be scrolled, so that it does not move.
      root.toggleAttribute('data-gutter', innerWidth > root.clientWidth);
      show(dialog);
    }
    input.select();
  };
  button.addEventListener('click', open);
  for (const intent of ['pointerenter', 'focus']) button.addEventListener(intent, load);
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  input.addEventListener('input', () => {
    load();
    tellWhetherFilled(input);
  });
  failure.querySelector('button')?.addEventListener('click', () => {
    load();
    input.focus();
  });
  closeDialog(dialog);
  offerPopular({ dialog, input });
  // Search engines know the search by this address (schema.org, SearchAction); the words stay text in a box.
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  tellWhetherFilled(input);
  if (input.value) open();
}

/** Blanks do not count as words: with them the popular searches stay. */
function tellWhetherFilled(input: HTMLInputElement): void {
  input.toggleAttribute('data-filled', input.value.trim() !== '');
}

/** Not by `showModal`, which styles the whole page anew before the dialog is seen. */
function show(dialog: HTMLDialogElement): void {
  const opener = document.activeElement;
  const hold = () => makePageInert(dialog, () => dialog.open);
  dialog.ariaModal = 'true';
  dialog.show();
  hold();
  dialog.addEventListener('close', function onClose() {
    // The browser tells of it later; by then the dialog may have been opened again.
    if (dialog.open) return;
    dialog.removeEventListener('close', onClose);
    hold();
    root.removeAttribute('data-gutter');
    // The browser could not give the focus back to a page that was out of reach.
    const focused = document.activeElement;
    if ((focused === document.body || dialog.contains(focused)) && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true });
  });
}

/** Loads what searches on the first sign that it will be needed, and after a failure on the next one. */
function createLoader({ dialog, input, failure }: SearchParts, island: string): () => void {
  let isLoading = false;
  const fail = (error: unknown) => {
    console.error(error);
    failure.hidden = isLoading = false;
  };
  return () => {
    if (isLoading) return;
    failure.hidden = isLoading = true;
    startSearch({ dialog, input, island, onError: fail }).catch(fail);
  };
}

const typingFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** On Icelandic keyboards `/` is typed with Shift. */
function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isTyping = target instanceof Element && target.closest(typingFields);
  return key === '/' && !isTyping;
}

/** Closes the dialog by Escape, on a click beside its content, and on leaving the page. */
function closeDialog(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null;
  // At once, so that whoever closes it can continue in the page immediately.
  const release = () => makePageInert(dialog, () => false);
  const close = () => {
    release();
    dialog.close();
  };
  dialog.addEventListener('submit', release);
  // A press that began on a word and ended outside selects text.
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) close();
  });
  dialog.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) close();
  });
  // The page may come back from the browser's memory as it was left.
  addEventListener('pagehide', close);
}

/** A popular search fills the box and is searched for (specification 6.6). */
function offerPopular({ dialog, input }: Pick<SearchParts, 'dialog' | 'input'>): void {
  for (const chip of dialog.querySelectorAll<HTMLButtonElement>('.chip')) {
    chip.addEventListener('click', () => {
      input.value = chip.value;
      input.dispatchEvent(new Event('input'));
      input.focus();
    });
  }
}

/** What searching needs of the page. */
interface Starting {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  /** The island that shows what is found. */
  island: string;
  /** Called when what was asked for could not be loaded. */
  onError: (error: unknown) => void;
}

/** Fetches the index and what searches it, each with its own retries, and lets the box be answered. */
async function startSearch({ dialog, input, island, onError }: Starting): Promise<void> {
  const [file, { closeOnOwnPage, openSearch }, { mountIsland }, component] = await Promise.all([
    loadIndex(dialog.dataset.index ?? ''),
    load(searchModule),
    load(reactRoot),
    loadIsland(island),
  ]);
  const search = await openSearch(file);
  // A place of its own: after a failure the next attempt finds it empty.
  const element = document.createElement('div');
  dialog.querySelector('.search__results')?.replaceChildren(element);
  const onFailure = (error: unknown) => {
    unmount();
    onError(error);
  };
  const props = { input, search, file, onFailure };
  const unmount = mountIsland({ element, component, props });
  dialog.addEventListener('click', closeOnOwnPage);
}
