// @module-tag all
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { site } from '../support/cli.ts';
import { startDev } from '../support/dev-command.mjs';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const document = 'templates/Document.tsx';
const definition = 'templates/site.ts';
const foot = 'templates/Foot.tsx';

/** Edits of code, one after the other. */
const edits: readonly (readonly [what: string, ...Edit[]])[] = [
  [
    'a component of one kind',
    { file: document, replace: '<p id="_sent">', with: '<p id="_sent" title="Sent">' },
  ],
  ['what is around all pages', { file: document, replace: '<h1>', with: '<h1 dir="ltr">' }],
  [
    'what is known of a kind',
    { file: definition, replace: "'home' })", with: "'home', isOptional: true })" },
  ],
  ['a language', { file: 'templates/locales/pl.ts', replace: "'jest', ", with: '' }],
  [
    'a module more',
    { file: foot, write: 'export const Foot = () => <footer>Foot</footer>;\n' },
    { file: document, replace: '{children}', with: '{children}<Foot />' },
    { file: document, replace: /^/, with: "import { Foot } from './Foot.tsx';\n" },
  ],
  ['that module', { file: foot, replace: 'Foot</', with: 'Foot of all</' }],
  [
    'a module less, which is broken',
    { file: document, replace: '<Foot />', with: '' },
    { file: document, replace: /^import.*\n/, with: '' },
    { file: foot, write: 'export const {' },
  ],
  ['that module gone', { remove: foot }, { file: document, replace: ' dir="ltr"', with: '' }],
];

/** Whether the modules of a site are compiled one by one. */
function isCompiledAhead(folder: string): boolean {
  const modules = join(folder, '.cache/modules');
  return (
    existsSync(modules) &&
    readdirSync(modules, { recursive: true }).some((name) => /site-\w+\.js$/.test(String(name)))
  );
}

it('after each edit of code, site dev serves what a build gives that has kept nothing', {
  timeout: 120_000,
}, async () => {
  const folder = tinyCopy();
  const { url, child } = await startDev(folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  const served = async (page: string) => {
    const text = await (await fetch(`${url}/${page}`)).text();
    return text.split('<script src="/_dev/')[0];
  };
  // Without being asked, it compiles the site as the first edit needs it.
  await expect.poll(() => isCompiledAhead(folder), { timeout: 20_000 }).toBe(true);
  for (const [what, ...all] of edits) {
    editFiles(folder, all);
    const options = ['--site', folder, '--out', join(folder, 'clean'), '--no-cache', '--quiet'];
    expect(site(['build', ...options], { cwd: folder }).code).toBe(0);
    for (const page of ['', 'en', 'en/wool', 'pl/welna']) {
      const built = readFileSync(join(folder, 'clean', `${page || 'index'}.html`), 'utf8');
      await expect
        .poll(async () => ({ what, text: await served(page) }), { timeout: 20_000 })
        .toEqual({ what, text: built });
    }
  }
});

it('does not take what was written down of other code for what an edit gives, while the content is broken', {
  timeout: 60_000,
}, async () => {
  const folder = tinyCopy();
  const wool = 'content/en/wool.md';
  expect(site(['build', '--site', folder, '--quiet'], { cwd: folder }).code).toBe(0);
  editFiles(folder, [{ file: wool, replace: 'description:', with: 'descripton:' }]);
  const { url, child, notes } = await startDev(folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  editFiles(folder, [{ file: document, replace: '<h1>', with: '<h1 dir="ltr">' }]);
  await expect.poll(() => notes.join('\n'), { timeout: 20_000 }).toContain(document);
  editFiles(folder, [{ file: wool, replace: 'descripton:', with: 'description:' }]);
  const page = async (path: string) => (await fetch(`${url}${path}`)).text();
  await expect.poll(() => page('/en/wool'), { timeout: 20_000 }).toContain('Icelandic wool');
  expect(await page('/en')).toContain('<h1 dir="ltr"');
});
