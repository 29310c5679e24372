/** A problem in words. */
export interface Message {
  /** What happened. */
  what: string;
  /** Why it is a problem. */
  why: string;
  /** What to write or do instead. */
  fix: string;
  /** The text that the fix puts in place of the underlined one. Absent if a person has to choose or to write. */
  replacement?: string;
}

/** The fix that replaces the underlined text. */
export function write(replacement: string): Required<Pick<Message, 'fix' | 'replacement'>> {
  return { fix: `Write ${replacement}.`, replacement };
}

/** The replacement by a suggestion, if there is one. */
export function replaceBy(suggestion: string | undefined): Pick<Message, 'replacement'> {
  return suggestion === undefined ? {} : { replacement: suggestion };
}

/** “Did you mean …?” before a fix, when there is something near. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Did you mean “${suggestion}”? `;
}

/** The cure beside others for what is wrong in an item that a list can do without. */
export function orRemoveItem(isSpare = false): string {
  return isSpare ? ', or remove the whole item in every language' : '';
}

/**
 * Counts things.
 *
 * @example countOf(1, 'item') // => '1 item'
 */
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/**
 * A list as a sentence has it.
 *
 * @example listText(['a', 'b', 'c']) // => 'a, b and c'
 */
export function listText(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(' and ');
}

/**
 * Begins a description with a small letter, to stand inside a sentence. An abbreviation keeps its capitals.
 *
 * @example midSentence('The VAT number') // => 'the VAT number'
 */
export const midSentence = (description: string): string =>
  description.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** `exactly 3`, `2 to 5`, `at least 2`. */
export function countBetween(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  return Number.isFinite(max) ? `${min} to ${max}` : `at least ${min}`;
}
