import type { SearchLanguage } from '../../define/locale.ts';
import { type GradedText, gradedText, type LastParts } from './grade.ts';
import { languagesFor, type SearchLanguages } from './languages.ts';
import { lastPartsIn } from './parts.ts';
import { phraseKeysOf } from './phrases.ts';
import { textsOf } from './texts.ts';
import { termsOf } from './tokens.ts';
import {
  type SearchField,
  type SearchIndexFile,
  type SearchItem,
  type TermIndex,
  type TermLibrary,
  termFields,
} from './types.ts';
import { unpackTerms } from './unpack.ts';

/** An item with its texts made ready. */
export interface OpenItem {
  item: SearchItem;
  texts: Record<SearchField, GradedText>;
  /** The terms of its words in other languages, by language. */
  foreign: ReadonlyMap<string, ReadonlySet<string>>;
  /** Its names and keywords, each as one word. */
  phrases: ReadonlySet<string>;
}

/** An index that is ready to be searched. */
export interface OpenSearch {
  languages: SearchLanguages;
  /** The types of results, in the order in which equal hits are shown. */
  types: readonly string[];
  items: OpenItem[];
  /** How many items there are, also those that no word of a query can find. */
  size: number;
  terms: TermIndex;
  lastParts: LastParts;
}

/** What an index is opened with: the library that looks terms up, and what the site says of itself. */
interface Opening {
  library: TermLibrary;
  languages: readonly SearchLanguage[];
  types: readonly string[];
}

/**
 * Makes a loaded file ready.
 *
 * @example openIndex(file, { library: lunr, languages: [icelandic, english], types: ['page'] })
 */
export function openIndex(file: SearchIndexFile, opening: Opening): OpenSearch {
  const steps = openIndexInSteps(file, opening);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in small steps, so that a browser can answer its visitor between them. */
export function* openIndexInSteps(
  file: SearchIndexFile,
  { library, languages: all, types }: Opening,
): Generator<undefined, OpenSearch> {
  const languages = languagesFor(file.locale, all);
  const unpacked = yield* unpackTerms(file.terms, library.version);
  yield;
  const terms = library.Index.load(unpacked);
  const items: OpenItem[] = [];
  for (const item of file.items) {
    yield;
    items.push(openItem(item, languages));
  }
  const search = { languages, types, items, size: items.length, terms };
  const words = new Set(items.flatMap(({ texts }) => termFields.flatMap((field) => [...texts[field].words])));
  return { ...search, lastParts: lastPartsIn({ words, terms, language: languages.own }) };
}

function openItem(item: SearchItem, { own, others }: SearchLanguages): OpenItem {
  const text = (field: SearchField) => gradedText(textsOf(item, field), own);
  const foreign = (item.foreign ?? []).join('\n');
  return {
    item,
    texts: {
      title: text('title'),
      names: text('names'),
      keywords: text('keywords'),
      category: text('category'),
      description: text('description'),
      rest: text('rest'),
    },
    foreign: new Map(others.map((language) => [language.id, new Set(termsOf(foreign, language))])),
    phrases: phraseKeysOf(item, own),
  };
}
