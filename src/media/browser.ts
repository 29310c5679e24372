import { chromium, type Page } from 'playwright';

/** What the makers of media work with. */
export interface Workshop {
  /** The folder of the project. */
  root: string;
  /** The program that draws and measures: Chromium. */
  browser: string;
}

/** Opens an empty page of Chromium, lends it, and closes the browser whatever happens. */
export async function withPage<T>({ browser }: Workshop, use: (page: Page) => Promise<T>): Promise<T> {
  const running = await chromium.launch({ executablePath: browser });
  try {
    return await use(await running.newPage());
  } finally {
    await running.close();
  }
}
