import type { SearchLanguage } from '../../define/locale.ts';
import { type Grade, type GradedText, gradeOf, grades } from './grade.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import { isWithin, type Slips, shortestFor } from './slips.ts';
import { type SearchField, searchFields, type TermClause, termFields } from './types.ts';
import type { QueryWord } from './words.ts';

/** How an item answers one word of the query. */
interface WordHit {
  /** What its title or one of its other names is worth. */
  named: Grade;
  /** The best of all fields. */
  best: Grade;
  /** The score of the index; it decides only between equals. */
  score: number;
}

/** The items that answer a word, by their place in the list. */
export type WordHits = Map<number, WordHit>;

/** The items in which a word occurs: as typed, inside another word, or in another form. */
export function findWord(search: OpenSearch, word: QueryWord): WordHits {
  const hits = new Map<number, WordHit>();
  search.items.forEach((item, place) => {
    addHit(
      hits,
      place,
      hitOf(item, (text) => gradeOf(text, word)),
    );
  });
  for (const term of termsToFind(search, word))
    addTerm({ hits, search, ceiling: grades.form }, { term, usePipeline: false });
  return hits;
}

/** A word that occurs somewhere as it was typed means itself: the o of “logo” does not stand for ö, as in „lög“. */
function termsToFind({ items }: OpenSearch, { typed, terms }: QueryWord): string[] {
  const isKnown = items.some(({ texts }) => searchFields.some((field) => texts[field].words.has(typed)));
  return isKnown ? terms.slice(0, 1) : terms;
}

/** The items in which a word occurs that differs from the typed one by some slips. */
export function findNearWord(search: OpenSearch, word: QueryWord, slips: Slips): WordHits {
  const hits = new Map<number, WordHit>();
  if (word.folded.length < shortestFor[slips]) return hits;
  const isNear = ({ foldedWords }: GradedText) =>
    [...foldedWords].some((one) => isWithin(one, word.folded, slips));
  search.items.forEach((item, place) => {
    addHit(
      hits,
      place,
      hitOf(item, (text) => (isNear(text) ? grades.near : grades.none)),
    );
  });
  for (const term of word.terms) {
    addTerm({ hits, search, ceiling: grades.near }, { term, editDistance: 1, usePipeline: false });
  }
  return hits;
}

/** The items that have a term of another language. */
export function findForeignTerm(search: OpenSearch, term: string, { id }: SearchLanguage): WordHits {
  const hits = search.items.flatMap(({ foreign }, place): [number, WordHit][] =>
    foreign.get(id)?.has(term) ? [[place, { named: grades.none, best: grades.foreign, score: 0 }]] : [],
  );
  return new Map(hits);
}

/** The most that a match in a field is worth. */
const ceilings: Partial<Record<SearchField, Grade>> = { names: grades.name, rest: grades.rest };

/** What the fields of an item are worth together. */
function hitOf({ texts }: OpenItem, gradeIn: (text: GradedText) => Grade): WordHit {
  return bestOf(searchFields.map((field) => [field, gradeIn(texts[field])]));
}

function bestOf(found: [SearchField, Grade][], score = 0): WordHit {
  const most = (fields: [SearchField, Grade][]) =>
    Math.max(grades.none, ...fields.map(([field, grade]) => Math.min(grade, ceilings[field] ?? grade)));
  return { named: most(found.filter(isOfName)), best: most(found), score };
}

/** Another name says as much as the title when the whole word occurs there, or a slip away from it. */
function isOfName([field, grade]: [SearchField, Grade]): boolean {
  return field === 'title' || (field === 'names' && !partial.has(grade));
}

const partial: ReadonlySet<Grade> = new Set([grades.root, grades.inside, grades.begun]);

interface LookUp {
  hits: WordHits;
  search: OpenSearch;
  /** The most that a match is worth. */
  ceiling: Grade;
}

function addTerm(
  { hits, search, ceiling }: LookUp,
  { term, ...clause }: TermClause & { term: string },
): void {
  for (const { ref, score, matchData } of search.terms.query((query) => query.term(term, clause))) {
    const byTerm = Object.values(matchData.metadata);
    const fields = termFields.filter((field) => byTerm.some((byField: object) => field in byField));
    addHit(
      hits,
      Number(ref),
      bestOf(
        fields.map((field) => [field, ceiling]),
        score,
      ),
    );
  }
}

function addHit(hits: WordHits, place: number, hit: WordHit): void {
  const known = hits.get(place) ?? { named: grades.none, best: grades.none, score: 0 };
  if (hit.best === grades.none) return;
  hits.set(place, {
    named: Math.max(known.named, hit.named),
    best: Math.max(known.best, hit.best),
    score: known.score + hit.score,
  });
}
