import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { whenLaidOut } from './laid-out.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

interface Axe {
  run(options: object): Promise<{ violations: Violation[] }>;
}

/** Not among those that axe runs by itself. */
const rules = { 'target-size': { enabled: true } };

/** The violations of all rules of axe, best practices included, or of the named ones, as short lines. */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  await whenLaidOut(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run({ resultTypes: ['violations'], ...options })).violations;
    },
    only ? { runOnly: only } : { rules },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary ?? ''}`),
  );
}

/** The same at 320 and 1280 px, light and dark. Afterwards the page is 1280 px wide and light. */
export async function violationsInAllViews(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violations(page)).map((text) => `${width} px: ${text}`));
  }
  return [...found, ...(await violationsInTheDark(page))];
}

/** Waits until colours have changed: a link on its way from one scheme to the other has the contrast of neither. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Only the colours are other ones in the dark. Afterwards the page is light again. */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await transitionsOver(page);
  const found = await violations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((text) => `dark: ${text}`);
}
