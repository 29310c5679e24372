/** A style in a page that is fetched; see `inertStyles` in ../injection.ts. */
const inert = 'script[type="text/x-style"]';

/** The styles of a page in their order: those in it, and those that it loads. What is for pages without script is not among them. */
function stylesOf(page: Document): HTMLElement[] {
  const found = page.querySelectorAll<HTMLElement>(`style, ${inert}, link[rel="stylesheet"]`);
  return [...found].filter((one) => !one.closest('noscript') && one.dataset.leaving === undefined);
}

/**
 * Gives the page in the window the styles of its next version, each in the place of the old one, which goes when the new one is
 * there. The policy of the page allows no style in it that was not there at first, but those that it loads.
 *
 * @returns false if the pages do not have the same number of them
 */
export function swapStyles(before: Document, next: Document): boolean {
  const [old, now, live] = [stylesOf(before), stylesOf(next), stylesOf(document)];
  if (old.length !== now.length || live.length !== now.length) return false;
  const version = next.querySelector<HTMLElement>('script[data-page]')?.dataset.page ?? '';
  const inPage = now.filter((style) => style.matches(inert));
  for (const [at, there] of live.entries()) {
    const [one, other] = [old[at], now[at]];
    if (!one || !other || one.isEqualNode(other)) continue;
    const address = `/_dev/styles.css?page=${version}&at=${inPage.indexOf(other)}`;
    swap(there, other.getAttribute('href') ?? address);
  }
  return true;
}

function swap(there: HTMLElement, href: string): void {
  there.dataset.leaving = '';
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = () => there.remove();
  there.after(link);
}
