/**
 * Returns all matches of a pattern in a text. Searches first, because most texts have none and `matchAll`
 * copies the pattern.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
