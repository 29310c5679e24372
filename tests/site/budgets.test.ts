import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/build.ts';
import { parts } from '../../src/define/kind.ts';
import { formatText } from '../../src/diagnostics/index.ts';
import { builtSite } from '../support/built-site.ts';
import { site } from '../support/cli.ts';
import { configOf, contentFile, projectDir, temporaryFolder, workspace } from '../support/workspace.ts';

const content = ['--content', join(projectDir, 'content')];

/** A text that no compression makes much smaller: every word is another one. */
const longText = (words: number) =>
  Array.from({ length: words }, (_, at) => (at * 7_919_993 + 46_656).toString(36)).join(' ');

/** The site with terms that are far too long in English. */
function tooLong(): string {
  const folder = workspace();
  const terms = contentFile(folder, 'en/terms.md');
  return workspace({ file: 'en/terms.md', write: `${terms}\n${longText(6000)}\n` });
}

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
    const cwd = temporaryFolder();
    const { stdout } = site(['build', ...content], { cwd });
    expect(stdout).toMatch(/^kB of budget +html +css +js +fonts +images +first view +all js +video\n/);
    expect(stdout).toMatch(/^gamification +1\d\.\d\/13 /m);
    expect(site(['build', ...content, '--quiet'], { cwd }).stdout).toBe('');
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
    const folder = tooLong();
    const { report, weights } = await build(configOf(folder));
    const { bytes = 0, page } = weights.find(({ kind }) => kind === 'terms')?.parts.html ?? {};
    const over = bytes - 14_000;
    expect(page).toBe('/en/terms');
    expect(report.sorted().map((problem) => formatText(problem, (_, text) => text))).toEqual([
      [
        'content/en/terms.md error page-too-long',
        `  /en/terms has ${bytes} bytes of compressed HTML; the maximum is 14000, which is ${over} less.`,
        '  why: About 14 kB arrive at once; visitors with slow connections wait for everything after them.',
        `  fix: Shorten the text by about ${Math.ceil((100 * over) / bytes)} %, or move part of it to a page of its own.`,
      ].join('\n'),
    ]);
    expect(over).toBeGreaterThan(1000);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it.each(['build', 'validate'])('is an error of site %s', (command) => {
    const { code, stderr } = site([command], { cwd: tooLong() });
    expect(code).toBe(1);
    expect(stderr).toContain('content/en/terms.md error page-too-long');
    expect(stderr).toContain('✖ 1 error in 1 file');
  });

  it('may be one whose video is too large, in both languages', async () => {
    const head = Buffer.from('\x1aEß£ webm', 'latin1');
    const video = {
      file: 'media/loops/gamification.webm',
      write: Buffer.concat([head, randomBytes(400_001 - head.length)]),
    };
    const { report } = await build(configOf(workspace(video)));
    expect(report.sorted().map(({ code, place, args }) => ({ code, file: place.file, args }))).toEqual(
      ['en', 'is'].map((locale) => ({
        code: 'page-too-heavy',
        file: `content/${locale}/services/gamification.md`,
        args: expect.objectContaining({ part: 'video', bytes: 400_001, budget: 400_000 }),
      })),
    );
  });
});
