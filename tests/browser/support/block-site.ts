import { campaign } from '../../support/campaign.ts';
import { serveWith } from '../../support/scripted-site.ts';
import { editFiles } from '../../support/workspace.ts';
import { test as base } from './test.ts';

/** The frozen content with a page of every block, at an address of its own. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const edits = await campaign();
      const { url, stop } = await serveWith('', (content) => editFiles(content, edits));
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The addresses of that page. */
export const paths = ['/vorhreingerning', '/en/spring-cleaning'];
