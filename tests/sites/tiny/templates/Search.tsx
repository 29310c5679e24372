import { createElement } from 'react';
import { useSearch } from '../../../../src/client/use-search.ts';

type SearchProps = Record<'hint' | 'nothing' | 'href', string>;

export function Search({ hint, nothing, href }: SearchProps) {
  const { box, items, hasNothing } = useSearch(href);
  return (
    <search>
      <input type="search" aria-label={hint} {...box} />
      {items.map(({ path, title }) => createElement('a', { key: path, href: path }, title))}
      <p aria-live="polite">{hasNothing && <span>{nothing}</span>}</p>
    </search>
  );
}
