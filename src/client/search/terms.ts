import type { SearchLanguage } from '../../define/locale.ts';
import { isStopWord } from './languages.ts';
import { wordsOf } from './tokens.ts';

/** The terms of a text, in the order of its words; build and browser index and look up the same ones. */
export function termsOf(text: string, language: SearchLanguage): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word, language))
    .map((word) => language.stem(word));
}

/** The terms that a typed word may mean, that of the word itself first. */
export function typedTerms(word: string, { stem, variants }: SearchLanguage): string[] {
  return [...new Set([word, ...variants(word)].map((spelling) => stem(spelling)))];
}
