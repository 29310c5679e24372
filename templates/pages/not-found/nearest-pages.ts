import { nearestPages } from './nearness.ts';

/**
 * Leaves of all links to pages those whose addresses are nearest to the one that was asked for, and shows them. Nothing of
 * the address is written into the page.
 */
export function enhance(suggestions: HTMLElement): void {
  const links = [...suggestions.querySelectorAll('a')].map((link) => ({
    item: link.parentElement ?? link,
    addresses: [link.pathname, ...(link.dataset.sibling ?? '').split(' ')],
  }));
  const nearest = nearestPages(location.pathname, links);
  suggestions.querySelector('ul')?.replaceChildren(...nearest.map(({ item }) => item));
  suggestions.hidden = nearest.length === 0;
}
