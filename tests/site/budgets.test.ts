import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/build.ts';
import { definePage, pageSchema, reference, type VideoView } from '../../src/define/index.ts';
import { type Budget, parts } from '../../src/define/kind.ts';
import { markThousands } from '../../src/define/numbers.ts';
import type { Site } from '../../src/define/site.ts';
import { formatText } from '../../src/diagnostics/index.ts';
import { site as tiny } from '../sites/tiny/templates/site.ts';
import { builtSite } from '../support/built-site.ts';
import { site } from '../support/cli.ts';
import { photo } from '../support/pictures.ts';
import { tinyConfig, tinyCopy, tinyWorkspace } from '../support/tiny-site.ts';
import { agencyDir, type Edit, temporaryFolder } from '../support/workspace.ts';

const content = ['--content', join(agencyDir, 'content')];

/** A text that no compression makes much smaller: every word is another one. */
const longText = (words: number) =>
  Array.from({ length: words }, (_, at) => (at * 7_919_993 + 46_656).toString(36)).join(' ');

/** The page on wool, far too long in English. */
const tooLong: Edit = { file: 'en/wool.md', replace: /$/, with: `${longText(6000)}\n` };

/** The tiny site with a budget for each of its pages. */
const limited = (budget: Budget): Site => ({
  ...tiny,
  pages: Object.fromEntries(Object.entries(tiny.pages).map(([name, kind]) => [name, { ...kind, budget }])),
});

/** What a build of a site says. */
async function problemsWith(definition: Site, folder = tinyWorkspace()): Promise<string[]> {
  const { report } = await build(tinyConfig(folder, {}, definition));
  return report.sorted().map((problem) => formatText(problem, (_, text) => text));
}

/** A copy of the tiny site whose notes may have 14 kB of HTML; gives the folder for `--site`. */
const limitedCopy = (...edits: Edit[]) =>
  tinyCopy(
    {
      file: 'templates/site.ts',
      replace: 'Page: NotePage, hasBody: true',
      with: 'Page: NotePage, hasBody: true, budget: { html: 14_000 }',
    },
    ...edits,
  );

describe('what visitors load', () => {
  it('is within its budget on every page, as the build says with the sizes of the published files', () => {
    const cwd = temporaryFolder();
    const { code, stdout } = site(['build', ...content, '--json'], { cwd });
    expect(code).toBe(0);
    const { weights } = JSON.parse(stdout);
    expect(weights).toHaveLength(14);
    for (const { parts: of } of weights) {
      expect(Object.keys(of)).toEqual([...parts]);
      for (const { bytes, budget } of Object.values<{ bytes: number; budget: number }>(of))
        expect(bytes).toBeLessThanOrEqual(budget);
      const file = join(cwd, 'dist', of.html.page === '/' ? 'index.html.br' : `${of.html.page}.html.br`);
      expect(of.html.bytes).toBe(statSync(file).size);
    }
  });

  it('is printed as a table of the heaviest page of each kind, unless silence is asked for', () => {
    const folder = limitedCopy({ file: 'content/en/wool.md', replace: /$/, with: `${longText(1000)}\n` });
    const { stdout } = site(['build', '--site', folder]);
    expect(stdout).toMatch(/^kB of budget +html +css +js +fonts +images +first view +all js +video\n/);
    expect(stdout).toMatch(/^note +[4-9]\.\d\/14 +–/m);
    expect(stdout).toMatch(/^home +\d\.\d +–/m);
    expect(site(['build', '--site', folder, '--quiet'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('has no React where nobody waits for it: the script of every page is one file, and waits for no other', async () => {
    const { artifacts } = await builtSite();
    const boot = artifacts.find(({ path }) => /^assets\/boot-.*\.js$/.test(path));
    const text = Buffer.from(boot?.body ?? '').toString();
    expect(text).toContain('addEventListener');
    expect(text).not.toContain('react.element');
    expect(text).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
  });
});

describe('a page past its budget', () => {
  it('fails the build, and the editor reads by how much and what to do', async () => {
    const folder = tinyWorkspace(tooLong);
    const { report, weights } = await build(tinyConfig(folder, {}, limited({ html: 14_000 })));
    const { bytes = 0, page } = weights.find(({ kind }) => kind === 'note')?.parts.html ?? {};
    const over = bytes - 14_000;
    expect(page).toBe('/en/wool');
    expect(report.sorted().map((problem) => formatText(problem, (_, text) => text))).toEqual([
      [
        'content/en/wool.md error page-too-long',
        `  /en/wool has ${markThousands(bytes, ',')} bytes of compressed HTML; the maximum is 14,000, which is ${markThousands(over, ',')} less.`,
        '  why: About 14 kB arrive at once; visitors with slow connections wait for everything after them. What other files add counts too, such as a notice, a case of a client or a service in the menus.',
        `  fix: Shorten the text by about ${Math.ceil((100 * over) / bytes)} %, or move part of it to a page of its own.`,
      ].join('\n'),
    ]);
    expect(over).toBeGreaterThan(1000);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it.each(['build', 'validate'])('is an error of site %s', (command) => {
    const folder = limitedCopy({ ...tooLong, file: 'content/en/wool.md' });
    const { code, stderr } = site([command, '--site', folder], { cwd: folder });
    expect(code).toBe(1);
    expect(stderr).toContain('content/en/wool.md error page-too-long');
    expect(stderr).toContain('✖ 1 error in 1 file');
  });

  it('is told page by page where pages of a kind have their own files, such as videos', async () => {
    const film = definePage({
      schema: pageSchema({ film: reference('video', 'What the page shows') }),
      Page: ({ view }: { view: { content: { film: VideoView } } }) =>
        createElement(
          'video',
          {},
          createElement('source', { src: view.content.film.webm, type: 'video/webm' }),
        ),
      budget: { video: 400_000 },
      hasBody: true,
    });
    const films = ['is', 'en', 'pl'].map(
      (locale): Edit => ({ file: `${locale}/wool.md`, replace: /^slug/m, with: 'film: wool\nslug' }),
    );
    const media = (name: string, write: Uint8Array): Edit => ({ file: `media/loops/${name}`, write });
    const bytes = (head: string, size: number) =>
      Buffer.concat([Buffer.from(head, 'latin1'), randomBytes(size - head.length)]);
    const folder = tinyWorkspace(
      ...films,
      media('wool.webm', bytes('\x1aEß£ webm', 400_001)),
      media('wool.mp4', bytes('\0\0\0\x20ftyp', 400_000)),
      media('wool.webp', await photo('webp')),
    );
    const texts = await problemsWith({ ...tiny, pages: { ...tiny.pages, note: film } }, folder);
    expect(texts).toHaveLength(3);
    expect(texts).toContain(
      [
        'content/is/wool.md error page-too-heavy',
        '  /ull has 400,001 bytes of video; the maximum is 400,000, which is 1 less.',
        '  why: Visitors with slow connections and old phones would wait for it.',
        '  fix: Make the video shorter or calmer. If the page is worth more, raise the budget of its kind in templates/pages.',
      ].join('\n'),
    );
  });

  it('is told once for a kind where its pages share their files, at the heaviest, with how many others there are', async () => {
    const texts = await problemsWith(limited({ allScript: 1 }));
    expect(texts).toEqual([
      expect.stringContaining('bytes of script, including what is loaded later; the maximum is 1'),
      expect.stringContaining('2 other pages of the kind “note” exceed it, too.'),
    ]);
  });

  it('is told of its first view, unless a part of that is too heavy by itself', async () => {
    const firstViews = async (budget: Budget) => {
      const texts = await problemsWith(limited({ firstView: 1, ...budget }));
      return texts.filter((text) => text.includes('what its first view waits for')).length;
    };
    expect(await firstViews({})).toBe(6);
    expect(await firstViews({ allScript: 1 })).toBe(6);
    expect(await firstViews({ html: 1 })).toBe(0);
  });
});
