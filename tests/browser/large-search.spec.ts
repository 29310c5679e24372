// @module-tag all
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type Request } from 'playwright/test';
import { frozenContent } from '../support/content-folders.ts';
import { writeLargeContent } from '../support/large-content.mjs';
import { startServer } from '../support/start-server.mjs';
import { test as base } from './support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A site that is served, and a topic of it. */
interface LargeSite {
  url: string;
  /** The title of a topic in Icelandic. */
  title: string;
}

/** The site with 3,000 more topics, built by the command line and served. */
const test = base.extend<object, { site: LargeSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'large-'));
      const [content, out] = [join(folder, 'content'), join(folder, 'dist')];
      writeLargeContent(join(root, frozenContent), content, 3000);
      const options = ['--quiet', '--content', content, '--out', out];
      execFileSync(process.execPath, ['cli/site.mjs', 'build', ...options], { cwd: root });
      const server = await startServer(out);
      const topics = readFileSync(join(content, 'is/search.yaml'), 'utf8');
      const title = /id: topic-1234\n +title: (.+)/.exec(topics)?.[1] ?? '';
      await use({ url: server.url, title });
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const options = (page: Page) => page.getByRole('option');

test.describe('the search of a site with thousands of topics', () => {
  test('finds a topic by its name as one types, and leads there', async ({ page, site: { url, title } }) => {
    const [name = ''] = title.split(' ');
    await page.goto(url);
    await page.keyboard.press('/');
    await page.keyboard.type(name.slice(0, -1));
    await expect(options(page).filter({ hasText: title })).toBeVisible();
    await page.keyboard.type(name.slice(-1));
    await expect(options(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}/verdskra`);
  });

  test('forgives a slip', async ({ page, site: { url, title } }) => {
    const last = title.split(' ').at(-1) ?? '';
    await page.goto(url);
    await page.keyboard.press('/');
    await page.keyboard.type(`${title.split(' ')[0]} ${last.slice(0, 4)}${last.slice(5)}`);
    await expect(options(page).first()).toContainText(title);
  });

  test('finds what is in the site itself first, as the small one does', async ({ page, site: { url } }) => {
    await page.goto(url);
    await page.keyboard.press('/');
    await page.keyboard.type('vefsíðugerð');
    await expect(options(page).first()).toContainText('Vefsíðugerð');
    await expect(options(page).first()).toHaveAttribute('href', '/thjonusta/vefsidugerd');
  });

  test('says so when it shows the best of what it has found', async ({ page, site: { url } }) => {
    await page.goto(url);
    await page.keyboard.press('/');
    await page.keyboard.type('hönnun');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('12 bestu niðurstöðurnar');
    const more = options(page).filter({ hasText: 'Sýna fleiri' });
    while ((await more.count()) > 0) await more.first().click();
    await expect(options(page)).toHaveCount(12);
  });

  test('says that nothing was found', async ({ page, site: { url } }) => {
    await page.goto(`${url}/en`);
    await page.keyboard.press('/');
    await page.keyboard.type('qqqqqxxxxx');
    await expect(page.locator('.search__none')).toBeVisible();
  });

  for (const words of ['h', 'hönn', 'hönnun vefur verð', 'auglýsingasamningur', 'qqqqqqxxxxxx'])
    test(`loads less than 60 kB of the index for “${words}”`, { tag: '@all' }, async ({
      page,
      site: { url },
    }) => {
      const requests: Request[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().includes('/assets/search-')) requests.push(request);
      });
      await page.goto(url);
      await page.keyboard.press('/');
      await page.keyboard.type(words);
      await expect(page.locator('.search__status p').first()).not.toHaveClass(/spinner/);
      await expect(page.locator('.search__status')).toHaveText(/niðurst|Ekkert/);
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect(loaded).toBeGreaterThan(1000);
      expect(loaded).toBeLessThan(60_000);
    });
});

for (const { part, files } of [
  { part: 'words of a large search', files: '**/assets/search-*/words-*.json' },
  { part: 'scripts of a large search', files: '**/assets/shards-*.js' },
])
  test(`${part} that could not be loaded are offered again`, async ({ page, site: { url } }) => {
    await page.goto(url);
    let isDown = true;
    await page.route(files, (route) => (isDown ? route.abort() : route.continue()));
    await page.clock.install();
    await page.keyboard.press('/');
    await page.keyboard.type('hönnun');
    const failure = page.locator('.search [role=alert]');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(failure).toBeVisible({ timeout: 100 });
    }).toPass();
    isDown = false;
    await failure.getByRole('button').click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(options(page).first()).toBeVisible({ timeout: 100 });
    }).toPass();
  });
