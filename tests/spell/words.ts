import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/define/locale.ts';

/** Placeholders, addresses, names of cookies and whatever has a digit in it. */
const notWords =
  /\{\w+\}|\S*_\S*|https?:\S+|\S+@\S+|\S+\.(?:is|com|example)\b|[\p{L}\p{M}]*\p{N}[\p{L}\p{N}]*/gu;

/**
 * The words of a text as they are looked up: a hyphen separates, an apostrophe does not, and a
 * letter alone is no word.
 */
export function wordsIn(text: string): string[] {
  const bare = text.replace(notWords, ' ').replaceAll('\u00AD', '').replaceAll('’', "'");
  return bare.normalize('NFC').match(/\p{L}(?:'?\p{L})+/gu) ?? [];
}

/** The names and terms that the dictionary of a language does not know, one a line. */
export function ownWords(locale: Locale): string[] {
  const text = readFileSync(join(import.meta.dirname, `words-${locale}.txt`), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}
