import type { SearchLanguage } from '../../define/locale.ts';
import { type Grade, type GradedText, gradeOf, grades } from './grade.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import { isSlipOf, type Slips, shortestFor } from './slips.ts';
import { type SearchField, type SearchItem, searchFields, type TermClause } from './types.ts';
import { type QueryWord, slippedTerms } from './words.ts';

/** How an item answers one word of the query. */
export interface WordHit {
  /** What its title or one of its other names is worth. */
  named: Grade;
  /** The best of all fields. */
  best: Grade;
  /** How far the item answers the word, from 0 to 1: by which field, and how well. */
  value: number;
}

/** The items that answer a word, by their place in the list. */
export type WordHits = Map<number, WordHit>;

/** Finds the items in which a word occurs: as typed, inside another word, or in another form. */
export function findWord(search: OpenSearch, word: QueryWord): WordHits {
  const hits = new Map<number, WordHit>();
  search.items.forEach((item, place) => {
    addHit(
      hits,
      place,
      hitOf(item, (text) => gradeOf(text, word, search.lastParts)),
    );
  });
  const isMeant = (text: GradedText) => hasAccents(text, word);
  for (const term of termsToFind(search, word))
    addTerm({ hits, search, ceiling: grades.form, isMeant }, { term, usePipeline: false });
  return hits;
}

/**
 * Checks the accents of a short stem, by which other words are called too: „bílar“ is no form of „bilun“. A form with another vowel does
 * not begin like the word, and may be meant.
 */
function hasAccents({ words, foldedWords }: GradedText, { start, foldedStart }: QueryWord): boolean {
  if (start === '') return true;
  const isBegun = [...foldedWords].some((one) => one.startsWith(foldedStart));
  return !isBegun || [...words].some((one) => one.startsWith(start));
}

/** Returns the terms that a typed word may mean. One that occurs somewhere as it was typed means itself: the o of “logo” does not stand for ö, as in „lög“. */
function termsToFind({ items }: OpenSearch, { typed, terms }: QueryWord): string[] {
  const isKnown = items.some(({ texts }) => searchFields.some((field) => texts[field].words.has(typed)));
  return isKnown ? terms.slice(0, 1) : terms;
}

/** Finds the items in which a word occurs that differs from the typed one by some slips. */
export function findNearWord(search: OpenSearch, word: QueryWord, slips: Slips): WordHits {
  const hits = new Map<number, WordHit>();
  if (word.folded.length < shortestFor[slips]) return hits;
  const isNear = ({ foldedWords }: GradedText) =>
    [...foldedWords].some((one) => isSlipOf(one, word.folded, slips));
  search.items.forEach((item, place) => {
    addHit(
      hits,
      place,
      hitOf(item, (text) => (isNear(text) ? grades.near : grades.none)),
    );
  });
  for (const term of slippedTerms(word)) {
    addTerm(
      { hits, search, ceiling: grades.near, isMeant: () => true },
      { term, editDistance: 1, usePipeline: false },
    );
  }
  return hits;
}

/** Finds the items that have a term of another language. */
export function findForeignTerm(search: OpenSearch, term: string, { id }: SearchLanguage): WordHits {
  const hits = search.items.flatMap(({ foreign }, place): [number, WordHit][] =>
    foreign.get(id)?.has(term) ? [[place, { ...noHit, best: grades.foreign, value: foreignValue }]] : [],
  );
  return new Map(hits);
}

const noHit: WordHit = { named: grades.none, best: grades.none, value: 0 };

/** How much of an answer a match in a field is: a name says all, the rest of a text half. Chosen on the relevance tables. */
const fieldValues: Readonly<Record<SearchField, number>> = {
  ...{ title: 1, names: 1, keywords: 0.9, category: 0.6, description: 0.7, rest: 0.5 },
};

/** A word of another language counts less than a keyword, and more than a word of the description. */
const foreignValue = 0.8;

/** How much of a match a grade is; the whole word and its forms are 1. A slip in a name counts less than a word of the description. */
const gradeValues = new Map<Grade, number>([
  ...([
    [grades.none, 0],
    [grades.near, 0.55],
    [grades.root, 0.8],
    [grades.inside, 0.8],
    [grades.begun, 0.9],
  ] as const),
]);

/** A title that names nothing says more than a description, and less than a keyword. Chosen on the sets of questions (tests/bench/questions). */
const asideValue = 0.8;

function worthOf([field, grade]: [SearchField, Grade], { isAside = false }: SearchItem): number {
  const value = isAside && field === 'title' ? asideValue : fieldValues[field];
  return value * (gradeValues.get(grade) ?? 1);
}

/** The most that a match in a field is worth. */
const ceilings: Partial<Record<SearchField, Grade>> = { names: grades.name, rest: grades.rest };

/** Returns what the fields of an item are worth together. */
function hitOf({ item, texts }: OpenItem, gradeIn: (text: GradedText) => Grade): WordHit {
  return bestOf(
    searchFields.map((field) => [field, gradeIn(texts[field])]),
    item,
  );
}

function bestOf(found: [SearchField, Grade][], item: SearchItem): WordHit {
  const most = (fields: [SearchField, Grade][]) =>
    Math.max(grades.none, ...fields.map(([field, grade]) => Math.min(grade, ceilings[field] ?? grade)));
  const value = Math.max(0, ...found.map((one) => worthOf(one, item)));
  return { named: most(found.filter(isOfName)), best: most(found), value };
}

/** Checks that another name says as much as the title, as it does when the whole word occurs there, or a slip away from it. */
function isOfName([field, grade]: [SearchField, Grade]): boolean {
  return field === 'title' || (field === 'names' && !partial.has(grade));
}

const partial: ReadonlySet<Grade> = new Set([grades.root, grades.inside, grades.begun]);

interface LookUp {
  hits: WordHits;
  search: OpenSearch;
  /** The most that a match is worth. */
  ceiling: Grade;
  /** Whether a text that has the term has the word. */
  isMeant(text: GradedText): boolean;
}

function addTerm(
  { hits, search, ceiling, isMeant }: LookUp,
  { term, ...clause }: TermClause & { term: string },
): void {
  for (const { ref, matchData } of search.terms.query((query) => query.term(term, clause))) {
    const byTerm = Object.entries(matchData.metadata).flatMap(([found, byField]) =>
      found[0] === term[0] ? [byField] : [],
    );
    const fields = searchFields.filter((field) => byTerm.some((byField: object) => field in byField));
    const place = Number(ref);
    const open = search.items[place];
    if (!open) continue;
    const hit = bestOf(
      fields.filter((field) => isMeant(open.texts[field])).map((field) => [field, ceiling]),
      open.item,
    );
    addHit(hits, place, hit);
  }
}

function addHit(hits: WordHits, place: number, hit: WordHit): void {
  const known = hits.get(place) ?? noHit;
  if (hit.best === grades.none) return;
  hits.set(place, {
    named: Math.max(known.named, hit.named),
    best: Math.max(known.best, hit.best),
    value: Math.max(known.value, hit.value),
  });
}
