import type { Page } from 'playwright/test';

/** The words that a page marks as found, in order. The marks are no elements: the style sheet draws them. */
export function markedWords(page: Page, name: 'faq' | 'search'): Promise<string[]> {
  return page.evaluate((name) => {
    const ranges = [...(CSS.highlights.get(name) ?? [])];
    return ranges.map(({ startContainer, startOffset, endOffset }) =>
      (startContainer.textContent ?? '').slice(startOffset, endOffset),
    );
  }, name);
}

/** Which results of the search have no mark, by their places. */
export function unmarkedResults(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const marked = [...(CSS.highlights.get('search') ?? [])].map(({ startContainer }) => startContainer);
    return [...document.querySelectorAll('.search__result')].flatMap((result, place) =>
      marked.some((text) => result.contains(text)) ? [] : place,
    );
  });
}
