import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, planSite } from '../../src/build.ts';
import { all } from '../support/built-site.ts';
import { site } from '../support/cli.ts';
import { temporaryFolder } from '../support/folder.ts';
import { postByForm, postByScript } from '../support/form-posts.ts';
import { createHtmlChecker } from '../support/html-checker.ts';
import { type ServeProcess, startServe } from '../support/serve-command.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { type Edit, projectDir } from '../support/workspace.ts';

/** The tiny site, built as a person would. */
const out = join(projectDir, '.cache/tiny');
beforeAll(() => {
  expect(site(['build', '--strict', '--site', tinyDir, '--out', out])).toMatchObject({ code: 0, stderr: '' });
});

const page = (file: string) => readFileSync(join(out, file), 'utf8');

describe('the tiny site', () => {
  it('is at most 180 lines of TypeScript and styles', () => {
    const folder = join(tinyDir, 'templates');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const lines = files
      .filter((name) => /\.(?:tsx?|css)$/.test(name))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(180);
  });

  it('has its pages in three languages, each with links to the others for search engines', () => {
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
    expect(pages.toSorted()).toEqual([
      ...['404.html', 'en.html', 'en/404.html', 'en/wool.html', 'index.html'],
      ...['pl.html', 'pl/404.html', 'pl/welna.html', 'ull.html'],
    ]);
    const alternates = all(page('pl/welna.html'), 'link').filter(
      ({ attributes }) => 'hreflang' in attributes,
    );
    expect(alternates.map(({ attributes: { hreflang, href } }) => `${hreflang} ${href}`)).toEqual([
      'is https://tiny.example/ull',
      'en https://tiny.example/en/wool',
      'pl https://tiny.example/pl/welna',
      'x-default https://tiny.example/ull',
    ]);
  });

  it('has valid pages, with the words and links of their language', async () => {
    const checker = createHtmlChecker();
    for (const file of ['index.html', 'en.html', 'pl.html', 'pl/welna.html']) {
      const { results } = await checker.validateString(page(file));
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`)),
      ).toEqual([]);
    }
    expect(page('pl.html')).toContain('<html lang="pl">');
    expect(page('pl.html')).toContain('<a href="/pl/welna">islandzkiej wełnie</a>');
  });
});

describe('content of the tiny site that is wrong', () => {
  it.each<[string, Edit, { code: string; file: string }]>([
    [
      'a word that one of the languages lacks',
      { file: 'pl/ui.yaml', replace: /^ {4}send: .*\n/m, with: '' },
      { code: 'missing-key', file: 'content/pl/ui.yaml' },
    ],
    [
      'a key that nothing reads',
      { file: 'en/ui.yaml', replace: 'search:', with: 'motto: Wool\nsearch:' },
      { code: 'unknown-key', file: 'content/en/ui.yaml' },
    ],
    [
      'a page that one of the languages lacks',
      { remove: 'pl/wool.md' },
      { code: 'translation-missing', file: 'content/is/wool.md' },
    ],
    [
      'a link to a page that is not there',
      { file: 'is/home.md', replace: 'page:wool', with: 'page:woll' },
      { code: 'link-unknown-page', file: 'content/is/home.md' },
    ],
    [
      'a language that no file of the site defines',
      { file: 'da/ui.yaml', write: 'search: Søg\n' },
      { code: 'file-unexpected', file: 'content/da/ui.yaml' },
    ],
    [
      'the same address twice in a language',
      { file: 'en/wool.md', replace: 'slug: wool', with: 'slug: ""' },
      { code: 'slug-empty', file: 'content/en/wool.md' },
    ],
  ])('is reported at its place: %s', (_, edit, wanted) => {
    const { report } = planSite(tinyConfig(tinyWorkspace(edit)));
    expect(report.sorted().map(({ code, place }) => ({ code, file: place.file }))).toContainEqual(wanted);
  });

  it('keeps the site from being published', async () => {
    const folder = tinyWorkspace({ file: 'pl/ui.yaml', replace: 'search:', with: 'serch:' });
    const { report, artifacts } = await build(tinyConfig(folder));
    expect(report.errorCount).toBeGreaterThan(0);
    expect(artifacts).toEqual([]);
    expect(readdirSync(folder)).toEqual(['content']);
  });
});

describe('the search of the tiny site', () => {
  it.each([
    ['is', 'ull', '/ull'],
    ['en', 'warm', '/en/wool'],
    ['pl', 'wełna', '/pl/welna'],
    // Typed without the marks of the language, and by the words of another one.
    ['pl', 'welna', '/pl/welna'],
    ['pl', 'wool', '/pl/welna'],
  ])('finds in %s by “%s” the page %s', (lang, query, path) => {
    const { stdout } = site(['search', query, '--lang', lang, '--json', '--site', tinyDir]);
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ path }));
  });
});

describe('the form of the tiny site', () => {
  const fields = {
    'form-name': 'ask',
    'bot-field': '',
    email: 'anna@tiny.example',
    message: 'Ile kosztuje wełna?',
  };

  /** A server of the built site with a store of its own. */
  async function served(): Promise<ServeProcess & { url: string; stored: () => Record<string, unknown>[] }> {
    const leads = join(temporaryFolder(), 'leads.db');
    const server = await startServe(tinyDir, '--site', tinyDir, '--out', out, '--leads', leads);
    const stored = () =>
      JSON.parse(site(['leads', 'list', '--json', '--site', tinyDir, '--leads', leads]).stdout);
    return { ...server, url: `http://127.0.0.1:${server.port}/`, stored };
  }

  it('is received from a page in a language that the generator does not bring, and stored in it', async () => {
    const { url, stored } = await served();
    const answer = await postByScript(url, { ...fields, language: 'pl' }, { Referer: `${url}pl` });
    expect(answer.status).toBe(200);
    expect(stored()).toEqual([expect.objectContaining({ form: 'ask', locale: 'pl' })]);
  });

  it('leads a browser without script to the thanks, in the language of its page', async () => {
    const { url, stored } = await served();
    const answer = await postByForm(`${url}pl`, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/pl#_sent');
    expect(stored()).toHaveLength(1);
  });

  it('comes back with what was typed and what is wrong with it', async () => {
    const { url, stored } = await served();
    const answer = await postByForm(`${url}pl`, { ...fields, email: 'anna' });
    expect(answer.status).toBe(422);
    const body = String(answer.body);
    expect(alertIn(body)).toBe('Podaj pełny adres e-mail.');
    expect(body).toMatch(/<title>Błąd: Mała strona \| Tiny<\/title>/);
    expect(all(body, 'input').find(({ attributes }) => attributes.name === 'email')?.attributes.value).toBe(
      'anna',
    );
    expect(all(body, 'textarea').map(({ text }) => text)).toEqual([fields.message]);
    expect(stored()).toEqual([]);
  });

  /** What a page says that came back. */
  const alertIn = (body: string) =>
    all(body, 'p').find(({ attributes }) => attributes.role === 'alert')?.text;

  it.each([
    ['An order', { status: 422, alert: 'Enter the number of the order.', kept: 0 }],
    ['The wool', { status: 303, alert: undefined, kept: 1 }],
    ['', { status: 303, alert: undefined, kept: 1 }],
  ])('demands the number of an order only while it is asked for: “%s”', async (topic, wanted) => {
    const { url, stored } = await served();
    const { status, body } = await postByForm(`${url}en`, { ...fields, topic, order: ' ' });
    expect({ status, alert: alertIn(body), kept: stored().length }).toEqual(wanted);
  });

  it('takes the number of an order, and drops it where it is not asked for', async () => {
    const { url, stored } = await served();
    for (const topic of ['Zamówienie', 'Wełna'])
      await postByForm(`${url}pl`, { ...fields, topic, order: '17' });
    expect(stored().map((lead) => (lead.fields as { order: string }).order)).toEqual(['', '17']);
  });

  it('says what is no longer offered, and keeps the rest', async () => {
    const { url } = await served();
    const { status, body } = await postByForm(`${url}en`, { ...fields, topic: 'Silk' });
    expect([status, alertIn(body)]).toEqual([422, 'We no longer offer what you chose: Silk']);
    expect(all(body, 'textarea').map(({ text }) => text)).toEqual([fields.message]);
  });

  it('says that it cannot be taken when there is no room for it, and keeps what was typed', async () => {
    const leads = join(temporaryFolder(), 'file', 'leads.db');
    writeFileSync(dirname(leads), '');
    const { port } = await startServe(tinyDir, '--site', tinyDir, '--out', out, '--leads', leads);
    const { status, body } = await postByForm(`http://127.0.0.1:${port}/en`, fields);
    expect([status, alertIn(body)]).toEqual([
      503,
      'We cannot take your question at the moment. Everything is still in the form; please try again soon.',
    ]);
    expect(all(body, 'textarea').map(({ text }) => text)).toEqual([fields.message]);
  });

  it('says that nothing was taken of a post that another site has sent', async () => {
    const { url } = await served();
    const headers = { Origin: 'https://other.example', 'Accept-Language': 'en' };
    const { status, body } = await postByForm(`${url}en`, fields, headers);
    expect([status, alertIn(body)]).toEqual([
      403,
      'We could not take your question. Go back to what you wrote, and try again.',
    ]);
  });
});
