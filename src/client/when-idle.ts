/** How long the first screen is waited for, in milliseconds, where a browser does not report when it has been shown. */
const patience = 2000;

/**
 * Does something when the page has nothing more urgent to do; never before the first screen has been shown, for which it
 * would compete.
 */
export async function whenIdle(act: () => void): Promise<void> {
  await firstScreen();
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, 200);
}

function firstScreen(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, patience);
  });
}
