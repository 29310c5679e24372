const behind = 'body > :is(a, header, main, footer, .consent)';

/**
 * Takes the page behind a layer out of reach of scrolling, Tab and screen readers while the layer is open, and gives it back;
 * called whenever that changes. It is taken only when the layer is painted: on a slow phone a long page takes longer than the
 * eye likes to wait.
 */
export function makePageInert(layer: Element, isOpen: () => boolean): void {
  const hold = () => {
    document.documentElement.toggleAttribute('data-held', isOpen());
    for (const part of document.querySelectorAll<HTMLElement>(behind))
      if (!part.contains(layer)) part.inert = isOpen();
  };
  if (isOpen()) requestAnimationFrame(() => setTimeout(hold));
  else hold();
}
