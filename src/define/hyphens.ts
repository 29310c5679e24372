/** Where a long word may be cut: the browser shows a hyphen there if the line ends. */
export const softHyphen = '\u00AD';

/** Shorter words fit on the narrowest phone. */
export const minWordLength = 11;

/** A line never begins or ends with a shorter piece of a word. */
const minPiece = 4;

/**
 * A text with soft hyphens in its long words.
 *
 * @param cut the pieces of a word between which it may be broken
 */
export function hyphenateWords(text: string, cut: (word: string) => readonly string[]): string {
  return text.replace(/\p{L}{11,}/gu, (word) => joinShortPieces(cut(word)));
}

/** Patterns offer every syllable, and an ending may follow a compound; only breaks with enough letters on both sides are kept. */
function joinShortPieces(pieces: readonly string[]): string {
  return pieces.reduce((text, piece, at) => {
    const before = text.length - (text.lastIndexOf(softHyphen) + 1);
    const after = pieces.slice(at).join('').length;
    return before < minPiece || after < minPiece ? text + piece : text + softHyphen + piece;
  });
}
