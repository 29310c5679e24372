import { distance } from 'fastest-levenshtein';
import { slugify } from '../../../src/define/slug.ts';

/** A page by its addresses: its own, and those of the same page in other languages. */
interface Addressed {
  addresses: readonly string[];
}

/** Visitors choose from a few. */
const most = 3;

/** At most a third of the letters may be other ones; names that are less alike have only letters in common. */
const leastLikeness = 2 / 3;

/** How alike a name is to one that has its words and more: `quote` and `get-quote`. */
const sameWords = 0.75;

/** So many letters are the stem of a word, when they are also two thirds of it. */
const stemLength = 4;

/** How much less a page counts for each step that it is above the end of the address. */
const perStep = 0.7;

/** Of an address with more names than any page has, only the last ones are looked at. */
const mostNames = 4;

/** A page that is so much less near than the nearest was not meant. */
const margin = 0.25;

/**
 * The pages whose addresses are nearest to one that nothing has, nearest first; none when none is near.
 *
 * @example nearestPages('/en/servces', pages) // => [{ addresses: ['/en/services', '/thjonusta'] }]
 */
export function nearestPages<T extends Addressed>(asked: string, pages: readonly T[]): T[] {
  const names = namesOf(asked);
  const ranked = pages
    .map((page) => ({ page, nearness: nearnessOf(names, page) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness);
  const nearest = ranked[0]?.nearness ?? 0;
  return ranked
    .filter(({ nearness }) => nearness >= nearest - margin)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The names in an address, last one first, spelled as addresses are; nothing of languages, endings and index files. */
function namesOf(path: string): string[] {
  return readable(path)
    .replace(/\.[a-z]{3,5}\/?$/i, '')
    .split('/')
    .map(slugify)
    .filter((name, at) => name !== '' && name !== 'index' && !(at === 1 && isLocale(name)))
    .slice(-mostNames)
    .toReversed();
}

/** Addresses come as they were typed, also with a `%` that stands for nothing. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Languages have two or three letters in addresses; no page has so short a name. */
const isLocale = (name: string) => /^[a-z]{2,3}$/.test(name);

/** From 0 to 1. A page is meant by its own name; the names of the pages above it may be missing or other ones. */
function nearnessOf(names: readonly string[], { addresses }: Addressed): number {
  const own = addresses.flatMap((address) => namesOf(address).slice(0, 1));
  return Math.max(
    0,
    ...names.flatMap((name, steps) => own.map((one) => likeness(name, one) * perStep ** steps)),
  );
}

/** From 0 to 1, where 1 is the same name. */
function likeness(a: string, b: string): number {
  const byLetters = 1 - distance(a, b) / Math.max(a.length, b.length);
  const alike = Math.max(byLetters, hasWordsOf(a, b) || hasWordsOf(b, a) ? sameWords : 0);
  return alike < leastLikeness ? 0 : alike;
}

/** Whether a name has all words of another; a name such as `um` alone says nothing. */
function hasWordsOf(part: string, name: string): boolean {
  return part.length > 2 && part.split('-').every((word) => name.split('-').some((one) => isAkin(word, one)));
}

/** Whether two words begin alike, as do the forms of one: `vefsidur` and `vefsidugerd`, `prices` and `pricing`. */
function isAkin(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  const stem = Math.max(stemLength, Math.ceil((shorter * 2) / 3));
  return shorter >= stem && a.slice(0, stem) === b.slice(0, stem);
}
