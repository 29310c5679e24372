/** The shortest parts; among shorter ones almost any misspelling would be a compound. */
const shortestPart = 3;
const shortestHead = 4;

/**
 * Whether a word is a compound of known ones. Icelandic makes a new one whenever it needs it, so that no
 * dictionary has them all: `leitarvéla-bestun`, `efnis-stefna`. The letters that link the parts are endings of
 * the first part, and a dictionary of forms knows it with them.
 */
export function isCompound(word: string, knows: (part: string) => boolean): boolean {
  for (let cut = shortestPart; cut <= word.length - shortestHead; cut++) {
    const head = word.slice(cut);
    if (knows(word.slice(0, cut)) && (knows(head) || isCompound(head, knows))) return true;
  }
  return false;
}
