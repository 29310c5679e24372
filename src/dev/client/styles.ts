import { rulesIn } from './rules.ts';

/** A style in a page that is fetched; see `inertStyles` in ../injection.ts. */
const inert = 'script[type="text/x-style"]';

/** The styles of a page in their order: those in it, and those that it loads. What is for pages without script is not among them. */
function stylesOf(page: Document): HTMLElement[] {
  const found = page.querySelectorAll<HTMLElement>(`style, ${inert}, link[rel="stylesheet"]`);
  return [...found].filter((one) => !one.closest('noscript') && one.dataset.leaving === undefined);
}

/**
 * Gives the page in the window the styles of its next version. The policy of the page allows no style in it that was not there at
 * first, but scripts may change the rules of those, and it may load others: a sheet whose rules are not those that were served is
 * replaced, and goes when the new one is there.
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
    if (changeRules(there, one, other)) continue;
    const address = `/_dev/styles.css?page=${version}&at=${inPage.indexOf(other)}`;
    swap(there, other.getAttribute('href') ?? address);
  }
  return true;
}

/**
 * Changes the rules of a style in the page where its two versions differ.
 *
 * @returns false if it is a file, or the browser sees other rules in it than are written there; nothing has been changed then
 */
function changeRules(there: HTMLElement, before: HTMLElement, next: HTMLElement): boolean {
  if (!before.matches(inert) || !next.matches(inert)) return false;
  const { sheet } = there as HTMLStyleElement | HTMLLinkElement;
  const text = next.textContent ?? '';
  const [old, now] = [rulesIn(before.textContent ?? ''), rulesIn(text)];
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  if (sheet?.cssRules.length !== old.length || parsed.cssRules.length !== now.length) return false;
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let [oldEnd, end] = [old.length, now.length];
  while (Math.min(oldEnd, end) > start && old[oldEnd - 1] === now[end - 1])
    [oldEnd, end] = [oldEnd - 1, end - 1];
  for (let at = start; at < oldEnd; at += 1) sheet.deleteRule(start);
  for (const [at, rule] of now.slice(start, end).entries()) sheet.insertRule(rule, start + at);
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
