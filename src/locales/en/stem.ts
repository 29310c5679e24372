import { fold } from '../../define/fold.ts';

/**
 * The part of an English word that its forms have in common. A light stemmer in the spirit of Porter's:
 * plural, then one suffix, then the letters in which spellings differ.
 *
 * @see https://tartarus.org/martin/PorterStemmer/def.txt
 * @example stemEnglish('optimizing') === stemEnglish('optimisation') // => true
 */
export function stemEnglish(word: string): string {
  return levelSpelling(dropSuffix(dropPlural(fold(word))));
}

function dropPlural(word: string): string {
  if (/.{2}ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/.(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /.{2}[^aisu]s$/.test(word) ? word.slice(0, -1) : word;
}

const suffix = /(?<=.*[aeiouy].*)(?<=.{3})(?:ation|(?<=.{4})ment|ing|ed|ly|(?<=.{5})(?<!custom)er|(?<=t)or)$/;

function dropSuffix(word: string): string {
  return word
    .replace(/ification$/, 'ify')
    .replace(suffix, '')
    .replace(/([bdgmnprt])\1$/, '$1');
}

/** British and American spelling, a silent e, and y that becomes i. */
function levelSpelling(stem: string): string {
  return stem
    .replace(/(?<=.{2})e$/, '')
    .replace(/(?<=.{3})iz$/, 'is')
    .replace(/our$/, 'or')
    .replace(/(?<=.{2})y$/, 'i');
}
