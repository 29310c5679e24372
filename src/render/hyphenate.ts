import english from 'hyphen/en/index.js';
import icelandic from 'hyphen/is/index.js';
import type { Locale } from '../rules/locale.ts';

const softHyphen = '\u00AD';

/** Shorter words fit on the narrowest phone. */
const minWordLength = 11;

/** A line never begins or ends with a shorter piece of a word. */
const minPiece = 4;

/**
 * Icelandic compounds, cut where they are joined. The patterns cut by sound, which reads badly in large type;
 * words that begin with one of these are cut as it is, whatever their ending.
 */
const compounds = [
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
export function hyphenate(text: string, locale: Locale): string {
  return text.replace(/\p{L}{11,}/gu, (word) => hyphenateWord(word, locale));
}

function hyphenateWord(word: string, locale: Locale): string {
  const compound =
    locale === 'is' ? compounds.find((one) => startsWith(word, one.replaceAll('-', ''))) : undefined;
  if (compound !== undefined) return cutLike(word, compound);
  const cut = (locale === 'is' ? icelandic : english).hyphenateSync;
  return joinShortPieces(cut(word, { minWordLength, hyphenChar: softHyphen }).split(softHyphen));
}

function startsWith(word: string, stem: string): boolean {
  return word.toLowerCase().startsWith(stem);
}

function cutLike(word: string, compound: string): string {
  let at = 0;
  const pieces = compound.split('-').map((piece, index, all) => {
    const end = index === all.length - 1 ? word.length : at + piece.length;
    const own = word.slice(at, end);
    at = end;
    return own;
  });
  return joinShortPieces(pieces);
}

/** Patterns offer every syllable, and an ending may follow a compound; only breaks with enough letters on both sides are kept. */
function joinShortPieces(pieces: readonly string[]): string {
  return pieces.reduce((text, piece, at) => {
    const before = text.length - (text.lastIndexOf(softHyphen) + 1);
    const after = pieces.slice(at).join('').length;
    return before < minPiece || after < minPiece ? text + piece : text + softHyphen + piece;
  });
}
