import { fold } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { answersTo, type WordAnswer } from './answer-word.ts';
import type { WordHit } from './find-word.ts';
import { grades, isTypedIn } from './grade.ts';
import { isNonsense } from './nonsense.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import { type Phrase, phrasesIn } from './phrases.ts';
import { compareHits, cutOff, type Found } from './rank.ts';
import { type SearchItem, searchFields } from './types.ts';
import { type FoundWord, type QueryWord, queryWord, splitQuery } from './words.ts';

/** The weight of a stop word that stands in the title. A content word weighs 0.7 at least. */
const stopWordWeight = 0.3;

/** What is found for a query. */
export interface SearchAnswer {
  /** Best first. */
  items: SearchItem[];
  /** How many were found: more than are given when the rest of them would have to be loaded. Of very many it is the least. */
  count: number;
  /** The words by which they are found. */
  words: FoundWord[];
}

/** What answers the visitors of a site. */
export interface Search {
  language: SearchLanguage;
  /** @throws if something cannot be fetched after all retries */
  ask(query: string): Promise<SearchAnswer>;
}

/** Searches an index that is there as a whole. */
export function searchWhole(search: OpenSearch): Search {
  return { language: search.languages.own, ask: async (query) => answerQuery(search, query) };
}

/**
 * Answers a query. Any text is a query: nothing in it has a special meaning, it never throws, and an empty one
 * finds nothing.
 */
export function answerQuery(search: OpenSearch, query: string): SearchAnswer {
  const { contentWords, stopWords } = splitQuery(query, search.languages.own);
  const answers = contentWords.map((word) => answersTo(word, search));
  const phrases = phrasesFound(search, query, answers);
  const found =
    contentWords.length > 0
      ? findWords(search, { contentWords, stopWords, answers, phrases })
      : findMarks(search, query);
  if (isNonsense(search, answers, found)) return { items: [], count: 0, words: [] };
  const inOrder = found.sort((a, b) => compareHits(a.rank, b.rank));
  const items = cutOff(inOrder).map(({ item }) => item);
  const said = phrases.map(({ joined }) => queryWord(joined, search.languages.own));
  return { items, count: items.length, words: [...answers.flatMap(({ words }) => words), ...said] };
}

/** Returns the phrases of a query by which something is called; a word by itself only when it is not found otherwise: “webdesign” is “web design”. */
function phrasesFound(search: OpenSearch, query: string, answers: readonly WordAnswer[]): Phrase[] {
  const sure = answers.filter(({ hits, isGuess }) => hits.size > 0 && !isGuess);
  const found = new Set(sure.map(({ words: [word] }) => word?.typed));
  return phrasesIn(query, search.languages.own).filter(
    ({ key, typed: [first, ...others] }) =>
      (others.length > 0 || !found.has(first)) && search.items.some(({ phrases }) => phrases.has(key)),
  );
}

/** Returns the items that answer a query, best first. */
export function searchIndex(search: OpenSearch, query: string, limit = Infinity): SearchItem[] {
  return answerQuery(search, query).items.slice(0, limit);
}

/** The words of a query, with what answers its content words. */
interface AnsweredWords {
  contentWords: QueryWord[];
  stopWords: QueryWord[];
  answers: WordAnswer[];
  /** What of the query something is called by. */
  phrases: Phrase[];
}

/** What an item that is called by a phrase is worth for each word of it. */
const phraseHit: WordHit = { named: grades.name, best: grades.name, value: 1 };

/** How much a query that is a name or a keyword as it is written, small words and all, says beside its words. Chosen on the sets of questions. */
const phraseShare = 0.25;

/** Finds the items that answer any word. */
function findWords(search: OpenSearch, answered: AnsweredWords): Found[] {
  const { contentWords, stopWords, answers, phrases } = answered;
  const total = sumOf(answers, ({ weight }) => weight);
  return search.items.flatMap((open, place) => {
    const said = phrases.find(({ key }) => open.phrases.has(key));
    const own = answers.flatMap(({ hits, weight, words }, at) => {
      const isSaid = said?.typed.includes(contentWords[at]?.typed ?? '');
      const hit = isSaid ? phraseHit : hits.get(place);
      return hit ? [{ ...hit, weight, isSlip: !isSaid && words.some(({ slips }) => slips) }] : [];
    });
    if (own.length === 0) return [];
    const part = (said?.typed.length ?? 0) / (contentWords.length + stopWords.length);
    const { title } = open.texts;
    const known = stopWords.filter(({ folded }) => title.foldedWords.has(folded)).length;
    const isNamed = own.length === answers.length && own.every(({ named }) => named > grades.none);
    const strength =
      sumOf(own, ({ weight, value }) => weight * value) + phraseShare * Math.min(part, 1) * total;
    const rank = {
      strength,
      coverage: strength + known * stopWordWeight,
      share: sumOf(own, ({ value }) => value) / answers.length,
      answered: own.length,
      slips: own.filter(({ isSlip }) => isSlip).length,
      inTitle:
        known === stopWords.length && contentWords.every((word) => isTypedIn(title, word, search.lastParts)),
      type: typeOf(open, search),
      isSaid: said !== undefined && contentWords.some((word) => isTelling(word, said, search)),
      isNamed,
      grade: sumOf(own, ({ named, best }) => (isNamed ? named : best)),
    };
    return [{ item: open.item, rank }];
  });
}

/** Checks that a word of a phrase says what is sought: “what time” asks about any thing. */
function isTelling({ typed, terms }: QueryWord, phrase: Phrase, { languages: { own } }: OpenSearch): boolean {
  return phrase.typed.includes(typed) && !terms.some((term) => own.askingStems.has(term));
}

function sumOf<T>(all: readonly T[], numberOf: (one: T) => number): number {
  return all.reduce((sum, one) => sum + numberOf(one), 0);
}

/** Looks for a query without any word, such as `%` or `:`, as it is. */
function findMarks(search: OpenSearch, query: string): Found[] {
  const marks = fold(query.trim());
  if (marks === '') return [];
  const isIn = ({ texts }: OpenItem, field: (typeof searchFields)[number]) =>
    texts[field].folded.includes(marks);
  return search.items
    .filter((open) => searchFields.some((field) => isIn(open, field)))
    .map((open) => {
      const place = { inTitle: isIn(open, 'title'), type: typeOf(open, search) };
      return {
        item: open.item,
        rank: {
          ...place,
          strength: 1,
          coverage: 1,
          share: 1,
          answered: 1,
          slips: 0,
          isSaid: false,
          isNamed: false,
          grade: 0,
        },
      };
    });
}

/** Returns the place of the type of an item in the site's order. */
function typeOf({ item }: OpenItem, { types }: OpenSearch): number {
  return types.indexOf(item.type);
}
