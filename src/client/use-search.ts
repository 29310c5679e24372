import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadIndex } from './load.ts';
import type { Search, SearchItem } from './search/index.ts';
import { openSearch } from './search.ts';

/** A search box and what is found for the words in it. */
interface Searching {
  /** Properties of the `input`. */
  box: { ref: RefObject<HTMLInputElement | null>; onChange: () => void };
  /** Best first. */
  items: readonly SearchItem[];
  /** True if words were typed for which the index has nothing. */
  hasNothing: boolean;
}

/**
 * Makes a box search an index, which is loaded when something is typed; also what was typed before this script ran. A search
 * that fails leaves what is there, and the next letter tries again.
 *
 * @param href the address of the file that names the index (`searchHref` of a view)
 */
export function useSearch(href: string): Searching {
  const ref = useRef<HTMLInputElement>(null);
  const [{ items, hasNothing }, setAnswer] = useState<Answer>(noWords);
  const [typed, setTyped] = useState('');
  const [ask] = useState(() => createAsker(href));
  const readBox = () => setTyped(ref.current?.value ?? '');
  useEffect(readBox, []);
  useEffect(() => {
    let isLatest = true;
    ask(typed)
      .then((found) => isLatest && setAnswer(found))
      .catch(console.error);
    return () => {
      isLatest = false;
    };
  }, [ask, typed]);
  return { box: { ref, onChange: readBox }, items, hasNothing };
}

type Answer = Pick<Searching, 'items' | 'hasNothing'>;
type Asker = (words: string) => Promise<Answer>;

const noWords: Answer = { items: [], hasNothing: false };

/** Asks an index, which is loaded for the first words, and again after a failure. */
function createAsker(href: string): Asker {
  let opening: Promise<Search> | undefined;
  return async (words) => {
    if (words.trim() === '') return noWords;
    opening ??= openIndex(href).catch((error) => {
      opening = undefined;
      throw error;
    });
    const { items } = await (await opening).ask(words);
    return { items, hasNothing: items.length === 0 };
  };
}

async function openIndex(href: string): Promise<Search> {
  return openSearch(await loadIndex(href));
}
