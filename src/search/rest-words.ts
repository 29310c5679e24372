import { textsOf } from '../client/search/texts.ts';
import { termsOf, tokensOf } from '../client/search/tokens.ts';
import { type SearchItem, termFields } from '../client/search/types.ts';
import type { SearchLanguage } from '../define/locale.ts';

/**
 * Reduces the rest of an item's text to its words, each once, without stop words and those whose terms its other fields
 * have. Nobody reads the rest in a result, and whole texts would make the index a seventh larger.
 */
export function withRestWords(item: SearchItem, language: SearchLanguage): SearchItem {
  const { rest, ...others } = item;
  if (rest === undefined) return item;
  const known = new Set(termFields.flatMap((field) => termsOf(textsOf(item, field), language)));
  const words = new Map<string, string>();
  for (const { text, start, end } of tokensOf(rest)) {
    const [term] = termsOf(text, language);
    if (term !== undefined && !known.has(term) && !words.has(text)) words.set(text, rest.slice(start, end));
  }
  return words.size > 0 ? { ...others, rest: [...words.values()].join(' ') } : others;
}
