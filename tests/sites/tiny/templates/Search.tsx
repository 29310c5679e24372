import { createElement } from 'react';
import { useSearch } from '../../../../src/client/use-search.ts';

export function Search({ hint, href }: { hint: string; href: string }) {
  const { box, items } = useSearch(href);
  return (
    <search>
      <input type="search" aria-label={hint} {...box} />
      {items.map(({ path, title }) => createElement('a', { key: path, href: path }, title))}
    </search>
  );
}
