import { closest, distance } from 'fastest-levenshtein';

/**
 * The known name that was most likely meant, or undefined if none is near: two letters may differ (swapped
 * ones count as two), in long names a fifth, and always less than half unless the letters are the same ones.
 * Folders that both are in do not count.
 *
 * @example suggest('titel', ['title', 'slug']) // => 'title'
 */
export function suggest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const shared = nearest.startsWith(folder) ? folder.length : 0;
  const letters = Math.max(name.length, nearest.length) - shared;
  const limit = letters < 4 ? 1 : Math.max(2, Math.floor(letters / 5));
  const difference = distance(name, nearest);
  const isAlike = difference * 2 < letters || lettersOf(name) === lettersOf(nearest);
  return difference <= limit && isAlike ? nearest : undefined;
}

const lettersOf = (name: string) => [...name].toSorted().join('');

/** The known names that are most like a name, the nearest first. */
export const nearestOf = (name: string, known: readonly string[], count: number): string[] =>
  known.toSorted((a, b) => distance(name, a) - distance(name, b)).slice(0, count);

/** The `suggestion` of a message's arguments, left out when there is none. */
export function withSuggestion(name: string, known: readonly string[]): { suggestion?: string } {
  const suggestion = suggest(name, known);
  return suggestion === undefined ? {} : { suggestion };
}

/** Asks in brackets, inside a sentence, for the known name that was probably meant; empty if none is near. */
export function askInBrackets(name: string, known: readonly string[]): string {
  const near = suggest(name, known);
  return near === undefined ? '' : ` (did you mean “${near}”?)`;
}
