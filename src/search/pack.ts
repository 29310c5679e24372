import { termsOf } from '../client/search/terms.ts';
import { textsOf } from '../client/search/texts.ts';
import { type PackedTerms, type SearchItem, type TermField, termFields } from '../client/search/types.ts';
import type { SearchLanguage } from '../define/locale.ts';
import { type Memory, noMemory, plain } from '../memory.ts';

/** A field of an item, by its place in the list, in which a term occurs. */
interface Posting {
  field: TermField;
  place: number;
}

type TermsByField = (readonly [TermField, ReadonlySet<string>])[];

/** The terms of the items and where they occur; how often does not count. */
export function packTerms(
  items: readonly SearchItem[],
  language: SearchLanguage,
  memory = noMemory,
): PackedTerms {
  const inputs = [JSON.stringify(items)];
  const subject = { name: `packed ${language.id}`, inputs, code: [language], form: plain<PackedTerms>() };
  return memory.recall(subject, () => packAnew(items, language, memory));
}

function packAnew(items: readonly SearchItem[], language: SearchLanguage, memory: Memory): PackedTerms {
  const postings = postingsOf(items, language, memory);
  let first = 0;
  const places = [...postings.values()].map((ofTerm) => {
    const packed = packPlaces(ofTerm, first);
    first = ofTerm[0]?.place ?? first;
    return packed;
  });
  // Not a list of each: quotes and commas would be 300 bytes more, compressed.
  return { words: [...postings.keys()].join(' '), places: places.join(' ') };
}

/** Where each term stands, in the order of the items: the first places of the terms ascend. */
function postingsOf(
  items: readonly SearchItem[],
  language: SearchLanguage,
  memory: Memory,
): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [place, item] of items.entries()) {
    const inputs = [JSON.stringify(item)];
    const name = `terms ${language.id} ${item.id}`;
    const subject = { name, inputs, code: [language], form: plain<TermsByField>() };
    const termsByField = memory.recall(subject, () =>
      termFields.map((field) => [field, new Set(termsOf(textsOf(item, field), language))] as const),
    );
    for (const [field, terms] of termsByField) {
      for (const term of terms) {
        const known = postings.get(term);
        if (known) known.push({ field, place });
        else postings.set(term, [{ field, place }]);
      }
    }
  }
  return postings;
}

/** Distances are small numbers that recur, and compress better than places. */
function packPlaces(postings: readonly Posting[], from: number): string {
  const distances = postings.map(({ place }, n) => place - (postings[n - 1]?.place ?? from));
  return postings.map(({ field }, n) => `${field[0]}${distances[n] || ''}`).join('');
}
