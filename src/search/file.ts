import { languagesFor, type SearchLanguages } from '../client/search/languages.ts';
import type { SearchIndexFile, SearchItem } from '../client/search/types.ts';
import type { SiteContext } from '../define/context.ts';
import { given } from '../define/given.ts';
import type { Locale } from '../define/locale.ts';
import type { SearchDefinition } from '../define/search.ts';
import { type Memory, noMemory } from '../memory/index.ts';
import { searchItems } from './build.ts';
import { checkEntries } from './check-entries.ts';
import { packItems } from './pack.ts';

/** Whose search is made. */
export interface SearchOf {
  locale: Locale;
  memory?: Memory;
}

/** What can be found in a language, with what it is called in the other ones, and what its terms are made with. */
export interface FoundItems {
  items: SearchItem[];
  languages: SearchLanguages;
}

export function itemsOf(
  { input, types }: SearchDefinition,
  site: SiteContext,
  { locale, memory }: SearchOf,
): FoundItems {
  const all = site.locales.map(({ search }) => search);
  const languages = languagesFor(locale, all);
  const checkedInput = ({ id }: { id: Locale }) => {
    const found = given('“search.input”', input(site, id), ['an object', 'entries', 'synonyms']);
    checkEntries(found.entries, { types, routes: site.routes });
    return found;
  };
  return { items: searchItems(languages, checkedInput, memory), languages };
}

/** Items as the search of a browser knows them. */
export function withTerms({ items, languages }: FoundItems, memory = noMemory): SearchIndexFile {
  return { locale: languages.own.id, items, terms: packItems(items, languages.own, memory) };
}

/** What the search of a language knows. */
export function searchFile(definition: SearchDefinition, site: SiteContext, of: SearchOf): SearchIndexFile {
  return withTerms(itemsOf(definition, site, of), of.memory);
}
