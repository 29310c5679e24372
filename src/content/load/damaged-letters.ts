/** Letters that a program has spoiled. */
interface Damage {
  /** How many characters are before them. */
  offset: number;
  /** As they are in the text. */
  found: string;
  /** The letters that were meant; undefined where they are lost. */
  meant: string | undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The letters of Windows-1252 from 0x80 to 0x9F; a blank stands for a byte without one. Node.js reads them as Latin-1. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Bytes from 0x80 by the letters that Latin-1 and Windows-1252 have for them. */
const byteOf = new Map([
  ...Array.from({ length: 128 }, (_, at): [string, number] => [String.fromCharCode(128 + at), 128 + at]),
  ...[...windows1252].map((letter, at): [string, number] => [letter, 128 + at]),
]);

/** Second bytes as letters: first those that texts have behind a word as well, such as quotation marks. */
const common = '\\u00A0«»‚„…‘’“”•–—‹›';
const rare = '\\u0080-\\u009F¡-ª¬-º¼-¿€ƒ†‡ˆ‰Š‹ŒŽ˜™š›œžŸ';
const later = `[${common}${rare}]`;

/**
 * UTF-8 that was read as Windows-1252 or Latin-1. Words hold none of these pairs: a quotation mark that ends a word in capitals
 * is one only next to other letters.
 */
const doublyEncoded = [
  `[ÂÃÄÅ][${rare}]`,
  `(?<=\\p{Ll})[ÂÃÄÅ][${common}]`,
  `[ÂÃ][${common}](?=\\p{L})`,
  '(?<=\\s)Ã—(?=\\s)',
  `[ÄÅ][${common}](?=\\p{Ll})`,
  `â[€‚„†ˆ‰œ\\u0080\\u0082\\u0084\\u0086\\u0088\\u0089\\u009C]${later}`,
  'ï»¿',
  'ï¿½',
  `ð[Ÿ\\u009F]${later}${later}`,
].join('|');

/** Matches texts that may hold such letters. Nearly all hold none. */
const suspicious = /[\uFFFDÂÃÄÅâï]|ð[Ÿ\u009F]/;

const damaged = new RegExp(`\\uFFFD+|(?:${doublyEncoded})+|â€`, 'gu');

/**
 * Finds U+FFFD, which stands where a letter was lost, and letters that were encoded twice.
 *
 * @example findDamage('Ã¾að') // => [{ offset: 0, found: 'Ã¾', meant: 'þ' }]
 */
export function findDamage(text: string): Damage[] {
  if (!suspicious.test(text)) return [];
  return [...text.matchAll(damaged)].map(({ 0: found, index: offset }) => ({
    ...{ offset, found },
    meant: decoded(found),
  }));
}

/** The letters that were encoded, however often; undefined if they are lost. */
function decoded(found: string): string | undefined {
  try {
    const text = utf8.decode(Uint8Array.from([...found], (letter) => byteOf.get(letter) ?? 0xff));
    const [again] = findDamage(text);
    if (!again) return text;
    return again.found === text ? again.meant : undefined;
  } catch {
    return undefined;
  }
}
