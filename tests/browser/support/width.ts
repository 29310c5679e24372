import type { Page } from 'playwright/test';

/** What is wider than the window or its own box when everything is unfolded; the page is left as it was. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll('main details:not([open])');
    for (const details of closed) details.setAttribute('open', '');
    const root = document.documentElement;
    const found = root.scrollWidth > innerWidth ? [`the page: ${root.scrollWidth} px`] : [];
    for (const element of document.querySelectorAll('h1, h2, h3, p, a, li, button, label')) {
      // What is for those who listen alone is clipped on purpose.
      const isShown = element.checkVisibility() && !element.matches('.visually-hidden');
      const isClipped = isShown && element.scrollWidth > element.clientWidth + 1;
      if (isClipped && getComputedStyle(element).display !== 'inline')
        found.push(element.textContent?.slice(0, 60) ?? '');
    }
    // What is fixed cannot be scrolled to, and a band cuts off what is wider than itself: neither widens the page.
    const read = ':is(h1, h2, h3, p, a, li, dt, dd, button, summary, label, input, textarea)';
    for (const element of document.querySelectorAll(`:is(.site-header, main, footer) ${read}`)) {
      const isSeen = element.checkVisibility() && !element.closest('.faq-tools__chips, .visually-hidden');
      if (isSeen && element.getBoundingClientRect().right > innerWidth + 1)
        found.push(`beyond the window: ${element.tagName} ${element.textContent?.slice(0, 60)}`);
    }
    for (const details of closed) details.removeAttribute('open');
    return found;
  });
}
