import { termsOf } from '../client/search/terms.ts';
import type { SearchItem } from '../client/search/types.ts';
import { fold } from '../define/fold.ts';
import { type Locale, otherLocale } from '../rules/locale.ts';

/**
 * An item with what it is called in the other language, so that it is found by those words too. What is written alike
 * in both languages, or says again what another name of it says, would only make the index larger. Questions are left
 * out: what they ask about has pages and contents of its own.
 */
export function withForeign(item: SearchItem, sibling: SearchItem | undefined, locale: Locale): SearchItem {
  if (!sibling || item.type === 'faq') return item;
  const { title, names = [], keywords = [] } = sibling;
  const own = fold([item.title, item.names ?? [], item.keywords ?? []].flat().join('\n'));
  const known = new Set<string>();
  const foreign = [title, ...names, ...keywords].filter((words) => {
    const added = termsOf(words, otherLocale(locale)).filter((term) => !known.has(term));
    if (added.length === 0 || own.includes(fold(words))) return false;
    for (const term of added) known.add(term);
    return true;
  });
  return foreign.length > 0 ? { ...item, foreign } : item;
}
