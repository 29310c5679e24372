import type { OpenSearch } from '../rules/search/open.ts';
import type { PublishedSearch } from '../rules/search/types.ts';
import type { fetchFile, retry } from './retry.ts';
import type { SearchParts } from './search-dialog.ts';

/** How long the index is worked on before the browser is asked for another idle moment, in milliseconds. */
const slice = 8;

interface Starting {
  retry: typeof retry;
  fetchFile: typeof fetchFile;
  fail: (error: unknown) => void;
}

/** Fetches the index and what searches it, each with its own retries, and lets the box be answered. */
export async function startSearch({ dialog, input }: SearchParts, starting: Starting): Promise<void> {
  const { retry, fetchFile, fail } = starting;
  const [file, lunr, { SiteSearch, fromColumns, openInSteps }, { mountIsland }] = await Promise.all([
    retry(async (): Promise<PublishedSearch> => (await fetchFile(dialog.dataset.index ?? '')).json()),
    retry(() => import('lunr')),
    retry(() => import('../../templates/islands/SiteSearch.tsx')),
    retry(() => import('./hydrate.ts')),
  ]);
  const search = await openWhenIdle(
    openInSteps({ ...file, items: fromColumns(file.items) }, lunr.default.Index.load),
  );
  // A place of its own: after a failure the next attempt finds it empty.
  const element = document.createElement('div');
  dialog.querySelector('.search__results')?.replaceChildren(element);
  const props = { input, search, words: file.words, links: file.links };
  mountIsland({ element, component: SiteSearch, props, onError: fail });
  dialog.addEventListener('click', closeOnOwnPage);
}

/** Makes the index ready in the moments in which nothing else is to be done: nobody's typing waits for it. */
async function openWhenIdle(steps: Iterator<undefined, OpenSearch>): Promise<OpenSearch> {
  for (;;) {
    await idle();
    const start = performance.now();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() - start < slice);
  }
}

/** Waits for a moment in which the browser has nothing else to do, but not for long. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 100 });
    else setTimeout(resolve);
  });
}

/** A link to the page that the visitor is on leaves it in sight. */
function closeOnOwnPage({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const isHere = link?.pathname === location.pathname && !ctrlKey && !metaKey && !shiftKey;
  if (isHere && currentTarget instanceof HTMLDialogElement) currentTarget.close();
}
