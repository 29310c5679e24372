import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { Search, SearchAnswer } from '../../../src/client/search/index.ts';

/** How long a search takes at least, in milliseconds (specification 6.2). */
const delay = 300;

/** What the visitor has typed, and what was found. */
export interface Answer extends SearchAnswer {
  /** The words that were searched for; empty before the first search. */
  asked: string;
  /** Whether something is typed that has not been searched for yet. */
  isSearching: boolean;
}

const noAnswer = { asked: '', items: [], count: 0, words: [] };

interface Asking {
  search: Search;
  input: HTMLInputElement;
  /** Called when what was asked for could not be loaded. */
  onFailure: (error: unknown) => void;
}

/** Searches for what is in the box as soon as the visitor pauses. An emptied box empties the results at once. */
export function useAnswer({ search, input, onFailure }: Asking): Answer {
  const query = useQuery(input);
  const [last, setLast] = useState<Omit<Answer, 'isSearching'>>(noAnswer);
  const answer = query === '' ? noAnswer : last;
  useEffect(() => {
    let isAwaited = true;
    const ask = async () => {
      const found = query === '' ? noAnswer : await search.ask(query);
      // A transition: what is typed while many results are drawn comes first.
      if (isAwaited) startTransition(() => setLast({ asked: query, ...found }));
    };
    const timer = setTimeout(() => ask().catch(onFailure), query === '' ? 0 : delay);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [search, query, onFailure]);
  return { ...answer, isSearching: query !== answer.asked };
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
