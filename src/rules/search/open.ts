import type { Locale } from '../locale.ts';
import { type GradedText, gradedText } from './grade.ts';
import type { SearchIndexFile, SearchItem, TermIndex } from './types.ts';
import { unpackTerms } from './unpack.ts';

/** The fields of an item whose text the browser has. */
export const itemFields = ['title', 'description', 'category', 'keywords'] as const;

export type ItemField = (typeof itemFields)[number];

/** An item with its texts made ready. */
export interface OpenItem {
  item: SearchItem;
  texts: Record<ItemField, GradedText>;
}

/** An index that is ready to be searched. */
export interface OpenSearch {
  locale: Locale;
  items: OpenItem[];
  terms: TermIndex;
}

/**
 * Makes a loaded file ready. The library is handed in, so that rules depend on none.
 *
 * @example openSearch(file, lunr.Index.load)
 */
export function openSearch(file: SearchIndexFile, load: (index: object) => TermIndex): OpenSearch {
  return { locale: file.locale, items: file.items.map(openItem), terms: load(unpackTerms(file.terms)) };
}

function openItem(item: SearchItem): OpenItem {
  return {
    item,
    texts: {
      title: gradedText(item.title),
      description: gradedText(item.description),
      category: gradedText(item.category),
      // Line breaks, so that a query never matches across two keywords.
      keywords: gradedText((item.keywords ?? []).join('\n')),
    },
  };
}
