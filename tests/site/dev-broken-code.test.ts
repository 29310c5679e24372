// @module-tag all
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startDev } from '../support/dev-command.mjs';
import { copyOfTool } from '../support/tool-copy.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const patience = { timeout: 120_000 };

/** `site dev` of a copy of the tool, on its tiny site with edits. */
async function devOfCopy(...edits: readonly Edit[]) {
  const tool = copyOfTool();
  const folder = join(tool, 'tests/sites/tiny');
  editFiles(folder, edits);
  const { child, printed, notes } = await startDev(folder, { tool });
  onTestFinished(() => void child.kill('SIGKILL'));
  /** It has another address each time it starts. */
  const url = () => /http:\/\/[^/]+/.exec(printed.at(-1) ?? '')?.[0];
  const page = async () => (await fetch(`${url()}/en/wool`)).text();
  const shows = (words: string) =>
    expect.poll(() => page().catch(() => ''), { timeout: 40_000 }).toContain(words);
  const says = (words: string) => expect.poll(() => notes.join('\n'), { timeout: 40_000 }).toContain(words);
  return { tool, folder, notes, shows, says };
}

const heading = { file: 'templates/Document.tsx', replace: '<h1>', with: '<h1' };
const mended = { ...heading, replace: '<h1', with: '<h1 id="mended">' };
const save = { file: 'src/dev/protocol.ts', replace: /^/, with: '// Saved.\n' };

it(
  'site dev starts with templates that do not compile, tells why not in its own words, and goes on once they do',
  patience,
  async () => {
    const { folder, notes, shows, says } = await devOfCopy(heading);
    await says('templates/Document.tsx:16:');
    expect(notes.join('\n')).toContain('error bundle-failed');
    expect(notes.join('\n')).not.toContain('[ERROR]');
    editFiles(folder, [mended]);
    await shows('<h1 id="mended">');
  },
);

it(
  'site dev starts again with the tool as it is now while templates do not compile, and goes on once they do',
  patience,
  async () => {
    const { tool, folder, shows, says, notes } = await devOfCopy();
    editFiles(folder, [heading]);
    await says('error bundle-failed');
    notes.length = 0;
    editFiles(tool, [save]);
    await says('error bundle-failed');
    editFiles(folder, [mended]);
    await shows('<h1 id="mended">');
  },
);

it.each([
  { what: 'do not compile', broken: 'export const {\n', says: '[ERROR]' },
  { what: 'cannot be loaded', broken: "throw new Error('not today');\n", says: 'not today' },
])(
  'site dev says that sources of the tool $what, shows the site with the tool as it was, and takes the next that does',
  patience,
  async ({ broken, says: why }) => {
    const { tool, folder, shows, says } = await devOfCopy();
    editFiles(tool, [{ file: 'src/dev/loop.ts', replace: /$/, with: broken }]);
    await says(why);
    editFiles(folder, [{ file: 'content/en/wool.md', replace: 'is soft', with: 'is still shown' }]);
    await shows('is still shown');
    const client = { file: 'src/dev/requests.ts', replace: ' data-page=', with: ' data-new data-page=' };
    editFiles(tool, [{ file: 'src/dev/loop.ts', replace: broken, with: '' }, client]);
    await shows(' data-new data-page=');
  },
);

it(
  'site dev goes on when .cache is deleted while it runs, also with what it has not loaded yet',
  patience,
  async () => {
    const { tool, folder, notes, shows } = await devOfCopy();
    await shows('Icelandic wool');
    for (const owner of [tool, folder]) rmSync(join(owner, '.cache'), { recursive: true, force: true });
    editFiles(folder, [{ ...mended, replace: '<h1>' }]);
    await shows('<h1 id="mended">');
    rmSync(join(folder, '.cache'), { recursive: true, force: true });
    editFiles(folder, [{ ...mended, replace: 'id="mended"', with: 'id="again"' }]);
    await shows('<h1 id="again">');
    expect(notes.join('\n')).not.toMatch(/error|warning/i);
  },
);

it('site dev goes on when .cache is moved away while it runs', patience, async () => {
  const { tool, folder, notes, shows } = await devOfCopy();
  await shows('Icelandic wool');
  for (const owner of new Set([tool, folder])) renameSync(join(owner, '.cache'), join(owner, '.cache-aside'));
  editFiles(folder, [{ ...mended, replace: '<h1>' }]);
  await shows('<h1 id="mended">');
  editFiles(folder, [{ ...mended, replace: 'id="mended"', with: 'id="again"' }]);
  await shows('<h1 id="again">');
  expect(notes.join('\n')).not.toMatch(/error|warning/i);
});
