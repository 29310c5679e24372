// @module-tag all
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement, Fragment } from 'react';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import type { PageKind, PageView } from '../../src/define/index.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import { site as tiny } from '../sites/tiny/templates/site.ts';
import { site } from '../support/cli.ts';
import { tinyCopy, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { projectDir, temporaryFolder } from '../support/workspace.ts';

/** The tiny site with the day on its home pages and the year on the others; tells which pages are made. */
function withClock() {
  const made: string[] = [];
  const showing = (kind: PageKind | undefined, key: 'today' | 'year') => {
    if (!kind) throw new Error('The tiny site has other kinds of pages.');
    const Page = ({ view }: { view: PageView<object> }) => {
      made.push(view.route.path);
      const own = createElement(kind.Page as ComponentType<{ view: unknown }>, { view });
      return createElement(Fragment, null, own, createElement('b', null, view[key]));
    };
    return { ...kind, Page };
  };
  const { home, note } = tiny.pages;
  const pages = { home: showing(home, 'today'), note: showing(note, 'year') };
  return { made, site: { ...tiny, pages } };
}

it('a page that shows the day is made again on another day, one that shows the year in another year, and no other', async () => {
  const { made, site: dated } = withClock();
  const folder = tinyWorkspace();
  const living = emptyDatabase();
  const places = { site: dated, toolDir: projectDir, siteDir: tinyDir, cwd: folder };
  const build = async (day: string, db = emptyDatabase()) => {
    made.length = 0;
    const { artifacts, report } = await buildSite(createConfig({ clock: new Date(day) }, { ...places, db }));
    expect(report.sorted()).toEqual([]);
    return new Map(
      artifacts
        .filter(({ path }) => path.endsWith('.html'))
        .map(({ path, body }) => [path, Buffer.from(body).toString()]),
    );
  };
  const first = await build('2026-11-25', living);
  expect(first.get('index.html')).toContain('<b>2026-11-25</b>');
  expect(first.get('ull.html')).toContain('<b>2026</b>');
  await build('2026-11-25T23:59:59Z', living);
  expect(made).toEqual([]);
  const second = await build('2026-11-26', living);
  expect(made.toSorted()).toEqual(['/', '/en', '/pl']);
  const third = await build('2027-01-01', living);
  expect(made.toSorted()).toEqual(['/', '/en', '/en/wool', '/pl', '/pl/welna', '/ull']);
  expect([second, third]).toEqual([await build('2026-11-26'), await build('2027-01-01')]);
});

it('--clock chooses the day of a build, for which a build of another day is no longer new', () => {
  const folder = tinyCopy({
    ...{ file: 'templates/Document.tsx', replace: '<h1>', with: '<h1 title={view.today}>' },
  });
  const build = (...args: string[]) => site(['build', '--site', folder, ...args], { cwd: folder });
  const title = () => /<h1 title="([^"]*)"/.exec(readFileSync(join(folder, 'dist/en.html'), 'utf8'))?.[1];
  expect(build('--clock', '2026-12-24').code).toBe(0);
  expect(title()).toBe('2026-12-24');
  expect(build('--clock', '2026-12-24 20:00').stdout).toContain('Nothing has changed');
  expect(build('--clock', '2026-12-24T20:00Z').stdout).toContain('Nothing has changed');
  expect(build('--clock', '2026-12-24T23:00-02:00').code).toBe(0);
  expect(title()).toBe('2026-12-25');
  expect(site(['validate', '--site', folder, '--clock', '2027-01-01'], { cwd: folder }).code).toBe(0);
});

it.each(['tomorrow', '2026-02-30', '2026-13-01', '24.12.2026', '2026-12-24T18:00'])(
  '--clock %s is refused with a day to write',
  (clock) => {
    const { code, stderr } = site(['validate', '--clock', clock], { cwd: temporaryFolder() });
    expect([code, stderr]).toEqual([2, expect.stringContaining('Write a day such as 2026-12-24')]);
  },
);
