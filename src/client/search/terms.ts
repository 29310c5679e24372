import { hasSpecialLetters } from '../../define/fold.ts';
import { stemEnglish } from '../../locales/en/stem.ts';
import { stemIcelandic } from '../../locales/is/stem.ts';
import type { Locale } from '../../rules/locale.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './tokens.ts';

const stemmers: Record<Locale, (word: string) => string> = { is: stemIcelandic, en: stemEnglish };

/** The term under which the index knows a word. */
export function termOf(word: string, locale: Locale): string {
  return stemmers[locale](word);
}

/** The terms of a text, in the order of its words; build and browser index and look up the same ones. */
export function termsOf(text: string, locale: Locale): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word, locale))
    .map((word) => termOf(word, locale));
}

/** The terms that a typed word may mean: in Icelandic, an o typed for an ö is an a in other forms of the word. */
export function typedTerms(word: string, locale: Locale): string[] {
  const terms = [termOf(word, locale)];
  if (locale === 'is' && !hasSpecialLetters(word)) terms.push(termOf(word.replaceAll('o', 'ö'), locale));
  return [...new Set(terms)];
}
