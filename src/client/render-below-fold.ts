/** What a page stacks from top to bottom. `section.css` leaves those below the first screen out of the first frame. */
const bands = '.section, .closing, .site-footer';

/**
 * Has the rest of the page laid out, one band in each frame, so that the page answers in between; at once after a reload and
 * Back, because a browser finds the reader's place again only until the page has loaded.
 */
export async function layOutBands(): Promise<void> {
  const isNew = isNewHere();
  for (const band of document.querySelectorAll<HTMLElement>(bands)) {
    band.dataset.laidOut = '';
    if (isNew) await nextFrame();
  }
}

function isNewHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
