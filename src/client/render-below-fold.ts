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

function isNewHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
