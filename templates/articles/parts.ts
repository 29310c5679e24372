import { type DerivedPage, fillText, type Page } from '../../src/define/index.ts';
import { articlesOn, overviewOf } from './kinds.ts';

/** So many articles are on a page of a list. */
const most = 10;

/** Returns the further pages of a list of articles: `2`, `3` and so on. */
export function partsOf(list: Page, others: readonly Page[]): DerivedPage[] {
  const part = overviewOf(list.id, others)?.data.words.part ?? '';
  const count = Math.ceil(articlesOn(list, others).length / most);
  const { title, label = title, description } = list.data;
  return Array.from({ length: Math.max(0, count - 1) }, (_, at) => {
    const n = at + 2;
    const text = (title: string) => fillText(part, { title, n });
    return { id: `${n}`, title: text(title), label: text(label), description: text(description) };
  });
}

/** Returns the items of a part of a list. The first part is 1. */
export function onPart<T>(items: readonly T[], part: number): T[] {
  return items.slice((part - 1) * most, part * most);
}
