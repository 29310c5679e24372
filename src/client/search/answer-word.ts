import { findForeignTerm, findNearWord, findWord, type WordHit, type WordHits } from './find-word.ts';
import { grades } from './grade.ts';
import { isStopWord } from './languages.ts';
import type { OpenSearch } from './open.ts';
import { isTerm, shortestPart, splitsOf } from './parts.ts';
import { type FoundWord, type QueryWord, queryWord } from './words.ts';

/** A word of a query and what answers it. */
export interface WordAnswer {
  /** The words by which something is found. */
  words: FoundWord[];
  hits: WordHits;
  /**
   * How much the word says about a page: the rarer, the more.
   *
   * @see https://nlp.stanford.edu/IR-book/html/htmledition/inverse-document-frequency-1.html
   */
  weight: number;
  /** A slip is forgiven, or a compound found by its parts: it may not be what the visitor meant. */
  isGuess?: true;
}

/** What an item that has all parts of a compound is worth: as much as one that has the compound as a keyword. */
const partsValue = 0.9;

/** The least that the best item is worth when a compound is found by its parts alone. */
const likelyValue = 0.55;

/**
 * Finds what answers a word. When it names nothing, also what answers the parts of a compound; when it occurs in no
 * description either, what has it in another language before those; when it occurs nowhere, what answers a word some
 * slips away. One slip is likelier than a compound with a part of three letters: „verskrá“ is „verðskrá“.
 */
export function answersTo(word: QueryWord, search: OpenSearch): WordAnswer {
  const weigh = (found: FoundWord, hits: WordHits): WordAnswer => {
    return { words: [found], hits, weight: Math.log(1 + search.size / Math.max(hits.size, 1)) };
  };
  const findParts = (parts: string[]) =>
    parts
      .map((part) => queryWord(part, search.languages.own))
      .map((part) => weigh(part, findWord(search, part)));
  const whole = weigh(word, findWord(search, word));
  const standing = [...whole.hits.values()];
  if (standing.some(({ named }) => named > grades.none)) return whole;
  const compound = compoundParts(word.typed, search);
  const answersOfParts = findParts(compound);
  const parts = joined(answersOfParts);
  if (standing.some(({ best }) => best > grades.rest)) return either(whole, parts);
  const foreign = search.languages.others.map((language) => {
    const term = language.stem(word.typed);
    // Marked is what its forms in that language begin with.
    return weigh({ ...word, root: term }, findForeignTerm(search, term, language));
  });
  const understood = foreign.find(({ hits }) => hits.size > 0);
  if (understood) return either(whole, understood);
  if (whole.hits.size > 0) return either(whole, parts);
  const near = ([1, 2] as const).map((slips) => weigh({ ...word, slips }, findNearWord(search, word, slips)));
  const nearest = near.find(({ hits }) => hits.size > 0);
  const isSlip = near[0]?.hits.size && compound.some((part) => part.length <= shortestPart);
  if (isLikely(parts, answersOfParts) && !isSlip) return { ...parts, isGuess: true };
  return nearest ? { ...nearest, isGuess: true } : whole;
}

/**
 * Checks that a compound found by its parts is likely: one item has both, or each names something. “time” in one description and “tablet”
 * in another are no timetable.
 */
function isLikely({ hits }: WordAnswer, parts: readonly WordAnswer[]): boolean {
  const isName = (answer: WordAnswer) => [...answer.hits.values()].some(({ named }) => named > grades.none);
  return (
    hits.size > 0 && ([...hits.values()].some(({ value }) => value >= likelyValue) || parts.every(isName))
  );
}

/** Returns an answer by one of two readings of a word. */
function either(one: WordAnswer, other: WordAnswer): WordAnswer {
  const hits = new Map(one.hits);
  for (const [place, hit] of other.hits) {
    const known = hits.get(place);
    if (!known || known.value < hit.value) hits.set(place, hit);
  }
  return { words: [...one.words, ...other.words], hits, weight: Math.max(one.weight, other.weight) };
}

/** Joins the answers of several words that stand for one. An item is worth as much as it has of them. */
function joined(answers: readonly WordAnswer[]): WordAnswer {
  const all = answers.reduce((sum, { weight }) => sum + weight, 0);
  const hits = new Map<number, WordHit>();
  for (const place of new Set(answers.flatMap((answer) => [...answer.hits.keys()]))) {
    const own = answers.flatMap(({ hits: found, weight }) => {
      const hit = found.get(place);
      return hit ? [{ ...hit, weight }] : [];
    });
    hits.set(place, {
      named: own.length < answers.length ? grades.none : Math.min(...own.map(({ named }) => named)),
      best: Math.max(...own.map(({ best }) => best)),
      value: (partsValue * own.reduce((sum, hit) => sum + hit.weight * hit.value, 0)) / all,
    });
  }
  return {
    words: answers.flatMap(({ words }) => words),
    hits,
    weight: answers.length > 0 ? all / answers.length : 0,
  };
}

/**
 * Returns the two parts of a compound, when the site uses both and neither is a stop word. The first part may end in a linking letter, which the
 * stemmer drops as an ending.
 *
 * @example compoundParts('heimasíðuhönnun', search) // => ['heimasíðu', 'hönnun']
 */
export function compoundParts(word: string, search: OpenSearch): string[] {
  const { own } = search.languages;
  return (
    splitsOf(word).find((parts) =>
      parts.every((part) => !isStopWord(part, own) && isTerm(part, search.terms, own)),
    ) ?? []
  );
}
