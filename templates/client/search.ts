import type { OpenSearch } from '../../src/rules/search/open.ts';
import type { PublishedSearch } from '../../src/rules/search/types.ts';
import type { retry } from './retry.ts';
import type { SearchParts } from './search-dialog.ts';

/** The time at the end of an idle moment in which no step is begun any more, in milliseconds. */
const reserve = 6;

interface Starting {
  retry: typeof retry;
  fail: (error: unknown) => void;
}

/** Fetches the index and what searches it, each with its own retries, and lets the box be answered. */
export async function startSearch({ dialog, input }: SearchParts, { retry, fail }: Starting): Promise<void> {
  const [file, lunr, { SiteSearch, openInSteps }, { mountIsland }] = await Promise.all([
    retry(() => fetchIndex(dialog.dataset.index ?? '')),
    retry(() => import('lunr')),
    retry(() => import('../islands/SiteSearch.tsx')),
    retry(() => import('./hydrate.ts')),
  ]);
  const search = await openWhenIdle(openInSteps(file, lunr.default.Index.load));
  const element = dialog.querySelector<HTMLElement>('.search__results');
  if (element)
    mountIsland({
      element,
      component: SiteSearch,
      props: { input, search, words: file.words },
      onError: fail,
    });
  dialog.addEventListener('click', closeOnOwnPage);
}

async function fetchIndex(address: string): Promise<PublishedSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Makes the index ready in the moments in which nothing else is to be done: nobody's typing waits for it. */
async function openWhenIdle(steps: Iterator<undefined, OpenSearch>): Promise<OpenSearch> {
  for (;;) {
    const timeLeft = await idle();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (timeLeft() > reserve);
  }
}

/** Waits for a moment in which the browser has nothing else to do, and gives how much of it is left. */
function idle(): Promise<() => number> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) setTimeout(() => resolve(() => 0));
    else requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining()), { timeout: 300 });
  });
}

/** A link to the page that the visitor is on leaves it in sight. */
function closeOnOwnPage({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const isHere = link?.pathname === location.pathname && !ctrlKey && !metaKey && !shiftKey;
  if (isHere && currentTarget instanceof HTMLDialogElement) currentTarget.close();
}
