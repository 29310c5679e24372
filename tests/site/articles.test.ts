import { join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../../src/build.ts';
import { articlesOf } from '../support/articles.ts';
import { all, builtSite, htmlOf } from '../support/built-site.ts';
import { site } from '../support/cli.ts';
import { photo } from '../support/pictures.ts';
import { configOf, type Edit, problemsOf, workspace } from '../support/workspace.ts';

/** No page of the site leads to the overview yet, and all articles of the examples have one text. */
const notLinked = new Set(['page-orphan', 'page-copied']);

/** The site with twelve articles, built once. Pages are made when they are read, so no other build may use its database. */
let built: Promise<BuildResult> | undefined;

function twelve(): Promise<BuildResult> {
  built ??= buildSite({ ...configOf(workspace(...articlesOf(12))), db: undefined });
  return built;
}

const headings = (html: string) => all(html, 'a', 'article-list__link').map(({ text }) => text);
const textOf = ({ artifacts }: BuildResult, file: string) =>
  artifacts.find(({ path }) => path === file)?.body.toString() ?? '';

describe('without articles', () => {
  it('there is no overview, no feed, and no page names one', async () => {
    const { artifacts } = await builtSite();
    expect(artifacts.map(({ path }) => path).filter((path) => /feed|greinar|articles/.test(path))).toEqual(
      [],
    );
    expect(htmlOf(await builtSite(), 'index.html')).not.toContain('atom+xml');
  });
});

describe('an overview of articles', () => {
  it('lists ten to a page, the newest first, with ways to the older and newer ones', async () => {
    const result = await twelve();
    expect(result.report.sorted().filter(({ code }) => !notLinked.has(code))).toEqual([]);
    const first = htmlOf(result, 'greinar.html');
    expect(headings(first)).toHaveLength(10);
    expect(headings(first)[0]).toBe('Grein númer 12 & það sem hún kennir');
    expect(first).toContain('<a class="chip" href="/greinar/2" rel="next">Eldri greinar</a>');
    const second = htmlOf(result, 'greinar/2.html');
    expect(headings(second).map((text) => text.slice(0, 13))).toEqual(['Grein númer 2', 'Grein númer 1']);
    expect(second).toContain('<title>Greinar um stafræna markaðssetningu – síða 2 | Hemja</title>');
    expect(second).toContain('<a class="chip" href="/greinar" rel="prev">Nýrri greinar</a>');
  });

  it('has no parts where all articles are on one page', async () => {
    const { artifacts } = await buildSite(configOf(workspace(...articlesOf(10))));
    expect(artifacts.map(({ path }) => path)).toContain('en/articles.html');
    expect(artifacts.map(({ path }) => path)).not.toContain('en/articles/2.html');
  });
});

it('an overview that waits for its first article is a page like any other, and its feed is empty', async () => {
  const overview = articlesOf(0).filter((edit) => 'file' in edit && edit.file.endsWith('/articles.yaml'));
  const { artifacts, report } = await buildSite(configOf(workspace(...overview)));
  expect(report.errorCount).toBe(0);
  const feed = artifacts.find(({ path }) => path === 'en/feed.xml')?.body.toString() ?? '';
  expect(parseXml(feed).root?.name).toBe('feed');
  expect(feed).not.toContain('<entry>');
});

describe('an article', () => {
  it('says when it was written and by whom, leads to its tags and to the newest others, and names the feed', async () => {
    const result = await twelve();
    const html = htmlOf(result, 'en/articles/article-1.html');
    expect(html).toContain('<time dateTime="2026-10-01">October 1, 2026</time> · By Jóna Dæmisdóttir');
    expect(html).toMatch(/<a class="chip" href="\/en\/articles\/search-engines">Search engines<\/a>/);
    expect(headings(html).map((text) => text.slice(0, 17))).toEqual([
      'Article number 12',
      'Article number 11',
      'Article number 10',
    ]);
    expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="/en/feed.xml"/>');
  });

  it('is told to search engines with its day and author', async () => {
    const html = htmlOf(await twelve(), 'greinar/grein-3.html');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Grein númer 3 & það sem hún kennir',
      datePublished: '2026-10-03',
      author: { name: 'Jóna Dæmisdóttir' },
      inLanguage: 'is',
      image: expect.stringMatching(/^https:.*\.png$/),
    });
  });

  it('is an article to those who share it, and a list is none', async () => {
    const result = await twelve();
    const html = htmlOf(result, 'greinar/grein-3.html');
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('<meta property="article:published_time" content="2026-10-03"/>');
    expect(htmlOf(result, 'greinar.html')).toContain('<meta property="og:type" content="website"/>');
  });

  it('can show a picture and the day on which it last changed', async () => {
    const picture: Edit = {
      file: 'media/pictures/desk.jpg',
      write: await photo('jpeg', { width: 1200, height: 800 }),
    };
    const keys = (text: string) => `updated: 2026-11-02\npicture:\n  file: desk\n  text: ${text}\n`;
    const words: Edit = { file: 'is/articles/a01.md', replace: 'text: Desk', with: 'text: Skrifborð' };
    const edits = [...articlesOf(1, keys('Desk')), words];
    const result = await buildSite(configOf(workspace(picture, ...edits)));
    expect(result.report.sorted().filter(({ code }) => !notLinked.has(code))).toEqual([]);
    const html = htmlOf(result, 'greinar/grein-1.html');
    expect(html).toContain('uppfært 2. nóvember 2026');
    expect(html).toMatch(/<img[^>]*alt="Skrifborð"/);
  });
});

it('articles can do without tags, and no page is too heavy then', async () => {
  const edits = articlesOf(2).map((edit) =>
    'write' in edit ? { ...edit, write: withoutTags(edit.write) } : edit,
  );
  expect((await buildSite(configOf(workspace(...edits)))).report.errorCount).toBe(0);
});

const withoutTags = (written: string | Uint8Array) =>
  typeof written === 'string' ? written.replace(/^tags:.*\n(?: {2}.*\n)*/m, '') : written;

it('a tag lists the articles that have it', async () => {
  const html = htmlOf(await twelve(), 'greinar/leitarvelar.html');
  expect(headings(html)).toEqual(['Grein númer 1 & það sem hún kennir']);
});

it('the feed of each language is at a fixed address and can be read as Atom', async () => {
  const result = await twelve();
  for (const [file, title] of [
    ['feed.xml', 'Grein númer 12 & það sem hún kennir'],
    ['en/feed.xml', 'Article number 12 & what it teaches'],
  ] as const) {
    const feed = parseXml(textOf(result, file)).root?.toJSON();
    const children = (feed?.children ?? []) as { name: string; children: unknown[] }[];
    const entries = children.filter(({ name }) => name === 'entry');
    expect(entries).toHaveLength(12);
    expect(JSON.stringify(entries[0])).toContain(title);
  }
  expect(textOf(result, 'feed.xml')).toContain('<updated>2026-10-12T00:00:00Z</updated>');
  // Not the address, which may change: readers would show the entry again.
  expect(textOf(result, 'feed.xml')).toContain('<id>tag:hemja.example,2024:is/articles/a12</id>');
  expect(textOf(result, 'feed.xml')).toContain('<link rel="self" href="https://hemja.example/feed.xml"/>');
});

describe('what cannot be right is an error at its line:', () => {
  const codes = (...edits: Edit[]) =>
    problemsOf(workspace(...articlesOf(1), ...edits)).map(
      ({ code, place }) => `${code} ${place.file}:${place.line}`,
    );
  const inBoth = (replace: string, by: string): Edit[] =>
    ['is', 'en'].map((locale) => ({ file: `${locale}/articles/a01.md`, replace, with: by }));

  it('a tag that is no tag', () => {
    expect(codes(...inBoth('[articles/search]', '[about]'))).toEqual([
      'unknown-reference content/en/articles/a01.md:11',
      'unknown-reference content/is/articles/a01.md:11',
    ]);
  });

  it('a tag that is no tag, and the message names those that are', () => {
    const [problem] = problemsOf(workspace(...articlesOf(1), ...inBoth('[articles/search]', '[about]')));
    expect(problem?.message).toMatchObject({
      what: 'There is no “tag” page “about”.',
      fix: expect.stringContaining('articles/search'),
    });
  });

  it('a tag that is not there', () => {
    expect(codes(...inBoth('[articles/search]', '[articles/saerch]'))[0]).toMatch(/^unknown-/);
  });

  it('an article that is below no overview', () => {
    const moved = ['is', 'en'].map(
      (locale): Edit => ({ file: `${locale}/news.md`, copyFrom: `${locale}/articles/a01.md` }),
    );
    expect(
      codes(
        ...moved,
        ...['is', 'en'].map(
          (locale): Edit => ({ file: `${locale}/news.md`, replace: /slug: .*/, with: 'slug: news' }),
        ),
      ),
    ).toEqual(['article-alone content/en/news.md:2', 'article-alone content/is/news.md:2']);
  });
});

describe('an article whose date has not come yet', () => {
  const dated = (...lines: string[]) =>
    ['is', 'en'].map(
      (locale): Edit => ({
        ...{ file: `${locale}/articles/a01.md`, replace: /date: .*/ },
        with: ['date: 2026-12-24', ...lines].join('\n'),
      }),
    );
  const futures = (...lines: string[]) =>
    problemsOf(workspace(...articlesOf(2), ...dated(...lines)))
      .filter(({ code }) => code === 'article-future')
      .map(({ message, place }) => `${place.file}: ${message.fix}`);

  it('is warned of where it would be published now, with the line that keeps it back', () => {
    const fix = 'Write “publishAt: 2026-12-24” to publish it on that day, or date it today (2026-11-21).';
    expect(futures()).toEqual(['en', 'is'].map((locale) => `content/${locale}/articles/a01.md: ${fix}`));
  });

  it.each(['publishAt: 2026-12-24', 'draft: true'])('is fine with “%s”', (line) => {
    expect(futures(line)).toEqual([]);
  });
});

it('an overview, a tag and an article that “npx site new” makes are valid as drafts', {
  tags: ['all'],
}, () => {
  const folder = workspace();
  const run = (...args: string[]) => site([...args, '--content', join(folder, 'content')]);
  expect(run('new', 'articles', 'articles')).toMatchObject({ code: 0 });
  expect(run('new', 'tag', 'articles/search')).toMatchObject({ code: 0 });
  expect(run('new', 'article', 'articles/first')).toMatchObject({ code: 0, stderr: '' });
  expect(run('validate', '--drafts')).toMatchObject({ code: 0 });
});
