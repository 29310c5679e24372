import { type Artifact, hashOf, localeFile } from '../artifact.ts';
import { scripts } from '../assets/bundle/index.ts';
import { toColumns } from '../client/search/columns.ts';
import { languagesFor, type SearchLanguages } from '../client/search/languages.ts';
import { packTerms, type TermsByField, termsByField } from '../client/search/pack-terms.ts';
import type { PublishedSearch, SearchEntryFile } from '../client/search/shards/types.ts';
import type { PackedTerms, SearchIndexFile, SearchItem } from '../client/search/types.ts';
import { siteOf } from '../content/load/index.ts';
import { contextOf } from '../content/site-context.ts';
import { given } from '../define/given.ts';
import type { Locale } from '../define/locale.ts';
import type { SearchDefinition, SearchEntry } from '../define/search.ts';
import { type Db, query } from '../graph/index.ts';
import { checkEntries } from './check-entries.ts';
import { searchItem } from './items.ts';
import { type FoundItems, shardSearch } from './shards/index.ts';
import { synonymGroups, withSynonyms } from './synonyms.ts';

/** The most characters of items that are in one file: with their terms a third of that is sent, which is less than 60 kB with what reads it. */
const mostInOneFile = 130_000;

/**
 * Returns the address of the file with which a browser begins a search in a language. It stays, so that no page changes with the index: the file
 * names the index, whose address changes with it.
 */
export const searchHref = (locale: Locale) => `/search-${locale}.json`;

function definitionOf(db: Db): SearchDefinition {
  const { search } = siteOf(db);
  if (!search) throw new Error('The site has no search.');
  return search;
}

/** Reads what the site says can be found in a language, by the ids of the entries. */
const input = query('search input', (db, locale) => {
  const { input: inputOf, types } = definitionOf(db);
  const context = contextOf(db);
  const found = given('“search.input”', inputOf(context, locale), ['an object', 'entries', 'synonyms']);
  checkEntries(found.entries, { types, routes: context.routes });
  const { entries, synonyms } = structuredCopy({ entries: found.entries, synonyms: found.synonyms });
  return { entries: new Map(entries.map((entry) => [entry.id, entry])), synonyms };
});

/** Copies a value: those of content are watched, what is stored is not. */
const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Lists the entries of a language that lead to a part of a page. */
const anchored = query('search anchors', (db, locale) =>
  [...db.get(input, locale).entries.values()]
    .filter(({ path }) => path.includes('#'))
    .map(({ id, path }) => ({ id, path })),
);

/** Lists the entries of all languages that lead to a part of a page. */
export function anchoredEntries(db: Db): Pick<SearchEntry, 'id' | 'path'>[] {
  const { search, locales } = db.config.site;
  return search ? locales.flatMap(({ id }) => db.get(anchored, id)) : [];
}

/** Lists the ids of all that can be found in a language, sorted, so that the same content in any order gives the same bytes. */
const ids = query('search ids', (db, locale) =>
  [...db.get(input, locale).entries.keys()].toSorted((a, b) => (a < b ? -1 : 1)),
);

const groups = query('search synonyms', (db, locale) =>
  synonymGroups(db.get(synonyms, locale), languageOf(db, locale)),
);

const synonyms = query('written synonyms', (db, locale) => db.get(input, locale).synonyms);

/** Joins the arguments of queries on an entry: a language and an id. */
const argumentOf = (locale: Locale, id: string) => `${locale} ${id}`;

function partsOf(argument: string): [locale: Locale, id: string] {
  const at = argument.indexOf(' ');
  return [argument.slice(0, at), argument.slice(at + 1)];
}

const writtenEntry = query('written entry', (db, argument) => {
  const [locale, id] = partsOf(argument);
  return db.get(input, locale).entries.get(id);
});

/** Gives an entry its synonyms. */
const entry = query('entry', (db, argument): SearchEntry | undefined => {
  const [locale] = partsOf(argument);
  const written = db.get(writtenEntry, argument);
  return written && withSynonyms(written, db.get(groups, locale), languageOf(db, locale));
});

/** Gives an entry what it is called in the other languages, as it is found. */
const item = query('item', (db, argument): SearchItem | undefined => {
  const [locale, id] = partsOf(argument);
  const own = db.get(entry, argument);
  if (!own) return undefined;
  const { own: language, others } = languagesOf(db, locale);
  const siblings = others.flatMap((other) => {
    const found = db.get(entry, argumentOf(other.id, id));
    return found ? [{ item: found, language: other }] : [];
  });
  return searchItem(own, siblings, language);
});

const terms = query('terms', (db, argument): TermsByField | undefined => {
  const found = db.get(item, argument);
  return found && termsByField(found, languageOf(db, partsOf(argument)[0]));
});

const packed = query(
  'packed terms',
  (db, locale): PackedTerms =>
    packTerms(
      db.get(ids, locale).flatMap((id) => {
        const found = db.get(terms, argumentOf(locale, id));
        return found ? [found] : [];
      }),
    ),
);

function languagesOf(db: Db, locale: Locale): SearchLanguages {
  return languagesFor(
    locale,
    siteOf(db).locales.map(({ search }) => search),
  );
}

const languageOf = (db: Db, locale: Locale) => languagesOf(db, locale).own;

function itemsOf(db: Db, locale: Locale): SearchItem[] {
  return db.get(ids, locale).flatMap((id) => db.get(item, argumentOf(locale, id)) ?? []);
}

/** Returns what the search of a language knows, as a browser has it. */
export function searchFile(db: Db, locale: Locale): SearchIndexFile {
  return { locale, items: itemsOf(db, locale), terms: db.get(packed, locale) };
}

/** The files of the search of a language. */
interface LocaleSearch {
  artifacts: Artifact[];
  isSharded: boolean;
}

/** Makes all files of the search, in all languages. */
export function searchFiles(db: Db): Artifact[] {
  const { search, locales } = db.config.site;
  const found = search ? locales.map(({ id }) => db.get(filesOf, id)) : [];
  const code = found.some(({ isSharded }) => isSharded) ? shardScript(db).artifacts : [];
  return [...found.flatMap(({ artifacts }) => artifacts), ...code];
}

/** Makes the file with which a browser begins, and all others of the search of a language. */
const filesOf = query('search files', (db, locale): LocaleSearch => {
  const definition = definitionOf(db);
  const own = given('“search.words”', definition.words(contextOf(db), locale), ['an object']);
  const items = itemsOf(db, locale);
  const columns = toColumns(items);
  const first = (file: PublishedSearch) => localeFile('search', locale, { ...file, ...own });
  if (JSON.stringify(columns).length <= mostInOneFile) {
    const index = first({ locale, items: columns, terms: db.get(packed, locale) });
    return { artifacts: [entryFile(locale, index), index], isSharded: false };
  }
  const { shards, artifacts } = shardFiles({ items, languages: languagesOf(db, locale) }, definition.types);
  const index = first({ locale, script: shardScript(db).files, shards });
  return { artifacts: [entryFile(locale, index), index, ...artifacts], isSharded: true };
});

function entryFile(locale: Locale, index: Artifact): Artifact {
  const entry: SearchEntryFile = { index: `/${index.path}` };
  return { path: searchHref(locale).slice(1), body: JSON.stringify(entry) };
}

function shardScript(db: Db) {
  const { shards } = db.get(scripts);
  if (!shards) throw new Error('There is no script for shards.');
  return shards;
}

/** Makes the shards, in a folder that is named after what they hold: they change together. */
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
