import { type Locale, otherLocale } from '../../rules/locale.ts';
import { type GradedText, gradedText } from './grade.ts';
import { termsOf } from './terms.ts';
import { textsOf } from './texts.ts';
import type { SearchField, SearchIndexFile, SearchItem, TermIndex } from './types.ts';
import { unpackTerms } from './unpack.ts';

/** An item with its texts made ready. */
export interface OpenItem {
  item: SearchItem;
  texts: Record<SearchField, GradedText>;
  /** The terms of its words in the other language. */
  foreign: ReadonlySet<string>;
}

/** An index that is ready to be searched. */
export interface OpenSearch {
  locale: Locale;
  items: OpenItem[];
  terms: TermIndex;
}

/** Loads the terms of a file; rules know no library. */
type TermLoader = (index: object) => TermIndex;

/**
 * Makes a loaded file ready. The library is handed in, so that rules depend on none.
 *
 * @example openSearch(file, lunr.Index.load)
 */
export function openSearch(file: SearchIndexFile, load: TermLoader): OpenSearch {
  const steps = openInSteps(file, load);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in small steps, so that a browser can answer its visitor between them. */
export function* openInSteps(file: SearchIndexFile, load: TermLoader): Generator<undefined, OpenSearch> {
  const unpacked = yield* unpackTerms(file.terms);
  yield;
  const terms = load(unpacked);
  const items: OpenItem[] = [];
  for (const item of file.items) {
    yield;
    items.push(openItem(item, file.locale));
  }
  return { locale: file.locale, items, terms };
}

function openItem(item: SearchItem, locale: Locale): OpenItem {
  const text = (field: SearchField) => gradedText(textsOf(item, field), locale);
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
    foreign: new Set(termsOf((item.foreign ?? []).join('\n'), otherLocale(locale))),
  };
}
