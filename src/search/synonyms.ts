import { termsOf } from '../client/search/terms.ts';
import { tokensOf } from '../client/search/tokens.ts';
import type { SearchItem } from '../client/search/types.ts';
import { fold } from '../define/fold.ts';
import type { Locale } from '../rules/locale.ts';

/**
 * An item with the synonyms of its title among its names and those of its keywords among its keywords, so that the
 * browser needs to know nothing of synonyms. A group counts when one of its words, in any form, stands in the title or
 * is a whole keyword. The title of a question is a sentence: other words for one of its words are no names for it, but
 * keywords.
 */
export function withSynonyms(item: SearchItem, groups: string[][], locale: Locale): SearchItem {
  const { title, names = [], keywords = [] } = item;
  const groupsOf = (isSame: (word: string) => boolean) =>
    groups.filter((group) =>
      group.map((word) => phraseOf(word, locale)).some((word) => word.trim() !== '' && isSame(word)),
    );
  const ofTitle = groupsOf((word) => phraseOf(title, locale).includes(word));
  const phrases = keywords.map((keyword) => phraseOf(keyword, locale));
  const ofKeywords = groupsOf((word) => phrases.includes(word));
  const isNamed = item.type !== 'faq';
  const allNames = withMissing(names, isNamed ? ofTitle : [], [title]);
  const telling = keywords.filter((keyword) => !wordsIn(title).includes(wordsIn(keyword)));
  const allKeywords = withMissing(telling, isNamed ? ofKeywords : ofTitle, [title, ...allNames]);
  return {
    ...item,
    ...(allNames.length > 0 ? { names: allNames } : {}),
    ...(allKeywords.length > 0 ? { keywords: allKeywords } : {}),
  };
}

/** The words of a text as they are written, with spaces around each: a keyword that stands so in the title adds nothing. */
function wordsIn(text: string): string {
  return ` ${tokensOf(text)
    .map((token) => token.text)
    .join(' ')} `;
}

/** Words and those of groups that stand neither among them nor elsewhere, whatever the accents. */
function withMissing(words: string[], groups: string[][], elsewhere: string[]): string[] {
  const written = fold([...words, ...elsewhere].join('\n'));
  return [...words, ...new Set(groups.flat().filter((word) => !written.includes(fold(word))))];
}

/** The terms of a text with spaces around each, so that a phrase is found only as whole words. */
function phraseOf(text: string, locale: Locale): string {
  return ` ${termsOf(text, locale).join(' ')} `;
}
