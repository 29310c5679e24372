import { serveWithScripts } from '../../support/scripted-site.ts';
import { test as base } from './test.ts';

/** The frozen content with scripts of others, at an address of its own. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { url, stop } = await serveWithScripts();
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
