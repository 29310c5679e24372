/** All matches of a pattern in a text. Most texts have none, and `matchAll` copies the pattern before it looks. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
