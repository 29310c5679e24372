/**
 * Lets a link to the page that one is on scroll to the top instead of loading it again (specification 3.8).
 *
 * @param beforeScroll closes what covers the page
 */
export function stayOnSamePage(beforeScroll: () => void): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlain(event) || !leadsHere(link)) return;
    event.preventDefault();
    beforeScroll();
    if (location.hash) history.pushState(null, '', link.href);
    // Smooth or at once, as the style sheet says; Safari does not focus a link that is clicked.
    link.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}

/** Whether the visitor wants nothing special, such as a new tab. */
function isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey);
}

function leadsHere({ href, target }: HTMLAnchorElement): boolean {
  return !target && href === location.href.replace(/#.*/, '');
}

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

/**
 * Has the rest of the page laid out, one band in each frame, so that the page answers in between; at once after a reload and
 * Back, because a browser finds the reader's place again only until the page has loaded.
 *
 * @param bands the selector of what the page stacks from top to bottom; its styles leave what has no `data-laid-out` out of
 *   the first frame
 */
export async function renderBelowFold(bands: string): Promise<void> {
  const isNew = isNewHere();
  for (const band of document.querySelectorAll<HTMLElement>(bands)) {
    band.dataset.laidOut = '';
    if (isNew) await nextFrame();
  }
}

/**
 * Goes once more to what the address names when the browser has left it behind: Firefox goes there before the late styles are
 * there, and where these make the page shorter it stays at its end.
 */
export function returnToTarget(): void {
  const target = document.querySelector(':target');
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (target && isNewHere() && target.getBoundingClientRect().bottom < 0 && isAtEnd())
    target.scrollIntoView();
}

function isNewHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
