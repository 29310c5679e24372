import type { Locale } from '../../src/define/locale.ts';
import { isCompound } from './compound.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';
import { ownWords } from './words.ts';

/** Decides which words are spelled right in a language. */
export interface Speller {
  isRight(word: string): boolean;
  /** Whether the dictionary alone has the word, without our own list. */
  isInDictionary(word: string): boolean;
  suggest(word: string): string[];
}

/** A speller of the dictionary, our own words and, in Icelandic, compounds of both. */
export async function openSpeller(locale: Locale): Promise<Speller> {
  const dictionary = await openDictionary(locale);
  const own = new Set(ownWords(locale));
  const isOwn = (word: string) => own.has(word) || own.has(word.replace(/'s$/, ''));
  const knows = (word: string) => dictionary.knows(word) || isOwn(word) || isOwn(word.toLowerCase());
  const isInDictionary = (word: string) => isKnown(word, dictionary.knows, locale);
  return { isRight: (word) => isKnown(word, knows, locale), isInDictionary, suggest: dictionary.suggest };
}

function isKnown(word: string, knows: Dictionary['knows'], locale: Locale): boolean {
  return knows(word) || (locale === 'is' && isCompound(word.toLowerCase(), knows));
}
