// @module-tag all
import { describe, expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

/** Adds links that lead nowhere to a page. */
const lost = (file: string, count: number): Edit => ({
  file,
  replace: /$/,
  with: Array.from({ length: count }, (_, at) => `\n[x](page:nowhere-${at})\n`).join(''),
});

/** A page with one link that leads nowhere, in each language. */
const lostPage = (name: string): Edit[] =>
  ['is', 'en', 'pl'].flatMap((id) => ({
    file: `${id}/${name}.md`,
    copyFrom: `${id}/wool.md`,
    replace: /^slug: .*([\s\S]*)$/m,
    with: `slug: ${name}$1\n[x](page:nowhere)\n`,
  }));

function validate(edits: Edit[], ...options: string[]) {
  const cwd = tinyWorkspace(...edits);
  const { stdout, stderr } = site(['validate', '--site', tinyDir, '--content', 'content', ...options], {
    cwd,
  });
  const lines = stderr.split('\n');
  const of = (file: string) => lines.filter((line) => line.startsWith(`content/${file}:`)).length;
  return { stdout, stderr, of, all: lines.filter((line) => / error /.test(line)).length };
}

describe('a run with many problems', () => {
  const edits = [lost('en/wool.md', 25), lost('is/home.md', 2)];
  const rest =
    /… and 5 more, not shown: 5 × link-unknown-page\. “node \S+ validate --site \S+ --all” prints every problem\./;

  it('prints 20 of one kind in a file, and says how many more there are', () => {
    const { stderr, of } = validate(edits);
    expect([of('en/wool.md'), of('is/home.md')]).toEqual([20, 2]);
    expect(stderr).toMatch(rest);
    expect(stderr).toContain('✖ 27 errors in 2 files');
  });

  it('prints all of them with --all, and in JSON', () => {
    const { stderr, of } = validate(edits, '--all');
    expect(of('en/wool.md')).toBe(25);
    expect(stderr).not.toContain('not shown');
    expect(JSON.parse(validate(edits, '--json').stdout).problems).toHaveLength(27);
  });

  it('says it to GitHub as well', () => {
    const { stdout } = validate(edits, '--format', 'github');
    expect(stdout.match(/^::error /gm)).toHaveLength(22);
    expect(stdout).toMatch(new RegExp(`::notice title=more-problems::${rest.source}`));
  });

  it('prints 200 in all, and a problem of each kind in each file before the second of any', () => {
    const pages = Array.from({ length: 13 }, (_, at) => `note-${at}`);
    const many = pages.flatMap((name) => ['is', 'en', 'pl'].map((id) => lost(`${id}/${name}.md`, 20)));
    const wrong = { file: 'site.yaml', replace: 'brand: Tiny', with: 'brnad: Tiny' };
    const { of, all } = validate([...pages.flatMap(lostPage), ...many, wrong]);
    expect(all).toBe(200);
    expect(of('site.yaml')).toBe(1);
    for (const name of pages) expect(of(`pl/${name}.md`)).toBeGreaterThan(0);
  });
});
