import lunr from 'lunr';
import { load, loadJson } from './load.ts';
import { fromColumns } from './search/columns.ts';
import { type OpenSearch, openIndexInSteps } from './search/open.ts';
import { type Search, searchWhole } from './search/query.ts';
import type { PublishedSearch } from './search/shards/types.ts';
import type { SearchIndexFile } from './search/types.ts';
import { searchLanguages, searchTypes } from './site-search.ts';

/** The code for an index in shards, which other sites do not need: the index names it. */
type ShardScript = typeof import('./search/shards/index.ts');

/** How long the index is worked on before the browser is asked for another idle moment, in milliseconds. */
const slice = 8;

/** Makes a fetched index ready to be asked. */
export async function openSearch(file: PublishedSearch): Promise<Search> {
  if (!('shards' in file)) return searchWhole(await open({ ...file, items: fromColumns(file.items) }));
  const { searchShards } = await load<ShardScript>(file.script);
  const loadShard = <T>(name: string) => loadJson<T>(`${file.shards.folder}/${name}.json`);
  return searchShards(file, { languages: searchLanguages, load: loadShard, open });
}

/** Works in the moments in which nothing else is to be done: typing never waits for it. */
async function open(file: SearchIndexFile): Promise<OpenSearch> {
  const steps = openIndexInSteps(file, { library: lunr, languages: searchLanguages, types: searchTypes });
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

/** Closes the dialog of a click on a link to the page that the visitor is on, to leave it in sight. */
export function closeOnOwnPage({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const isHere = link?.pathname === location.pathname && !ctrlKey && !metaKey && !shiftKey;
  if (isHere && currentTarget instanceof HTMLDialogElement) currentTarget.close();
}
