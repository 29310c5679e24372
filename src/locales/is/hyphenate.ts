/// <reference path="../hyphen.d.ts" />
import patterns from 'hyphen/is/index.js';
import { hyphenateWords, minWordLength, softHyphen } from '../../define/hyphens.ts';

/**
 * Icelandic compounds, cut where they are joined. The patterns cut by sound, which reads badly in large type;
 * words that begin with one of these are cut as it is, whatever their ending.
 */
const compounds = [
  'ábyrgðar-',
  'auglýsinga-herferð',
  'auglýsinga-',
  'efnis-',
  'framkvæmda-',
  'fyrirtækja-',
  'greiðslu-',
  'heildar-',
  'hugbúnaðar-',
  'innihalds-',
  'kynningar-',
  'leitar-véla-bestun',
  'leitar-véla-',
  'leitar-vél',
  'leikja-væðing',
  'markaðs-',
  'mánaðar-',
  'notenda-',
  'opnunar-',
  'persónu-upplýsing',
  'persónu-verndar-',
  'persónu-vernd',
  'ráðgjafar-',
  'samfélags-miðla-stjórnun',
  'samfélags-miðla-',
  'samfélags-miðl',
  'samskipta-',
  'stefnu-mótun',
  'upplýsinga-',
  'verkefna-',
  'viðskipta-vin',
  'viðskipta-',
  'tryggðar-',
  'virðisauka-',
  'vörumerkja-',
  'vefsíðu-gerð',
  'þekkingar-',
  'þjónustu-leið',
  'þjónustu-',
];

/**
 * Puts soft hyphens into the long words of a heading. Browsers do not know Icelandic hyphenation, and words such
 * as „samfélagsmiðlastjórnun“ are wider than a phone.
 */
export function hyphenate(text: string): string {
  return hyphenateWords(text, cut);
}

function cut(word: string): readonly string[] {
  const compound = compounds.find((one) => word.toLowerCase().startsWith(one.replaceAll('-', '')));
  if (compound !== undefined) return cutLike(word, compound);
  return patterns.hyphenateSync(word, { minWordLength, hyphenChar: softHyphen }).split(softHyphen);
}

function cutLike(word: string, compound: string): string[] {
  let at = 0;
  return compound.split('-').map((piece, index, all) => {
    const end = index === all.length - 1 ? word.length : at + piece.length;
    const own = word.slice(at, end);
    at = end;
    return own;
  });
}
