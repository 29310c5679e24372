import { isStopWord, type SearchLanguages } from '../languages.ts';
import { splitsOf } from '../parts.ts';
import { isWithin, slipsFor } from '../slips.ts';
import { type QueryWord, queryWord, slippedTerms } from '../words.ts';
import type { WordLookUp } from './look-up.ts';
import type { WordEntry, WordField, WordPlace } from './types.ts';

/** How many of the first letters may be swapped or too many; a wrong one there is not forgiven, as words of any shard may be meant. */
const firstLetters = 3;

/** Where words are looked up, and in which languages. */
interface Dictionary {
  lookUp: WordLookUp;
  languages: SearchLanguages;
}

/**
 * Returns the words of a site that may answer one of a query: its forms and what it means in other languages; when these name nothing,
 * also the parts of a compound; when there are none, words some slips away. What they are
 * worth is decided later, by the rules for all searches (`answersTo`).
 */
export async function wordsFor(word: QueryWord, dictionary: Dictionary): Promise<WordEntry[]> {
  const own = await ownWords(word, dictionary);
  const standIn = (...fields: WordField[]) =>
    own.some(({ places }) => places.some(({ field }) => fields.includes(field)));
  if (standIn('title', 'aside', 'names')) return own;
  const known = [...own, ...(await wordsOfParts(word, dictionary))];
  if (known.length > own.length || standIn('keywords', 'category', 'description', 'foreign')) return known;
  return own.length > 0 ? own : nearWords(word, dictionary);
}

/** Returns the forms of a word and what it means in other languages. Stop words do not stand for what they begin with. */
async function ownWords(word: QueryWord, { lookUp, languages }: Dictionary): Promise<WordEntry[]> {
  const { own, others } = languages;
  const terms = [
    ...word.terms.map(own.fold),
    ...others.map((language) => own.fold(language.stem(word.typed))),
  ];
  const found = await findAll([word.folded, word.root, ...terms], lookUp.beginningWith);
  return found.filter((entry) => entry.key === word.folded || !isStopWord(entry.word, own));
}

/** Returns what the parts of a compound find, when the site uses both. */
async function wordsOfParts({ typed }: QueryWord, dictionary: Dictionary): Promise<WordEntry[]> {
  const { own } = dictionary.languages;
  const areUsed = await Promise.all(splitsOf(typed).map(([first]) => isUsed(first, dictionary)));
  for (const split of splitsOf(typed).filter((_, at) => areUsed[at])) {
    if (!(await isUsed(split[1], dictionary))) continue;
    const found = await Promise.all(split.map((part) => ownWords(queryWord(part, own), dictionary)));
    return found.flat();
  }
  return [];
}

/** Checks that a form of a word is a term of the index. */
async function isUsed(part: string, { lookUp, languages: { own } }: Dictionary): Promise<boolean> {
  const term = own.stem(part);
  const around = await lookUp.around(own.fold(term));
  return around.some(({ word, places }) => own.stem(word) === term && places.some(isOfTerm));
}

const isOfTerm = ({ field }: WordPlace) => field !== 'rest' && field !== 'foreign';

async function nearWords(typed: QueryWord, { lookUp, languages: { own } }: Dictionary): Promise<WordEntry[]> {
  const { folded } = typed;
  const slips = slipsFor(folded);
  if (slips === 0) return [];
  const spellings = Array.from({ length: firstLetters }, (_, at) => [
    folded.slice(0, at) + folded.slice(at + 1),
    folded.slice(0, at) + (folded[at + 1] ?? '') + (folded[at] ?? '') + folded.slice(at + 2),
  ]);
  const around = await findAll([folded, ...spellings.flat()], lookUp.around);
  return around.filter(
    ({ key, word }) =>
      isWithin(key, folded, slips) || slippedTerms(typed).some((term) => isWithin(own.stem(word), term, 1)),
  );
}

/** Returns what several keys find, each once. */
async function findAll(
  keys: readonly string[],
  find: (key: string) => Promise<WordEntry[]>,
): Promise<WordEntry[]> {
  const found = await Promise.all([...new Set(keys)].filter((key) => key !== '').map(find));
  return [...new Set(found.flat())];
}
