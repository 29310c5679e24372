import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  answerQuery,
  type FoundWord,
  type OpenSearch,
  type SearchItem,
} from '../../../src/client/search/index.ts';

/** How long a search takes at least, in milliseconds (specification 6.2). */
const delay = 300;

/** What the visitor has typed, and what was found. */
export interface Answer {
  /** The words that were searched for; empty before the first search. */
  asked: string;
  /** Best first (specification 6.5). */
  items: SearchItem[];
  /** The words by which the results are found. */
  words: FoundWord[];
  /** Whether something is typed that has not been searched for yet. */
  isSearching: boolean;
}

/** Searches for what is in the box as soon as the visitor pauses. An emptied box empties the results at once. */
export function useAnswer(search: OpenSearch, input: HTMLInputElement): Answer {
  const query = useQuery(input);
  const [last, setLast] = useState('');
  const asked = query === '' ? '' : last;
  useEffect(() => {
    // A transition: what is typed while many results are drawn comes first.
    const ask = () => startTransition(() => setLast(query));
    const timer = setTimeout(ask, query === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [query]);
  const found = useMemo(() => answerQuery(search, asked), [search, asked]);
  return { asked, ...found, isSearching: query !== asked };
}

/** The box is in the served page, where it can be typed into before any of this is loaded. */
function useQuery(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (onChange) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    () => input.value.trim(),
  );
}
