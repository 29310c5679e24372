import type { SearchItem } from '../../../src/client/search/index.ts';

/** A heading over results, and the pages to which those under it lead; without pages it stands over all others. */
export interface ResultHeading {
  heading: string;
  paths?: string[];
}

/** The results under one heading, best first. */
interface ResultGroup {
  heading: string;
  items: SearchItem[];
}

/**
 * Puts results under their headings. Groups are in the order of their best result.
 *
 * @param items best first
 */
export function groupResults(
  items: readonly SearchItem[],
  headings: readonly ResultHeading[],
): ResultGroup[] {
  const groups = new Map<string, SearchItem[]>();
  for (const item of items) {
    const heading = headingOf(item, headings);
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return [...groups].map(([heading, own]) => ({ heading, items: own }));
}

function headingOf({ path }: SearchItem, headings: readonly ResultHeading[]): string {
  const [page = ''] = path.split('#');
  const own = headings.find(({ paths }) => !paths || paths.includes(page));
  return own?.heading ?? '';
}
