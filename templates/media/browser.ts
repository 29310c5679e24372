import { chromium, type Page } from 'playwright';
import type { Workshop } from '../../src/define/index.ts';

/** Opens an empty page of Chromium, lends it, and closes the browser whatever happens. */
export async function withPage<T>({ browser }: Workshop, use: (page: Page) => Promise<T>): Promise<T> {
  const running = await chromium.launch({ executablePath: browser });
  try {
    return await use(await running.newPage());
  } finally {
    await running.close();
  }
}
