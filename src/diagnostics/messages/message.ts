/** A problem in words. */
export interface Message {
  /** What happened. */
  what: string;
  /** Why it is a problem. */
  why: string;
  /** What to write or do instead. */
  fix: string;
}

/** “Did you mean …?” before a fix, when there is something near. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Did you mean “${suggestion}”? `;
}

/**
 * A list as a sentence has it.
 *
 * @example listText(['a', 'b', 'c']) // => 'a, b and c'
 */
export function listText(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(' and ');
}
