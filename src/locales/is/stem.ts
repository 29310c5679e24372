import { fold } from '../../define/fold.ts';

/*
 * The endings are written as they look after `levelVowels` and `fold`: every unstressed u is an a, and ð is d.
 * A lookbehind says after which letters an ending is one: `stjórn-um`, not `stjór-num`.
 */
const article = [
  '(?<=[ai])nn(?:a|i|ar)?',
  '(?<![ev])in(?:a|s|am|n|na|ni|nar)?',
  '(?<=a)n(?:a|am|s)?',
  '(?<=[ai]r)n(?:ar|ir)',
  '(?<=[kd]|gg|[^v]i|vef)nam',
  '(?<!e|[dk]m)id',
];
const caseEnding = ['a', 'i', 'am', 'ar', 'ir', 's', 'is', 'ars', 'an', 'an[ai]r'];

/** The shortest stem; what remains of a shorter word says too little. */
const shortest = 3;

const withArticle = endingPattern(article);
const withCase = endingPattern(caseEnding);

function endingPattern(endings: string[]): RegExp {
  return new RegExp(`^(.{${shortest},}?)(?:${endings.join('|')})$`);
}

/**
 * The part of an Icelandic word that its forms have in common: without article and case ending, with the
 * vowels levelled that the u-shift changes. A light stemmer of suffixes: there is no free one for Icelandic.
 *
 * @example stemIcelandic('mörkuðunum') === stemIcelandic('markaður') // => true
 */
export function stemIcelandic(word: string): string {
  const bare = fold(levelVowels(word)).replace(withArticle, '$1').replace(withCase, '$1');
  return levelConsonants(bare);
}

/** The u-shift: ö comes of a in the first syllable (`sögu`, `saga`), u of a in the others (`hönnun`, `hannanir`). */
function levelVowels(word: string): string {
  const [head = '', tail = ''] = splitAfterFirstVowels(word.normalize('NFC').toLowerCase());
  return head.replace(/ö/g, 'a') + tail.replace(/[öu]/g, 'a');
}

function splitAfterFirstVowels(word: string): string[] {
  const end = /^[^aeiouyáéíóúýæö]*[aeiouyáéíóúýæö]+/.exec(word)?.[0].length ?? word.length;
  return [word.slice(0, end), word.slice(end)];
}

/** `tækj-um` and `tæki`, `letr-i` and `let-ur`, `öflugt` and `öflug`, `stafrænn` and `stafræn`, `miðill` and `miðl-ar`, `gamall` and `gaml-ir`. */
function levelConsonants(stem: string): string {
  if (stem.length <= shortest) return stem;
  return stem
    .replace(/[jv]$/, '')
    .replace(/(?<=.{2}[gkt])r$/, '')
    .replace(/(?<=.{3}[glnr])t$/, '')
    .replace(/([lnrst])\1$/, '$1')
    .replace(/(?<=.{2})[ai]l$/, 'l');
}
