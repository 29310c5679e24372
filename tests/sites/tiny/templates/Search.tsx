import { createElement, useState } from 'react';
import { loadSearch, type SearchItem } from '../../../../src/client/ask-site.ts';

export function Search({ hint, href }: { hint: string; href: string }) {
  const [items, setItems] = useState<SearchItem[]>([]);
  const search = async (words: string) => setItems((await loadSearch(href))(words));
  return (
    <search>
      <input type="search" aria-label={hint} onChange={({ target }) => search(target.value)} />
      {items.map(({ path, title }) => createElement('a', { key: path, href: path }, title))}
    </search>
  );
}
