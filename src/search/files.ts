import { type Artifact, hashOf, localeFile } from '../artifact.ts';
import { toColumns } from '../client/search/columns.ts';
import type { PublishedSearch } from '../client/search/published.ts';
import type { SiteContext } from '../define/context.ts';
import { given } from '../define/given.ts';
import type { SearchDefinition } from '../define/search.ts';
import { type FoundItems, itemsOf, type SearchOf, withTerms } from './file.ts';
import { shardSearch } from './shards/index.ts';

/** The most characters of items that are in one file: with their terms a third of that is sent, which is less than 60 kB with what reads it. */
const mostInOneFile = 100_000;

/** The files of the search of a language. The first is the one that a browser begins with: it has all of a small site. */
export function searchFiles(
  definition: SearchDefinition,
  site: SiteContext,
  of: SearchOf,
): [Artifact, ...Artifact[]] {
  const found = itemsOf(definition, site, of);
  const { locale, memory } = of;
  const columns = toColumns(found.items);
  const own = given('“search.words”', definition.words(site, locale), ['an object']);
  const first = (file: PublishedSearch) => localeFile('search', locale, { ...file, ...own });
  if (JSON.stringify(columns).length <= mostInOneFile)
    return [first({ ...withTerms(found, memory), items: columns })];
  const { shards, artifacts } = shardFiles(found, definition.types);
  return [first({ locale, shards }), ...artifacts];
}

/** The shards, in a folder that is named after what they hold: they change together. */
function shardFiles(found: FoundItems, types: readonly string[]) {
  const { shards, files } = shardSearch(found, types);
  const bodies = files.map(([name, content]) => ({ name, body: JSON.stringify(content) }));
  const hash = hashOf(bodies.map(({ body }) => body).join('\n'));
  const folder = `assets/search-${found.languages.own.id}-${hash}`;
  return {
    shards: { folder: `/${folder}`, ...shards },
    artifacts: bodies.map(({ name, body }) => ({ path: `${folder}/${name}.json`, body })),
  };
}
