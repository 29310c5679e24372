// @module-tag all
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

/** One edit after the other, each of another kind of source. */
const steps: readonly [what: string, edit: Edit][] = [
  ['a text', { file: 'content/is/wool.md', replace: 'létt', with: 'mjög létt' }],
  ['a word of a form', { file: 'content/pl/ui.yaml', replace: 'send: ', with: 'send: Już ' }],
  ['a style sheet', { file: 'templates/styles/base.css', replace: /$/, with: 'h1 { margin: 0; }\n' }],
  ['a component', { file: 'templates/Document.tsx', replace: '<body>', with: '<body data-new="">' }],
  ['an island', { file: 'templates/Search.tsx', replace: '<search>', with: '<search id="find">' }],
  ['a language', { file: 'templates/locales/pl.ts', replace: "'pl_PL'", with: "'pl_GB'" }],
  ['a drawing', { file: 'content/media/favicon.svg', replace: /fill="[^"]*"/, with: 'fill="#123"' }],
  ['a file that goes', { remove: 'content/media/favicon.svg' }],
  ['the same file come back', { file: 'content/media/favicon.svg', write: readFavicon() }],
];

function readFavicon(): string {
  return readFileSync(join(import.meta.dirname, '../sites/tiny/content/media/favicon.svg'), 'utf8');
}

it('a build with all that earlier ones have kept gives what a build without any of it gives, after edits of every kind', {
  tags: ['all'],
  timeout: 600_000,
}, () => {
  const folder = tinyCopy();
  const build = (...more: string[]) => site(['build', '--site', folder, '--quiet', ...more], { cwd: folder });
  expect(build().code).toBe(0);
  const seen = new Set([JSON.stringify(fingerprint(join(folder, 'dist')))]);
  for (const [what, edit] of steps) {
    editFiles(folder, [edit]);
    const [warm, clean] = [build('--out', 'dist'), build('--out', 'clean', '--no-cache')];
    expect([what, warm]).toEqual([what, clean]);
    if (clean.code !== 0) continue;
    const files = fingerprint(join(folder, 'dist'));
    expect([what, files]).toEqual([what, fingerprint(join(folder, 'clean'))]);
    seen.add(JSON.stringify(files));
  }
  // Each edit shows, but for the last two: without the file nothing is built, and it comes back as it was at first.
  expect(seen.size).toBe(1 + steps.length - 2);
});

/** A site that was built, and how it is built again: as it was, and anew. */
function built(...edits: readonly Edit[]) {
  const folder = tinyCopy();
  editFiles(folder, edits);
  const build = (...more: string[]) => site(['build', '--site', folder, '--quiet', ...more], { cwd: folder });
  expect(build().code).toBe(0);
  const again = () => {
    const [warm, clean] = [build('--out', 'dist'), build('--out', 'clean', '--no-cache')];
    expect(warm).toEqual(clean);
    return { warm: fingerprint(join(folder, 'dist')), clean: fingerprint(join(folder, 'clean')) };
  };
  return { folder, again };
}

const text: Edit = { file: 'content/is/wool.md', replace: 'létt', with: 'mjög létt' };

it.each<[string, Edit[]]>([
  ['without problems', []],
  ['with a warning', [{ file: 'content/is/wool.md', replace: /$/, with: '\nUll -- já.\n' }]],
])(
  'a build %s mends a file of the output that somebody has changed, also if nothing tells but the file system',
  (_, edits) => {
    const { folder, again } = built(...edits);
    const file = join(folder, 'dist/en.html');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/.$/s, '!'));
    utimesSync(file, atime, mtime);
    editFiles(folder, [text]);
    const { warm, clean } = again();
    expect(warm).toEqual(clean);
  },
);

it('a build does without the results that were stored, if they are damaged', { tags: ['all'] }, () => {
  const { folder, again } = built();
  const results = join(folder, '.cache/results');
  const stored = readdirSync(results);
  expect(stored).not.toEqual([]);
  for (const path of stored) {
    const bytes = readFileSync(join(results, path));
    writeFileSync(join(results, path), bytes.fill(1, bytes.length - 100));
  }
  editFiles(folder, [{ file: 'templates/styles/base.css', replace: /$/, with: 'h1 { margin: 0; }\n' }]);
  const { warm, clean } = again();
  expect(warm).toEqual(clean);
});
