import type { Locale } from '../rules/locale.ts';
import { fold } from '../rules/search/fold.ts';
import { termsOf } from '../rules/search/terms.ts';
import type { SearchItem } from '../rules/search/types.ts';

/**
 * An item with the synonyms of its title and keywords among its keywords, folded, so that the browser needs to
 * know nothing of synonyms. A group counts when one of its words stands there in any form.
 */
export function withSynonyms(item: SearchItem, groups: string[][], locale: Locale): SearchItem {
  const own = [item.title, ...(item.keywords ?? [])];
  const known = own.map((text) => phraseOf(text, locale));
  const added = groups.flatMap((group) =>
    group.some((word) => known.some((text) => text.includes(phraseOf(word, locale)))) ? group : [],
  );
  const written = fold(own.join('\n'));
  const missing = [...new Set(added.map(fold))].filter((word) => !written.includes(word));
  return missing.length === 0 ? item : { ...item, keywords: [...(item.keywords ?? []), ...missing] };
}

/** The terms of a text with spaces around each, so that a phrase is found only as whole words. */
function phraseOf(text: string, locale: Locale): string {
  return ` ${termsOf(text, locale).join(' ')} `;
}
