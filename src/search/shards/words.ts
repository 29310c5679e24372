import { isStopWord, type SearchLanguages } from '../../client/search/languages.ts';
import { isMeant, lastPartsOf } from '../../client/search/parts.ts';
import { phraseKey } from '../../client/search/phrases.ts';
import {
  fieldLetters,
  type WordEntry,
  type WordField,
  type WordPlace,
} from '../../client/search/shards/types.ts';
import { textsOf } from '../../client/search/texts.ts';
import { tokensOf, wordsOf } from '../../client/search/tokens.ts';
import { type SearchItem, searchFields, termFields } from '../../client/search/types.ts';
import { longestQuery } from '../../client/search/words.ts';
import type { SearchLanguage } from '../../define/locale.ts';

/** The most places that are kept of a word, of one that says nothing, and of one that is found by its last part: the best of them. */
const mostPlaces = { whole: 1000, small: 100, part: 200 };

/** The fields in the order of what a word in them is worth. */
const fields = Object.keys(fieldLetters) as WordField[];

/** A word under a key. */
export interface KeyedWord extends WordEntry {
  /** Whether the key is only what the word ends in. */
  isPart: boolean;
}

/** Lists every word of the items, under every key by which it is found, by key. */
export function wordEntries(items: readonly SearchItem[], languages: SearchLanguages): KeyedWord[] {
  const places = placesOf(items);
  const { own } = languages;
  const isTerm = termsIn(places, own);
  const entries = [...places].flatMap(([word, all]) => {
    const whole = best(all, isStopWord(word, own) ? mostPlaces.small : mostPlaces.whole);
    const part = best(all, mostPlaces.part);
    return [
      ...keysOf(word, own).map((key): KeyedWord => ({ key, word, places: whole, isPart: false })),
      ...lastPartsOf(word, isTerm).map(
        (last): KeyedWord => ({ key: own.fold(last), word, places: part, isPart: true }),
      ),
    ];
  });
  return [...entries, ...phraseEntries(items, own), ...foreignEntries(items, languages)].sort(
    (a, b) => compare(a.key, b.key) || compare(a.word, b.word),
  );
}

/** Compares texts by the codes of their letters, on every machine alike. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Lists where each word stands. */
function placesOf(items: readonly SearchItem[]): Map<string, WordPlace[]> {
  const places = new Map<string, WordPlace[]>();
  for (const [item, one] of items.entries())
    for (const field of searchFields)
      for (const word of new Set(typableWordsOf(textsOf(one, field))))
        addTo(places, word, { field: field === 'title' && one.isAside ? 'aside' : field, item });
  return places;
}

/** Whether a query can say it. Pasted data may be one word of many thousand letters, with as many last parts. */
const isTypable = (words: string) => words.length <= longestQuery;

const typableWordsOf = (text: string) => wordsOf(text).filter(isTypable);

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}

const isOfTerm = ({ field }: WordPlace) => field === 'aside' || termFields.some((one) => one === field);

/** Returns what says whether a form of a word is a term. Words have many parts in common. */
function termsIn(places: ReadonlyMap<string, readonly WordPlace[]>, own: SearchLanguage) {
  const used = [...places].filter(([, all]) => all.some(isOfTerm));
  const words = used.map(([word]) => word);
  const terms = new Set(used.map(([word]) => own.stem(word)));
  const known = new Map<string, boolean>();
  return (part: string): boolean => {
    const isTerm = known.get(part) ?? (terms.has(own.stem(part)) && isMeant(part, words, own));
    known.set(part, isTerm);
    return isTerm;
  };
}

/** Returns a word as it is typed, and what its forms have in common if that is not what it begins with. */
function keysOf(word: string, own: SearchLanguage): string[] {
  const folded = own.fold(word);
  const term = isStopWord(word, own) ? folded : own.fold(own.stem(word));
  return folded.startsWith(term) ? [folded] : [folded, term];
}

/** Lists the names and keywords of several words, in one: a query that says them as they are written means the item. */
function phraseEntries(items: readonly SearchItem[], own: SearchLanguage): KeyedWord[] {
  const places = new Map<string, WordPlace[]>();
  for (const [item, one] of items.entries())
    for (const field of ['names', 'keywords'] as const)
      for (const name of one[field] ?? [])
        if (isTypable(name) && tokensOf(name).length > 1)
          addTo(places, phraseKey(name, own), { field, item });
  return [...places].map(([key, all]) => ({
    ...{ key, word: key, isPart: false },
    places: best(all, mostPlaces.small),
  }));
}

/** Lists the words that other languages have for items, by what their forms have in common there. */
function foreignEntries(items: readonly SearchItem[], { own, others }: SearchLanguages): KeyedWord[] {
  const entries = new Map<string, KeyedWord>();
  for (const [item, { foreign = [] }] of items.entries()) {
    for (const word of new Set(typableWordsOf(foreign.join('\n')))) {
      const telling = others.filter((language) => !isStopWord(word, language));
      for (const key of new Set(telling.map((language) => own.fold(language.stem(word))))) {
        const entry = entries.get(`${key} ${word}`) ?? { key, word, places: [], isPart: false };
        if (entry.places.length < mostPlaces.whole) entry.places.push({ field: 'foreign', item });
        entries.set(`${key} ${word}`, entry);
      }
    }
  }
  return [...entries.values()];
}

/** Returns so many of the places, those in titles first, by item. */
function best(places: readonly WordPlace[], most: number): WordPlace[] {
  if (places.length <= most) return [...places];
  const ordered = fields.flatMap((field) => places.filter((place) => place.field === field));
  return ordered.slice(0, most).sort((a, b) => a.item - b.item);
}
