import { notice } from '../../support/notices.ts';
import { serveWith } from '../../support/scripted-site.ts';
import { editFiles } from '../../support/workspace.ts';
import { test as base } from './test.ts';

/** The frozen content with two notices, at an address of its own. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { url, stop } = await serveWith('', (content) => editFiles(content, notice()));
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
