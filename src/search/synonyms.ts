import { termsOf } from '../client/search/terms.ts';
import { tokensOf } from '../client/search/tokens.ts';
import type { SearchLanguage } from '../define/locale.ts';
import type { SearchEntry, SearchInput } from '../define/search.ts';

/**
 * An entry with the synonyms of its title among its names and those of its keywords among its keywords, so that the
 * browser needs to know nothing of synonyms. A group counts when one of its words, in any form, occurs in the title or
 * is a whole keyword. Other words for a word of a sentence are no names for it, but keywords.
 */
export function withSynonyms(
  entry: SearchEntry,
  groups: SearchInput['synonyms'],
  language: SearchLanguage,
): SearchEntry {
  const { title, names = [], keywords = [], isSentence = false } = entry;
  const { fold } = language;
  const groupsOf = (isSame: (word: string) => boolean) =>
    groups.filter((group) =>
      group.map((word) => phraseOf(word, language)).some((word) => word.trim() !== '' && isSame(word)),
    );
  const ofTitle = groupsOf((word) => phraseOf(title, language).includes(word));
  const phrases = keywords.map((keyword) => phraseOf(keyword, language));
  const ofKeywords = groupsOf((word) => phrases.includes(word));
  const isNamed = !isSentence;
  const allNames = withMissing(names, isNamed ? ofTitle : [], { elsewhere: [title], fold });
  const telling = keywords.filter((keyword) => !wordsIn(title).includes(wordsIn(keyword)));
  const allKeywords = withMissing(telling, isNamed ? ofKeywords : ofTitle, {
    elsewhere: [title, ...allNames],
    fold,
  });
  return {
    ...entry,
    ...(allNames.length > 0 ? { names: allNames } : {}),
    ...(allKeywords.length > 0 ? { keywords: allKeywords } : {}),
  };
}

/** The words of a text as they are written, with spaces around each: a keyword that occurs in the title like this adds nothing. */
function wordsIn(text: string): string {
  return ` ${tokensOf(text)
    .map((token) => token.text)
    .join(' ')} `;
}

/** Words and those of groups that occur neither among them nor elsewhere, whatever the accents. */
function withMissing(
  words: string[],
  groups: SearchInput['synonyms'],
  { elsewhere, fold }: { elsewhere: string[]; fold: SearchLanguage['fold'] },
): string[] {
  const written = fold([...words, ...elsewhere].join('\n'));
  return [...words, ...new Set(groups.flat().filter((word) => !written.includes(fold(word))))];
}

/** The terms of a text with spaces around each, so that a phrase is found only as whole words. */
function phraseOf(text: string, language: SearchLanguage): string {
  return ` ${termsOf(text, language).join(' ')} `;
}
