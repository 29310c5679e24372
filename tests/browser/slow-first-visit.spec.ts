// @module-tag all
import { type CDPSession, expect, type Page } from 'playwright/test';
import { hasFallback } from './support/fallback-font.ts';
import { whenLaidOut } from './support/laid-out.ts';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

const without = 'no font of this machine is one that stands in for ours';

test.use({ isNewVisitor: true, viewport: { width: 360, height: 780 } });

for (const { path } of allPages.filter(({ isFirstOfKind }) => isFirstOfKind))
  test(`${path}: a first visit over a slow network ends in our type, and nothing moves`, {
    tag: path === '/' ? '@chromium' : ['@chromium', '@all'],
  }, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await slowDown(client);
    await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await whenLaidOut(page);
    expect(await facesOf(client, 'h1')).toEqual([expect.stringMatching(/^Bricolage Grotesque/)]);
    expect(await facesOf(client, 'footer a')).toEqual([expect.stringMatching(/^Figtree/)]);
    test.skip(!(await hasFallback(page)), without);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
  });

test('the heading of each page is as high in the font that stands in for ours', {
  tag: ['@chromium', '@all'],
}, async ({ page }) => {
  for (const { path } of allPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    test.skip(!(await hasFallback(page)), without);
    expect([path, await heightIn(page, 'Hemja Display Fallback')]).toEqual([
      path,
      await heightIn(page, 'Hemja Display'),
    ]);
  }
});

declare global {
  interface Window {
    /** The sum of all layout shifts so far. */
    shifted: number;
  }
}

/** A slow phone network: 1.6 Mbit/s and 150 ms there and back. */
async function slowDown(client: CDPSession): Promise<void> {
  const rate = 1_600_000 / 8;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: rate, uploadThroughput: rate },
  });
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The families of the fonts that an element is really drawn in. */
async function facesOf(client: CDPSession, selector: string): Promise<string[]> {
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** How high the heading of the page is in a font, in pixels: equal heights are equal numbers of lines. */
function heightIn(page: Page, family: string): Promise<number> {
  return page.locator('h1').evaluate((heading, name) => {
    heading.style.fontFamily = `"${name}"`;
    return Math.round(heading.getBoundingClientRect().height);
  }, family);
}
