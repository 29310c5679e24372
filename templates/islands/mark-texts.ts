import type { Highlighter } from '../../src/client/search/index.ts';

/**
 * Marks parts of the texts in elements, and returns a function that removes the marks. The style sheet draws them
 * (`::highlight(name)`), and the elements stay as they are: a translator finds whole words, and its own are marked as well. Browsers
 * without highlights show no marks.
 *
 * @see https://developer.mozilla.org/docs/Web/API/CSS_Custom_Highlight_API
 */
export function markTexts(name: string, elements: Iterable<Element>, find: Highlighter): () => void {
  const { highlights } = CSS;
  const highlight = highlights && new Highlight();
  for (const element of highlight ? elements : []) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { start: startOffset, end: endOffset } of find(text.textContent ?? ''))
        highlight.add(new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }));
  }
  highlights?.set(name, highlight);
  return () => highlights?.delete(name);
}
