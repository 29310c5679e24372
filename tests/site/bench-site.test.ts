import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findMistakes, ownFile } from '../bench/site/check.mjs';
import { writeContent } from '../bench/site/content.mjs';
import { site } from '../support/cli.ts';
import { projectDir } from '../support/workspace.ts';

/** Pages in each language. */
const count = 17;

const folder = join(projectDir, '.cache/bench-site');
const out = join(folder, 'dist');
const expected = { count, fileOf: ownFile };

beforeAll(() => {
  writeContent(join(folder, 'content'), count);
  const options = ['--site', join(projectDir, 'tests/bench/site'), '--content', join(folder, 'content')];
  expect(site(['build', '--strict', ...options, '--out', out])).toMatchObject({ code: 0, stderr: '' });
});

const files = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('the site on which builds are measured', () => {
  it('has the pages of the other generators: their texts, links, questions and addresses in the head', () => {
    expect(findMistakes(out, expected)).toEqual([]);
  });

  it('has 34 pages and one for wrong addresses in each language', () => {
    const pages = files().filter((name) => name.endsWith('.html'));
    expect(pages.length).toBe(2 * count + 2);
    expect(pages.filter((name) => name === '404.html').length).toBe(2);
  });

  it('has no icon, no picture, no search index and nothing compressed', () => {
    expect(files().filter((name) => /\.(?:ico|png|br|gz)$|search/.test(name))).toEqual([]);
    expect(files().filter((name) => name.startsWith('favicon'))).toEqual([]);
  });
});

describe('the check of the site on which builds are measured', () => {
  it('reports words that an edit should have brought', () => {
    expect(findMistakes(out, { ...expected, edit: 'Breytt einu sinni' })).toEqual([
      'is: “Breytt einu sinni” is missing',
    ]);
  });

  it('reports pages that are missing', () => {
    expect(findMistakes(out, { ...expected, count: count + 1 })).toEqual([
      'is: 1 of 18 pages are missing',
      'en: 1 of 18 pages are missing',
    ]);
  });
});
