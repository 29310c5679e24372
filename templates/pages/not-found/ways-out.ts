import { nearestPages } from './nearness.ts';

/** Opens the ways out of the not-found page that need script: the pages that may have been meant, and one step back. */
export function enhance(page: HTMLElement): void {
  const suggestions = page.querySelector<HTMLElement>('[data-nearest-pages]');
  if (suggestions) showNearest(suggestions);
  const back = page.querySelector<HTMLElement>('[data-go-back]');
  if (!back || history.length < 2) return;
  back.inert = false;
  back.addEventListener('click', () => history.back());
}

/**
 * Leaves of all links to pages those whose addresses are nearest to the one that was asked for, and shows them. Nothing of
 * the address is written into the page.
 */
function showNearest(suggestions: HTMLElement): void {
  const links = [...suggestions.querySelectorAll('a')].map((link) => ({
    item: link.parentElement ?? link,
    addresses: [link.pathname, ...(link.dataset.sibling ?? '').split(' ')],
  }));
  const nearest = nearestPages(location.pathname, links);
  suggestions.querySelector('ul')?.replaceChildren(...nearest.map(({ item }) => item));
  suggestions.hidden = nearest.length === 0;
}
