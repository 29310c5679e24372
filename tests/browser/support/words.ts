import type { Page } from 'playwright/test';

/**
 * Words that cannot be read as they are shown: those that leave the screen, and those that are cut where nothing says that they
 * may be (a soft hyphen does), as `óreiðun/a`. What is unseen or scrolls sideways by itself is left out. Unfolds the page.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const softHyphen = '\u00AD';
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');

    function isSeen(element: HTMLElement): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(one);
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false;
      }
      return true;
    }

    /** Where each letter of a word stands. The first one behind a soft hyphen has the hyphen as a box of its own before it. */
    function placesOf(node: Text, start: number, length: number): { letter: string; box: DOMRect }[] {
      const range = document.createRange();
      return Array.from({ length }, (_, at) => {
        range.setStart(node, start + at);
        range.setEnd(node, start + at + 1);
        const box = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
        return { letter: node.data[start + at] ?? '', box };
      });
    }

    function problemOf(node: Text, start: number, word: string): string | undefined {
      const letters = placesOf(node, start, word.length);
      const [first] = letters;
      if (letters.some(({ box }) => box.right > innerWidth + 1)) return `leaves the screen: ${word}`;
      if (!first || letters.every(({ box }) => box.top <= first.box.top + 1)) return undefined;
      const shown = letters.map(({ letter, box }, at) => {
        const before = letters[at - 1];
        const isCut = before && before.letter !== softHyphen && letter !== softHyphen;
        return isCut && box.top > before.box.top + 1 ? `/${letter}` : letter;
      });
      return shown.some((letter) => letter.startsWith('/')) ? `is cut: ${shown.join('')}` : undefined;
    }

    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement || !isSeen(node.parentElement)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\u00AD]{2,}/gu)) {
        const problem = problemOf(node, index, word);
        if (problem) found.add(problem.replaceAll(softHyphen, ''));
      }
    }
    return [...found];
  });
}
