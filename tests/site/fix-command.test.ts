import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

function fix(edits: readonly Edit[], ...args: string[]) {
  const folder = tinyWorkspace(...edits);
  const read = (file: string) => readFileSync(join(folder, 'content', file), 'utf8');
  const run = () =>
    site(['validate', '--site', tinyDir, '--content', 'content', '--fix', ...args], { cwd: folder });
  return { folder, read, run };
}

/** Two mistakes that hide each other, a comment, spaces and Windows line ends. */
const untidy = [
  '---',
  'template: note  # the kind',
  "slug:   'Wełna' # in the address",
  'titel: "Islandzka wełna"',
  'description: >-',
  '  Wełna jest lekka i ciepła, a w górach, gdy pada deszcz,',
  '  nie przepuszcza wody.',
  '---',
  '',
  '## Dwie warstwy',
  '',
  'Zewnętrzna jest długa - i szorstka.  ',
  'Zobacz [stronę](/pl).',
  '',
].join('\r\n');

it('--fix mends what is exactly known, also what comes to light only then, and leaves every other byte', () => {
  const { read, run } = fix([{ file: 'pl/wool.md', write: untidy }]);
  const { code, stderr, stdout } = run();
  expect(read('pl/wool.md')).toBe(
    untidy
      .replace("'Wełna'", "'welna'")
      .replace('titel', 'title')
      .replace(' - i', ' – i')
      .replace('(/pl)', '(page:home)'),
  );
  expect(stderr).toContain('content/pl/wool.md:4:1 unknown-key: “titel” → “title”');
  expect([code, stdout]).toEqual([0, expect.stringContaining('all valid')]);
});

it('--fix puts quotes around a text with a colon that is all on its line', () => {
  const edit = { file: 'en/wool.md', replace: /title: .*/, with: 'title: Wool: all of it' };
  const { read, run } = fix([edit], '--lang', 'is');
  expect(run().stderr).toContain('„Wool: all of it“ → „"Wool: all of it"“');
  expect(read('en/wool.md')).toContain('\ntitle: "Wool: all of it"\n');
  const longer = fix([
    { file: 'en/wool.md', replace: /title: .*/, with: 'title: Wool: all of it,\n  and more' },
  ]);
  expect(longer.run().code).toBe(1);
  expect(longer.read('en/wool.md')).toContain('\ntitle: Wool: all of it,\n');
});

it('--fix leaves to people what only they know, and says what is left', () => {
  const { read, run } = fix([
    { file: 'en/wool.md', replace: /description: .*/, with: 'description: Short.' },
  ]);
  const before = read('en/wool.md');
  const { code, stderr } = run();
  expect(read('en/wool.md')).toBe(before);
  expect([code, stderr]).toEqual([1, expect.stringContaining('text-length')]);
});

it('--fix of valid content writes nothing', () => {
  const { folder, run } = fix([]);
  const written = () => statSync(join(folder, 'content/en/wool.md')).mtimeMs;
  const before = written();
  expect(run().code).toBe(0);
  expect(written()).toBe(before);
});

it('--json names each fix', () => {
  const { run } = fix([{ file: 'en/wool.md', replace: 'slug: wool', with: 'slug: Wool' }], '--json');
  expect(JSON.parse(run().stdout)).toMatchObject({
    ok: true,
    fixed: [{ place: 'content/en/wool.md:3:7', code: 'wrong-format', from: 'Wool', to: 'wool' }],
  });
});
