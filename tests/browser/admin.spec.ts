// @module-tag all
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { articlesOf } from '../support/articles.ts';
import { frozenContent } from '../support/content-folders.ts';
import { type DevProcess, startDev } from '../support/dev-command.mjs';
import { photo } from '../support/pictures.ts';
import { editFiles, projectDir } from '../support/workspace.ts';
import { test as base } from './support/test.ts';

interface Desk {
  dev: DevProcess;
  /** The content folder. */
  content: string;
  /** Runs git in it. */
  git(...args: string[]): string;
  /** Runs a command of `site`, and fails if it does. */
  site(...args: string[]): void;
}

/** What an editor writes in the fields of an article. */
const article = {
  is: {
    slug: 'ny-grein',
    title: 'Ný grein um vefinn',
    description: 'Þessi grein er skrifuð í myndræna ritlinum og birtist á vefnum um leið og hún er vistuð.',
    'hero.heading': 'Ný grein',
    'hero.lead': 'Það sem greinin segir, í einni setningu.',
    author: 'Jóna Dæmisdóttir',
    body: 'Hér stendur það sem greinin segir.',
  },
  en: {
    slug: 'new-article',
    title: 'A new article on the site',
    description:
      'This article is written in the visual editor, and it is on the site as soon as it is saved.',
    'hero.heading': 'A new article',
    'hero.lead': 'What the article says, in one sentence.',
    author: 'Jóna Dæmisdóttir',
    body: 'Here stands what the article says.',
  },
};

/** `site dev` on a copy of the frozen content with an article, in a repository of its own. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const root = realpathSync(mkdtempSync(join(tmpdir(), 'admin-')));
      const content = join(root, 'content');
      cpSync(frozenContent, content, { recursive: true });
      editFiles(content, articlesOf(1));
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
          cwd: root,
          encoding: 'utf8',
        });
      git('init', '-q');
      git('add', '.');
      git('commit', '-qm', 'Begin');
      const dev = await startDev(projectDir, { more: ['--content', content] });
      const site = (...args: string[]) =>
        void execFileSync(process.execPath, ['cli/site.mjs', ...args], { cwd: projectDir, stdio: 'pipe' });
      await use({ dev, content, git, site });
      dev.stop();
      await dev.ended;
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The lines that a change has removed and added, without their signs of order. */
const changedLines = (diff: string) => diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));

/** The field of a key in a language; shared files have none. */
const field = (page: Page, key: string, language?: string) =>
  page.locator(`${language ? `[data-locale="${language}"] ` : ''}[data-key-path="${key}"]`);

/** Opens an entry of the editor, without an account. */
async function open(page: Page, { dev }: Desk, entry: string): Promise<void> {
  await page.goto(`${dev.url}/admin/#/collections/${entry}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 30_000 });
}

/** Saves, and waits until so many files are written. */
async function save(page: Page, files: number): Promise<void> {
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'PUT') statuses.push(answer.status());
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => statuses).toEqual(Array.from({ length: files }, () => 204));
}

/** Scrolls until a field is drawn. */
async function reveal(page: Page, key: string, language: string): Promise<void> {
  await field(page, key.split('.')[0] ?? key, language).scrollIntoViewIfNeeded();
}

test.describe('the visual editor of site dev @chromium', () => {
  test.describe.configure({ mode: 'serial' });
  // Its package would load fonts and news of versions from elsewhere, which the policy refuses.
  test.use({ viewport: { width: 1400, height: 2000 }, provoked: /jsdelivr|unpkg/ });

  test('changes a price in one line', async ({ page, desk }) => {
    await open(page, desk, 'facts/entries/prices');
    await page.getByRole('button', { name: 'Expand All' }).click();
    await field(page, '_entries.0.amount').getByRole('spinbutton').fill('81000');
    await save(page, 1);
    expect(changedLines(desk.git('diff', '-U0'))).toEqual([
      '-plan-foundation: { amount: 79000 }',
      '+plan-foundation: { amount: 81000 }',
    ]);
    desk.git('commit', '-qam', 'Price');
  });

  test('stays open in a browser that is slow to draw', async ({ page, desk }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const drawn = new Promise((draw) => addEventListener('draw', draw));
      document.startViewTransition = (change) => {
        const update = typeof change === 'function' ? change : change?.update;
        return start(async () => {
          await drawn;
          await update?.();
        });
      };
    });
    await open(page, desk, 'facts/entries/prices');
    await page.evaluate(async () => {
      dispatchEvent(new Event('draw'));
      await document.activeViewTransition?.finished;
    });
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  test('changes a question in both languages, and keeps how it was written', async ({ page, desk }) => {
    await open(page, desk, 'pages/entries/faq');
    await reveal(page, 'categories', 'is');
    const questions = (language: string) => field(page, 'categories.technical.questions', language);
    await questions('is').getByRole('button', { name: 'Expand', exact: true }).first().click();
    for (const [language, word] of [
      ['is', 'líka'],
      ['en', 'also'],
    ] as const) {
      await reveal(page, 'categories', language);
      const answer = field(page, 'categories.technical.questions.0.a', language).getByRole('textbox');
      await answer.fill((await answer.inputValue()).replace(/ (\S+)$/, ` ${word} $1`));
    }
    await save(page, 2);
    const changed = changedLines(desk.git('diff', '-U0'));
    expect(changed).toHaveLength(4);
    expect(changed.filter((line) => /^\+.* (?:líka|also) /.test(line))).toHaveLength(2);
    desk.git('commit', '-qam', 'Question');
  });

  test('makes an article with a picture, with which the site is valid and can be built', {
    tag: '@all',
  }, async ({ page, desk }) => {
    await open(page, desk, 'kind-article/new');
    for (const [language, words] of Object.entries(article)) {
      for (const [key, text] of Object.entries(words)) {
        await field(page, key, language).scrollIntoViewIfNeeded();
        await field(page, key, language).getByRole('textbox').fill(text);
      }
    }
    await field(page, 'draft', 'is').getByRole('switch').click();
    await field(page, 'date', 'is').locator('input').fill('2026-11-20');
    await reveal(page, 'picture', 'is');
    await field(page, 'picture', 'is').getByRole('checkbox').click();
    const file = field(page, 'picture.file', 'is').locator('input[type=file]').first();
    const buffer = await photo('jpeg');
    await file.setInputFiles({ name: 'Ný mynd.jpg', mimeType: 'image/jpeg', buffer });
    for (const [language, text] of [
      ['is', 'Það sem myndin sýnir'],
      ['en', 'What the picture shows'],
    ] as const) {
      await reveal(page, 'picture', language);
      await field(page, 'picture.text', language).getByRole('textbox').fill(text);
    }
    await save(page, 3);
    desk.git('add', '-N', '.');
    expect(desk.git('diff', '--numstat').trim().split('\n')).toEqual([
      '16\t0\tcontent/en/articles/ny-grein.md',
      '16\t0\tcontent/is/articles/ny-grein.md',
      '-\t-\tcontent/media/pictures/ny-mynd.jpg',
    ]);
    for (const command of [['validate'], ['build', '--out', join(desk.content, '../dist')]])
      desk.site(...command, '--content', desk.content);
  });
});
