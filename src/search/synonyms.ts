import { termsOf, tokensOf } from '../client/search/tokens.ts';
import type { SearchLanguage } from '../define/locale.ts';
import type { SearchEntry, SearchInput } from '../define/search.ts';

/** Words that mean the same, and the terms of each as a text has them. */
interface Group {
  words: readonly string[];
  phrases: readonly string[];
  /** The terms of each, small words too. */
  wholes: readonly string[];
}

/** Prepares groups of words that mean the same. */
export function synonymGroups(synonyms: SearchInput['synonyms'], language: SearchLanguage): Group[] {
  return synonyms.map((words) => ({
    words,
    phrases: words.map((word) => phraseOf(word, language)).filter((phrase) => phrase.trim() !== ''),
    wholes: words.map((word) => wholeOf(word, language)),
  }));
}

/**
 * Returns an entry with the synonyms of its title among its names and those of its keywords among its keywords, so that
 * the browser needs to know nothing of synonyms. A group counts when one of its words, in any form, occurs in the title
 * or is a whole keyword. Other words for a word of a sentence are no names for it, but keywords.
 */
export function withSynonyms(
  entry: SearchEntry,
  groups: readonly Group[],
  language: SearchLanguage,
): SearchEntry {
  const { title, names = [], keywords = [], isSentence = false } = entry;
  const { fold } = language;
  const ownPhrase = phraseOf(title, language);
  const ofTitle = groups.filter(({ phrases }) => phrases.some((phrase) => ownPhrase.includes(phrase)));
  const wholes = new Set(keywords.map((keyword) => wholeOf(keyword, language)));
  const ofKeywords = groups.filter((group) => group.wholes.some((whole) => wholes.has(whole)));
  const telling = keywords.filter((keyword) => !wordsIn(title).includes(wordsIn(keyword)));
  const allNames = withMissing(names, isSentence ? [] : ofTitle, { elsewhere: [title], fold });
  const allKeywords = withMissing(telling, isSentence ? [...ofTitle, ...ofKeywords] : ofKeywords, {
    elsewhere: [title, ...allNames],
    fold,
  });
  return {
    ...entry,
    ...(allNames.length > 0 ? { names: allNames } : {}),
    ...(allKeywords.length > 0 ? { keywords: allKeywords } : {}),
  };
}

/** Returns the words of a text as they are written, with spaces around each: a keyword that occurs in the title like this adds nothing. */
function wordsIn(text: string): string {
  return ` ${tokensOf(text)
    .map((token) => token.text)
    .join(' ')} `;
}

/** Returns words and those of groups that stand neither among them nor elsewhere, whatever the accents: a part of a compound is another word. */
function withMissing(
  words: string[],
  groups: readonly Group[],
  { elsewhere, fold }: { elsewhere: string[]; fold: SearchLanguage['fold'] },
): string[] {
  const written = [...words, ...elsewhere].map((text) => fold(wordsIn(text))).join('\n');
  const isMissing = (word: string) => !written.includes(fold(wordsIn(word)));
  return [...words, ...new Set(groups.flatMap((group) => group.words).filter(isMissing))];
}

/** Returns the terms of a keyword, small words too: “why is it called” is no call. */
function wholeOf(text: string, { stem }: SearchLanguage): string {
  return tokensOf(text)
    .map((token) => stem(token.text))
    .join(' ');
}

/** Returns the terms of a text with spaces around each, so that a phrase is found only as whole words. */
function phraseOf(text: string, language: SearchLanguage): string {
  return ` ${termsOf(text, language).join(' ')} `;
}
