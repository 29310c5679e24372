import { rulesIn } from './rules.ts';

/** Selector of inert styles in a fetched page (`inertStyles` in ../requests.ts). */
const inert = 'script[type="text/x-style"]';

/** Returns the inline and linked styles of a page in order, without those in `<noscript>`. */
function stylesOf(page: Document): HTMLElement[] {
  const found = page.querySelectorAll<HTMLElement>(`style, ${inert}, link[rel="stylesheet"]`);
  return [...found].filter((one) => !one.closest('noscript') && one.dataset.leaving === undefined);
}

/**
 * Updates the styles of the page in the window. Its Content-Security-Policy forbids new inline styles, but scripts may change the
 * rules of existing ones and add links. A sheet whose rules cannot be changed is replaced with a link.
 *
 * @returns false if the number of styles differs
 */
export function swapStyles(before: Document, next: Document): boolean {
  const [old, now, live] = [stylesOf(before), stylesOf(next), stylesOf(document)];
  if (old.length !== now.length || live.length !== now.length) return false;
  const version = next.querySelector<HTMLElement>('script[data-page]')?.dataset.page ?? '';
  const inPage = now.filter((style) => style.matches(inert));
  for (const [at, element] of live.entries()) {
    const [one, other] = [old[at], now[at]];
    if (!one || !other || one.isEqualNode(other)) continue;
    if (changeRules(element, one, other)) continue;
    const address = `/_dev/styles.css?page=${version}&at=${inPage.indexOf(other)}`;
    replaceWithLink(element, other.getAttribute('href') ?? address);
  }
  return true;
}

/**
 * Changes the rules of an inline style where its two versions differ.
 *
 * @returns false, with nothing changed, for a linked style, or if the browser has parsed other rules than the source has
 */
function changeRules(element: HTMLElement, before: HTMLElement, next: HTMLElement): boolean {
  if (!before.matches(inert) || !next.matches(inert)) return false;
  const { sheet } = element as HTMLStyleElement | HTMLLinkElement;
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

/** Removes the old style only when the new one has loaded. */
function replaceWithLink(element: HTMLElement, href: string): void {
  element.dataset.leaving = '';
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = () => element.remove();
  element.after(link);
}
