import type { Locale } from '../rules/locale.ts';
import { termsOf } from '../rules/search/terms.ts';
import { type PackedTerms, type SearchField, searchFields } from '../rules/search/types.ts';
import type { IndexedItem } from './items.ts';

/** The terms of the items and where they stand; how often does not count. Sorted, so that equal items give equal bytes. */
export function packTerms(items: IndexedItem[], locale: Locale): PackedTerms {
  const places = new Map<string, string>();
  items.forEach((item, place) => {
    for (const [term, field] of fieldsOfTerms(item, locale)) {
      places.set(term, `${places.get(term) ?? ''}${field[0]}${place}`);
    }
  });
  return Object.fromEntries([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Each term with each field that it stands in. The text of the page counts only for terms that stand nowhere else. */
function fieldsOfTerms({ item, body }: IndexedItem, locale: Locale): [string, SearchField][] {
  const texts = { ...item, keywords: (item.keywords ?? []).join('\n'), body };
  const known = new Set<string>();
  return searchFields.flatMap((field) => {
    const terms = [...new Set(termsOf(texts[field], locale))];
    const added = field === 'body' ? terms.filter((term) => !known.has(term)) : terms;
    for (const term of added) known.add(term);
    return added.map((term): [string, SearchField] => [term, field]);
  });
}
