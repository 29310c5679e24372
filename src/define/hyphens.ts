/** The soft hyphen (U+00AD). Browsers show it only at a line break. */
export const softHyphen = '\u00AD';

/** The minimum length of hyphenated words. Shorter words fit on the narrowest phone. */
export const minWordLength = 11;

/** The minimum length of a word fragment on either side of a break. */
const minPiece = 4;

/**
 * Inserts soft hyphens in the long words of a text.
 *
 * @param cut splits a word where it may be broken
 */
export function hyphenateWords(text: string, cut: (word: string) => readonly string[]): string {
  return text.replace(/\p{L}{11,}/gu, (word) => joinShortPieces(cut(word)));
}

/**
 * Joins pieces with soft hyphens. Drops breaks that leave too few letters on one side, because patterns split
 * every syllable.
 */
function joinShortPieces(pieces: readonly string[]): string {
  return pieces.reduce((text, piece, at) => {
    const before = text.length - (text.lastIndexOf(softHyphen) + 1);
    const after = pieces.slice(at).join('').length;
    return before < minPiece || after < minPiece ? text + piece : text + softHyphen + piece;
  });
}
