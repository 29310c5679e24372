import { loadIsland } from './hydrate-islands.ts';
import { reactRoot, search as searchModule } from './late-modules.ts';
import { load, loadIndex } from './load.ts';

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
export async function startSearch({ dialog, input, island, onError }: Starting): Promise<void> {
  const [index, { closeOnOwnPage, openSearch }, { mountIsland }, component] = await Promise.all([
    loadIndex(dialog.dataset.index ?? ''),
    load(searchModule),
    load(reactRoot),
    loadIsland(island),
  ]);
  const search = await openSearch(index);
  // A place of its own: after a failure the next attempt finds it empty.
  const element = document.createElement('div');
  dialog.querySelector('.search__results')?.replaceChildren(element);
  const onFailure = (error: unknown) => {
    unmount();
    onError(error);
  };
  const props = { input, search, file: index.file, onFailure };
  const unmount = mountIsland({ element, component, props });
  dialog.addEventListener('click', closeOnOwnPage);
}
