import type { Page } from 'playwright/test';

/** Whether the machine has one of the fonts that are made as wide as ours; a bare one has none. */
export function hasFallback(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = await document.fonts.load('700 1em "Hemja Display Fallback"').catch(() => []);
    return faces.some(({ status }) => status === 'loaded');
  });
}
