import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slugOf, writeContent } from '../bench/site/content.mjs';
import { site } from '../support/cli.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type Edit, editFiles, projectDir } from '../support/workspace.ts';

/** Pages in each language: so many that the second thread makes some of them and the first the others. */
const count = 150;

/** A copy of the site on which builds are measured, with edits; gives the folder for `--site`. */
function benchCopy(...edits: readonly Edit[]): string {
  const root = temporaryFolder();
  const folder = join(root, 'tests/bench/site');
  cpSync(join(projectDir, 'tests/bench/site/templates'), join(folder, 'templates'), { recursive: true });
  for (const part of ['src', 'node_modules']) symlinkSync(join(projectDir, part), join(root, part));
  writeContent(join(folder, 'content'), count);
  editFiles(folder, edits);
  return folder;
}

const build = (folder: string, out: string, ...more: string[]) =>
  site(['build', '--quiet', '--site', folder, '--out', join(folder, out), ...more], { cwd: folder });

const page = (index: number, locale = 'is') => `content/${locale}/${slugOf(index)}.md`;

const timeout = 120_000;

describe('a build with two threads', () => {
  it('gives the files of a build with one, and what the one keeps is right for the other', {
    timeout,
  }, () => {
    const folder = benchCopy();
    const [alone, together] = [
      ['--threads', '1'],
      ['--threads', '2'],
    ];
    expect(build(folder, 'one', ...alone)).toEqual({ code: 0, stdout: '', stderr: '' });
    const files = fingerprint(join(folder, 'one'));
    expect(Object.keys(files).length).toBeGreaterThan(2 * count);
    const builds = [
      ['two, from what one has kept', together],
      ['two, without a cache', [...together, '--no-cache']],
      ['two, from nothing', together],
      ['one, from what two have kept', alone],
    ] as const;
    for (const [out, options] of builds) {
      if (out.endsWith('nothing')) rmSync(join(folder, '.cache'), { recursive: true });
      expect([out, build(folder, out, ...options).code]).toEqual([out, 0]);
      expect([out, fingerprint(join(folder, out))]).toEqual([out, files]);
    }
    editFiles(folder, [{ file: page(7), replace: /$/, with: '\nNý lína.\n' }]);
    expect(build(folder, 'edited', ...together).code).toBe(0);
    expect(build(folder, 'clean', ...alone, '--no-cache').code).toBe(0);
    expect(fingerprint(join(folder, 'edited'))).toEqual(fingerprint(join(folder, 'clean')));
  });

  it('says what one with one thread says of broken files and of templates that throw', { timeout }, () => {
    const broken = benchCopy(
      { file: page(0), replace: 'title:', with: 'title' },
      { file: page(3), replace: /$/, with: '\nText with a [link](page:nowhere) and **an open mark.\n' },
      { file: page(140, 'en'), replace: 'description:', with: 'descripton:' },
      { file: page(149), write: '' },
    );
    expect(build(broken, 'two', '--threads', '2')).toEqual(build(broken, 'one', '--threads', '1'));
    const throwing = benchCopy({
      file: 'templates/Page.tsx',
      replace: /(export (?:const|function) \w+[^{]*\{ view \}[^=]*=> )\(/,
      with: '$1(() => { throw new Error(view.path); })() ?? (',
    });
    const outcome = build(throwing, 'two', '--threads', '2');
    expect(outcome).toEqual(build(throwing, 'one', '--threads', '1'));
    expect(outcome.code).toBe(1);
  });

  it.each([
    ['that ends when it starts', `if (!isMainThread) process.exit(1);`],
    ['whose site cannot be loaded', `if (!isMainThread) throw new Error('not here');`],
    ['that talks', `if (!isMainThread) console.log('hello');`],
  ])('needs nothing of a second one %s', { timeout }, (_, code) => {
    const folder = benchCopy();
    const path = join(folder, 'templates/site.ts');
    const source = readFileSync(path, 'utf8');
    const write = `const { isMainThread } = process.getBuiltinModule('node:worker_threads');\n${source}\n${code}\n`;
    editFiles(folder, [{ file: 'templates/site.ts', write }]);
    expect(build(folder, 'two', '--threads', '2')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(build(folder, 'one', '--threads', '1', '--no-cache').code).toBe(0);
    expect(fingerprint(join(folder, 'two'))).toEqual(fingerprint(join(folder, 'one')));
  });

  it('goes on alone when the second one ends in the middle of its work', { timeout }, () => {
    const folder = benchCopy({
      file: 'templates/site.ts',
      replace: 'locales: [icelandic, english]',
      with: 'locales: [{ ...icelandic, slugify }, english]',
    });
    const path = join(folder, 'templates/site.ts');
    const slugify = `
      let left = 300;
      function slugify(text: string) {
        if (!isMainThread && --left < 0) process.exit(1);
        return icelandic.slugify(text);
      }`;
    const write = `const { isMainThread } = process.getBuiltinModule('node:worker_threads');\n${readFileSync(path, 'utf8')}\n${slugify}\n`;
    editFiles(folder, [{ file: 'templates/site.ts', write }]);
    expect(build(folder, 'two', '--threads', '2')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(build(folder, 'one', '--threads', '1', '--no-cache').code).toBe(0);
    expect(fingerprint(join(folder, 'two'))).toEqual(fingerprint(join(folder, 'one')));
  });
});

it('says which numbers of threads there are', () => {
  const { code, stderr } = site(['build', '--threads', '3']);
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('Write 1 or 2.') });
});
