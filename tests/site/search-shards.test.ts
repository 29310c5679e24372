import lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import { openIndex } from '../../src/client/search/open.ts';
import { answerQuery, type Search } from '../../src/client/search/query.ts';
import { searchShards } from '../../src/client/search/shards/index.ts';
import type { SearchItem } from '../../src/client/search/types.ts';
import { shardSearch } from '../../src/search/shards/index.ts';
import { site } from '../../templates/site.ts';
import { builtSite } from '../support/built-site.ts';
import { realSearch } from './real-search.ts';
import { englishQueries } from './search-relevance-en.ts';
import { hard } from './search-relevance-hard.ts';
import { heldOut } from './search-relevance-held-out.ts';
import { icelandicQueries } from './search-relevance-is.ts';
import { obviousQueries } from './search-relevance-obvious.ts';

/*
 * A site that is too large for an index in one file is searched in shards. What visitors find must not depend on the size of the
 * site: the same queries are asked of the real content, once in one file and once in shards.
 */
const queries = {
  is: [...icelandicQueries, ...obviousQueries.is, ...heldOut.is, ...hard.is],
  en: [...englishQueries, ...obviousQueries.en, ...heldOut.en, ...hard.en],
};

describe.each(['is', 'en'] as const)('the search of the site in shards, in %s', (locale) => {
  const { search, file } = realSearch(locale);
  const sharded = inShards(file.items, locale);
  const asked = queries[locale].map(([query]) => query);

  test('finds the same first result for every query of the tables but two in a hundred, and the same ten for nearly all', async () => {
    const differs: string[] = [];
    const differsFirst: string[] = [];
    for (const query of asked) {
      const inOneFile = namesOf(answerQuery(search, query).items);
      const found = namesOf((await sharded.ask(query)).items);
      if (found[0] !== inOneFile[0]) differsFirst.push(query);
      if (found.slice(0, 10).join() !== inOneFile.slice(0, 10).join()) differs.push(query);
    }
    expect(asked.length).toBeGreaterThan(150);
    expect(differsFirst.length, differsFirst.join()).toBeLessThanOrEqual(asked.length * 0.02);
    expect(differs.length, differs.join()).toBeLessThanOrEqual(asked.length * 0.04);
  });

  test('gives whole items: what is shown and marked is what one file has', async () => {
    const [query = ''] = asked;
    const [first] = (await sharded.ask(query)).items;
    const same = file.items.find(({ path, title }) => path === first?.path && title === first.title);
    expect({ ...first, id: '' }).toEqual({ ...same, id: '' });
  });
});

test('a site whose index is one file publishes no script for shards', async () => {
  const { artifacts } = await builtSite();
  const indexes = artifacts.filter(({ path }) => /^assets\/search-\w+-\w+\.json$/.test(path));
  expect(indexes.map(({ body }) => Object.hasOwn(JSON.parse(String(body)), 'script'))).toEqual([
    false,
    false,
  ]);
  const code = artifacts.filter(({ path }) => path.endsWith('.js'));
  // The names of the files of shards are in the code that loads them alone.
  expect(code.filter(({ body }) => /items-\$\{/.test(String(body))).map(({ path }) => path)).toEqual([]);
});

/** The items as the browsers of a large site have them. */
function inShards(items: SearchItem[], locale: string): Search {
  const all = site.locales.map((one) => one.search);
  const own = all.find(({ id }) => id === locale);
  const types = site.search?.types ?? [];
  if (!own) throw new Error(locale);
  const languages = { own, others: all.filter((one) => one !== own) };
  const { shards, files } = shardSearch({ items, languages }, types);
  const texts = new Map(files.map(([name, content]) => [name, JSON.stringify(content)]));
  const load = async <T>(name: string) => JSON.parse(texts.get(name) ?? '') as T;
  const opening = { library: lunr, languages: all, types };
  return searchShards(
    { locale, shards: { folder: '', ...shards } },
    { languages: all, load, open: async (index) => openIndex(index, opening) },
  );
}

const namesOf = (items: readonly SearchItem[]) => items.map(({ path, title }) => `${path} ${title}`);
