import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement, Fragment } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, planSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import type { PageKind } from '../../src/define/index.ts';
import { site as tiny } from '../sites/tiny/templates/site.ts';
import { html, refused, shown } from '../support/markdown-table.ts';
import { photo } from '../support/pictures.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { contentFile, projectDir } from '../support/workspace.ts';

let picture: Buffer;
beforeAll(async () => {
  picture = await photo('png');
});

/** The tiny site with a text at the end of the page on wool, in all languages. */
function withText(source: string): string {
  const pages = ['is', 'en', 'pl'].map((id) => ({
    ...{ file: `${id}/wool.md`, replace: /\n*$/ },
    with: `\n\n${source.replaceAll('$', '$$$$')}\n`,
  }));
  return tinyWorkspace({ file: 'media/pictures/chair.png', write: picture }, ...pages);
}

const withHeadingAtHome = (heading: string) =>
  tinyWorkspace(
    ...['is', 'en', 'pl'].map((id) => ({
      ...{ file: `${id}/home.md`, replace: /\n*$/ },
      with: `\n\n${heading}\n\nWords.\n`,
    })),
  );

const startsWith = (text: string) => new RegExp(`^${text.replace(/[^\w\s]/g, '\\$&')}`);

describe('Markdown in a text', () => {
  it('is shown as it is meant, everything that the parser knows', async () => {
    const folder = withText(shown.map(([, source]) => source).join('\n\nAnd then.\n\n'));
    const { report } = await build(tinyConfig(folder));
    expect(report.sorted().filter(({ severity }) => severity === 'error')).toEqual([]);
    const page = readFileSync(join(folder, 'dist/en/wool.html'), 'utf8');
    expect(shown.filter(([, , html]) => !page.includes(html))).toEqual([]);
  });

  it.each(refused)('is refused at its place where it is %s', (...[, source, code, at]) => {
    const folder = withText(source);
    const problems = planSite(tinyConfig(folder)).report.sorted();
    const own = problems.filter(({ severity, place }) => severity === 'error' && place.file.includes('/en/'));
    expect([...new Set(own.map((one) => one.code))]).toEqual([code]);
    const { place, message } = own[0] ?? {};
    const lines = contentFile(folder, 'en/wool.md').split('\n');
    const [first = '', ...rest] = lines.slice((place?.line ?? 1) - 1);
    expect([first.slice((place?.column ?? 1) - 1), ...rest].join('\n')).toMatch(startsWith(at));
    expect(message?.fix).not.toBe('');
  });

  it.each(html)('has one problem for one mistake, and no warning of its letters: %s', (_, source) => {
    const problems = planSite(tinyConfig(withText(source))).report.sorted();
    const own = problems.filter(({ place }) => place.file.includes('/en/'));
    expect(own.map(({ code, place }) => `${code} ${place.sourceLine}`)).toHaveLength(1);
  });

  it.each([
    ['<a href="https://yarn.example/a">yarn</a>', '[yarn](https://yarn.example/a)'],
    ["<a target=_blank href='http://yarn.example'>yarn</a>", '[yarn](https://yarn.example)'],
    ['<a href=mailto:a@yarn.example>mail</a>', '[mail](mailto:a@yarn.example)'],
    ['<strong>yarn</strong>', '**yarn**'],
    ['<I>yarn</I>', '*yarn*'],
  ])('says what to write in place of %s', (source, replacement) => {
    const problems = planSite(tinyConfig(withText(`A ${source} b.`))).report.sorted();
    const [own] = problems.filter(({ place }) => place.file.includes('/en/'));
    expect(own?.message).toMatchObject({ fix: `Write ${replacement}.`, replacement });
    expect(own?.place).toMatchObject({ column: 3, length: source.length });
  });

  it('says in place of a link of HTML to a page that pages have names', () => {
    const problems = planSite(tinyConfig(withText('<a href="/en/wool">yarn</a>'))).report.sorted();
    expect(problems.map(({ message }) => message.fix)).toContain(
      'Write [yarn](page:…), with the path of the page’s file behind page:, as in page:about.',
    );
  });

  it('has headings whose anchors meet no id of a layout that names its own with an underscore', async () => {
    const { report } = await build(tinyConfig(withHeadingAtHome('## Sent')));
    expect(report.sorted().filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is refused at its line where the anchor of a heading is another id of the page', async () => {
    const { home } = tiny.pages;
    const Own = home?.Page as ComponentType<{ view: unknown }>;
    const Page = (props: { view: unknown }) =>
      createElement(Fragment, null, createElement(Own, props), createElement('b', { id: 'sent' }));
    const site = { ...tiny, pages: { ...tiny.pages, home: { ...home, Page } as PageKind } };
    const places = { site, toolDir: projectDir, siteDir: tinyDir, cwd: withHeadingAtHome('## Sent') };
    const [problem] = (await build(createConfig({}, places))).report.sorted();
    expect(problem).toMatchObject({
      code: 'heading-anchor',
      place: { file: 'content/en/home.md', sourceLine: '## Sent' },
      message: { fix: 'Write other words in the heading: its anchor is made of them.' },
    });
  });
});
