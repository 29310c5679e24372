// @module-tag all
import { expect, type Page } from 'playwright/test';
import { violations } from './support/axe.ts';
import { type FlakyServer, startFlakyServer } from './support/flaky.ts';
import { type Recorder, startRecorder } from './support/recorder.ts';
import { test as base } from './support/test.ts';

const test = base.extend<{ recorder: Recorder; server: FlakyServer }>({
  recorder: async ({ baseURL }, use) => {
    const recorder = await startRecorder(baseURL ?? '');
    await use(recorder);
    await recorder.close();
  },
  server: async ({ recorder }, use) => {
    const server = await startFlakyServer(recorder.url);
    await use(server);
    await server.close();
  },
});

/** How often the server was asked for files whose names begin so. */
const asks = ({ asked }: FlakyServer, name: string) =>
  asked.filter((path) => path.startsWith(`/assets/${name}-`)).length;

/** Waits for something that happens only as the page's time passes. */
function inTime<T>(page: Page, look: () => T | Promise<T>) {
  return expect.poll(async () => {
    await page.clock.runFor(500);
    return look();
  });
}

for (const { part, name } of [
  { part: 'its own code', name: 'ContactForm' },
  { part: 'what it shares with others', name: 'chunk' },
  { part: 'React', name: 'react-root' },
]) {
  test(`an island wakes as soon as ${part} can be loaded (specification 13.1)`, async ({ page, server }) => {
    server.failing = new RegExp(`^/assets/${name}-`);
    await page.clock.install();
    await page.goto(`${server.url}/hafa-samband`);
    await inTime(page, () => asks(server, name)).toBeGreaterThanOrEqual(3);
    server.failing = undefined;
    await inTime(page, () => page.locator('form.form[novalidate]').count()).toBe(1);
    await expect(page.locator('[data-failed]')).toHaveCount(0);
  });
}

test('no file is loaded twice when all goes well', async ({ page, server }) => {
  await page.goto(`${server.url}/fa-tilbod`);
  await page.locator('form.form[novalidate]').waitFor();
  const scripts = server.asked.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('a page that was kept from an older release, whose scripts and styles are gone, is read, leads on and posts its form', async ({
  page,
  server,
  recorder,
}) => {
  server.failing = /^\/assets\/.*\.(?:js|css)$/;
  await page.goto(`${server.url}/en/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('[popovertarget="_services-menu"]').click();
  await expect(page.locator('#_services-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.site-footer a[href="/en/contact"]').click();
  await page.locator('[name=name]').fill('Jóna Æsa');
  await page.locator('[name=email]').fill('jona@hemja.example');
  await page.locator('[name=message]').fill('Óreiða');
  await page.locator('form.form [type=submit]').click();
  await expect.poll(() => recorder.posts.length).toBe(1);
  expect(server.asked.some((path) => server.failing?.test(path))).toBe(true);
});

test.describe('when React cannot be loaded after five retries', () => {
  async function openInVain(
    page: Page,
    server: FlakyServer,
    { path, missing = 'react-root' }: { path: string; missing?: string },
  ): Promise<void> {
    server.failing = new RegExp(`^/assets/${missing}-`);
    await page.clock.install();
    await page.goto(server.url + path);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await inTime(page, () => page.locator('[data-failed]').count()).toBe(1);
    expect(asks(server, missing)).toBe(6);
  }

  test('a form posts as it does without script', async ({ page, server, recorder }) => {
    await openInVain(page, server, { path: '/hafa-samband' });
    await page.locator('[name=name]').fill('Jóna Æsa');
    await page.locator('[name=email]').fill('jona@hemja.example');
    await page.locator('[name=message]').fill('Óreiða');
    await page.locator('form.form [type=submit]').click();
    await expect.poll(() => recorder.posts.length).toBe(1);
    expect(recorder.posts[0]?.fields).toContainEqual(['form-name', 'simple-contact']);
  });

  test('questions open', async ({ page, server }) => {
    await openInVain(page, server, { path: '/en/faq' });
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await expect(page.locator('main input:visible')).toHaveCount(0);
  });

  test('the quiz gives way to its list', async ({ page, server }) => {
    await openInVain(page, server, { path: '/thjonusta/leikjavading' });
    await expect(page.locator('.quiz')).toBeHidden();
    await expect(page.locator('.quiz-list__item:visible')).toHaveCount(5);
  });

  test('the quiz gives way to its list also when it is its questions that cannot be loaded', async ({
    page,
    server,
  }) => {
    await openInVain(page, server, { path: '/thjonusta/leikjavading', missing: 'quiz' });
    await expect(page.locator('.quiz')).toBeHidden();
  });
});

/** An element that React cannot finish: it throws each time when it is put into the page. */
const unfinished = `{
  $$typeof: Symbol.for('react.transitional.element'),
  type: 'p',
  key: null,
  props: { ref() { throw new Error('broken on purpose'); } },
}`;

test('an island that throws each time when it has been drawn gives up too (specification 3.9)', async ({
  page,
}) => {
  await page.route(/\/assets\/ContactForm-/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const ContactForm = () => (${unfinished});`,
    }),
  );
  await page.goto('/hafa-samband');
  await expect(page.locator('[data-island] .island-failure')).toBeVisible();
});

for (const { path, name, words, home } of [
  { path: '/hafa-samband', name: 'ContactForm', words: 'Eitthvað fór úrskeiðis', home: '/' },
  { path: '/en/faq', name: 'FaqBrowser', words: 'Something went wrong', home: '/en' },
  { path: '/en/services/gamification', name: 'Quiz', words: 'Something went wrong', home: '/en' },
]) {
  test(`${path}: an island that throws says so in its place, and the rest lives on (specification 3.9)`, async ({
    page,
  }) => {
    await page.route(new RegExp(`/assets/${name}-`), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${name}() { throw new Error('broken on purpose'); }`,
      }),
    );
    await page.goto(path);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    const message = page.getByRole('alert');
    await expect(message).toContainText(words);
    await expect(message.getByRole('link')).toHaveAttribute('href', home);
    await page.locator('[popovertarget="_services-menu"]').click();
    await expect(page.locator('#_services-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);
  });
}
