// @module-tag all
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandAt } from '../support/cli.ts';
import { ask } from '../support/http/raw.mjs';
import { request } from '../support/http/served.ts';
import { siteFiles, writeSite } from '../support/http/small-site.mjs';
import { startServe } from '../support/serve-command.ts';
import { projectDir, temporaryFolder } from '../support/workspace.ts';

const changed = { ...siteFiles, 'um-okkur.html': 'changed' };

/** What can stand in place of the manifest, each with how it gets there. */
const impostors: [what: string, put: (file: string) => void][] = [
  ['a named pipe', (file) => spawnSync('mkfifo', [file])],
  ['a folder', (file) => mkdirSync(file)],
  ['a link to a manifest elsewhere', (file) => symlinkSync(movedAway(file), file)],
  ['a link without end', (file) => symlinkSync('/dev/zero', file)],
];

/** A whole manifest of these files, outside of their folder. */
function movedAway(file: string): string {
  const folder = dirname(file);
  writeSite(`${folder}-copy`, { files: changed });
  const elsewhere = join(folder, '..', 'elsewhere.json');
  renameSync(join(`${folder}-copy`, '_site.json'), elsewhere);
  return elsewhere;
}

/** Puts a changed site into a folder, with something else in place of its manifest. */
function spoil(dist: string, put: (file: string) => void): void {
  writeSite(dist, { files: changed });
  const file = join(dist, '_site.json');
  rmSync(file);
  put(file);
}

describe('where a built site should have its manifest', () => {
  it.each(impostors)('%s is refused at the start in one line', (_, put) => {
    const folder = temporaryFolder();
    spoil(join(folder, 'dist'), put);
    const serve = [join(projectDir, 'cli/site.mjs'), 'serve', '--port', '0'];
    // Who waits for a pipe waits for ever.
    const ran = spawnSync(process.execPath, serve, { cwd: folder, encoding: 'utf8', timeout: 30_000 });
    const line = `${join(folder, 'dist')} holds no site that this program built. Run “${commandAt(folder, 'build')}” first.\n`;
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([1, '', line]);
  });

  it('none of them is taken for a new release: the old one stays, and the next one is taken', {
    tags: ['all'],
  }, async () => {
    await Promise.all(
      impostors.map(async ([what, put]) => {
        const folder = temporaryFolder();
        const dist = join(folder, 'dist');
        writeSite(dist);
        const { port, notes } = await startServe(folder);
        const shown = async () => (await ask(port, request('/um-okkur'))).body.toString();
        spoil(dist, put);
        const refused = `The old release is still being served: ${dist} holds no site that this program built.`;
        await expect.poll(() => notes.join('\n'), { timeout: 30_000, message: what }).toContain(refused);
        expect(await shown(), what).toBe(siteFiles['um-okkur.html']);
        writeSite(dist, { files: changed });
        await expect.poll(shown, { timeout: 60_000, message: what }).toBe('changed');
      }),
    );
  });
});
