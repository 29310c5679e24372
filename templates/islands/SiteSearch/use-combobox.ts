import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  chooseByKey,
  type Search,
  type SearchAnswer,
  type SearchItem,
} from '../../../src/client/search/index.ts';

/** The id of the list that the search box controls. */
export const listId = '_search-results';

/** A combobox whose list is open. */
interface Options {
  /** What was found; a choice holds for as long as this is shown. */
  items: readonly SearchItem[];
  isSearching: boolean;
  /** The ids of all options, in the order in which they are seen. */
  options: readonly string[];
}

interface Choice {
  /** The id of the chosen option. */
  chosen: string | undefined;
  choose(id: string): void;
}

/**
 * Makes the search box a combobox: the focus stays in it while the arrow keys choose among the options and Enter clicks
 * the chosen one, or the first while none is chosen.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(input: HTMLInputElement, { items, isSearching, options }: Options): Choice {
  const [choice, setChoice] = useState<{ items: readonly SearchItem[]; id?: string | undefined }>({ items });
  // What was chosen among other results is no choice among these.
  const chosen = choice.items === items ? choice.id : undefined;
  /** Whether Enter was pressed before its words were searched for: what is shown still answers others. */
  const isAwaited = useRef(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      isAwaited.current = false;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const count = options.length;
      const place = chooseByKey(event.key, { chosen: options.indexOf(chosen ?? ''), count });
      if (place !== undefined) {
        event.preventDefault();
        setChoice({ items, id: options[place] });
      } else if (event.key !== 'Enter') return;
      else if (isSearching && !chosen) isAwaited.current = true;
      else clickOption(chosen);
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input, items, options, chosen, isSearching]);

  useEffect(() => {
    if (isSearching || !isAwaited.current) return;
    isAwaited.current = false;
    clickOption();
  }, [isSearching]);

  const isOpen = options.length > 0;
  useEffect(() => {
    input.ariaExpanded = String(isOpen);
    setReference(input, 'aria-controls', isOpen ? listId : undefined);
    setReference(input, 'aria-activedescendant', chosen);
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [input, isOpen, chosen]);
  return { chosen, choose: (id) => setChoice({ items, id }) };
}

/** Clicks an option, or the first one when none is chosen. */
function clickOption(id?: string): void {
  const first = `#${listId} [role=option]`;
  const option = id ? document.getElementById(id) : document.querySelector<HTMLElement>(first);
  option?.click();
}

function setReference(input: HTMLInputElement, name: string, id: string | undefined): void {
  if (id === undefined) input.removeAttribute(name);
  else input.setAttribute(name, id);
}

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
