import { useMemo, useState } from 'react';
import type { SearchItem } from '../../../src/client/search/index.ts';
import { groupResults, type ResultHeading } from './group-results.ts';

/** How many results of a group are shown until a visitor asks for the others. */
const most = 4;

/** A group as it is shown. */
export interface ShownGroup {
  heading: string;
  shown: SearchItem[];
  /** Those that are not shown yet. */
  others: SearchItem[];
}

/** The id of the option of a result. */
export const resultId = ({ id }: SearchItem) => `_search-result-${id}`;

/** The id of the option that shows a result and those after it. */
export const moreId = ({ id }: SearchItem) => `_search-more-${id}`;

interface Groups {
  groups: readonly ShownGroup[];
  /** The ids of all options, in the order in which they are seen. */
  options: readonly string[];
  /** Shows all results under a heading. */
  openGroup(heading: string): void;
}

/** Groups results, and remembers which groups are open for as long as these results are shown. */
export function useGroups(items: readonly SearchItem[], headings: readonly ResultHeading[]): Groups {
  const [last, setLast] = useState<Opened>({ items, opened: [] });
  const opened = last.items === items ? last.opened : noneOpened;
  const groups = useMemo(
    () =>
      groupResults(items, headings).map(({ heading, items: own }) => {
        const end = opened.includes(heading) ? own.length : most;
        return { heading, shown: own.slice(0, end), others: own.slice(end) };
      }),
    [items, headings, opened],
  );
  const options = useMemo(() => groups.flatMap(optionsOf), [groups]);
  return { groups, options, openGroup: (heading) => setLast({ items, opened: [...opened, heading] }) };
}

function optionsOf({ shown, others }: ShownGroup): string[] {
  return [...shown.map(resultId), ...others.slice(0, 1).map(moreId)];
}

interface Opened {
  items: readonly SearchItem[];
  /** The headings of the open groups. */
  opened: readonly string[];
}

const noneOpened: readonly string[] = [];
