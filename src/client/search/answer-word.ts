import { compoundPart, compoundParts } from './compound.ts';
import { findForeignTerm, findNearWord, findWord, type WordHits } from './find-word.ts';
import { grades } from './grade.ts';
import type { OpenSearch } from './open.ts';
import { type FoundWord, type QueryWord, queryWord } from './words.ts';

/** A word and what answers it. */
export interface WordAnswer {
  word: FoundWord;
  hits: WordHits;
  /**
   * How much the word says about a page: the rarer, the more.
   *
   * @see https://nlp.stanford.edu/IR-book/html/htmledition/inverse-document-frequency-1.html
   */
  weight: number;
  /** It may not be what the visitor meant: a slip is forgiven, or only one part of a compound is known. */
  isGuess?: true;
}

/**
 * What answers a word. When it names nothing, also what answers the parts of a compound; when it occurs in no
 * description either, what has it in another language before those; when it occurs nowhere, what answers a word some
 * slips away, or one part of a compound.
 */
export function answersTo(word: QueryWord, search: OpenSearch): WordAnswer[] {
  const weigh = (found: FoundWord, hits: WordHits): WordAnswer => {
    return { word: found, hits, weight: Math.log(1 + search.size / Math.max(hits.size, 1)) };
  };
  const findParts = (parts: string[]) =>
    parts
      .map((part) => queryWord(part, search.languages.own))
      .map((part) => weigh(part, findWord(search, part)));
  const whole = weigh(word, findWord(search, word));
  const standing = [...whole.hits.values()];
  if (standing.some(({ named }) => named > grades.none)) return [whole];
  const parts = findParts(compoundParts(word.typed, search));
  if (standing.some(({ best }) => best > grades.rest)) return [whole, ...parts];
  const foreign = search.languages.others.map((language) => {
    const term = language.stem(word.typed);
    // Marked is what its forms in that language begin with.
    return weigh({ ...word, root: term }, findForeignTerm(search, term, language));
  });
  const understood = foreign.find(({ hits }) => hits.size > 0);
  if (understood) return [understood];
  const onePart = () => findParts(compoundPart(word.typed, search)).map(asGuess);
  if (whole.hits.size > 0) return [whole, ...(parts.length > 0 ? parts : onePart())];
  if (parts.length > 0) return parts;
  const near = ([1, 2] as const).map((slips) => weigh({ ...word, slips }, findNearWord(search, word, slips)));
  const nearest = near.find(({ hits }) => hits.size > 0);
  const guesses = nearest ? [asGuess(nearest)] : onePart();
  return guesses.length > 0 ? guesses : [whole];
}

function asGuess(answer: WordAnswer): WordAnswer {
  return { ...answer, isGuess: true };
}
