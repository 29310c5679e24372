import { useEffect, useState } from 'react';
import { chooseByKey } from '../../../src/rules/search/choose.ts';

/** The id of the list that the search box controls. */
export const listId = 'search-results';

/** The id of the result at a place of the list. */
export const optionId = (place: number) => `search-result-${place}`;

/**
 * Makes the search box a combobox: the focus stays in it while the arrow keys choose among the results and Enter opens
 * one. Gives the place of the chosen result, or -1.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(input: HTMLInputElement, results: unknown, count: number): number {
  const [choice, setChoice] = useState({ results, place: -1 });
  // What was chosen among other results is no choice among these.
  const chosen = choice.results === results ? choice.place : -1;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = chooseByKey(event.key, { chosen, count });
      if (place !== undefined) {
        event.preventDefault();
        setChoice({ results, place });
      } else if (event.key === 'Enter') document.getElementById(optionId(chosen))?.click();
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input, results, count, chosen]);

  useEffect(() => {
    input.ariaExpanded = String(count > 0);
    setReference(input, 'aria-controls', count > 0 ? listId : undefined);
    setReference(input, 'aria-activedescendant', chosen < 0 ? undefined : optionId(chosen));
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [input, count, chosen]);
  return chosen;
}

function setReference(input: HTMLInputElement, name: string, id: string | undefined): void {
  if (id === undefined) input.removeAttribute(name);
  else input.setAttribute(name, id);
}
