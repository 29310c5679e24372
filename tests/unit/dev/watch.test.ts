import { appendFileSync, cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../src/dev/watch.ts';
import { temporaryFolder } from '../../support/folder.ts';

let folder = '';
const at = (path: string) => join(folder, path);

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(at('content/en/services'), { recursive: true });
  writeFileSync(at('content/en/services/wool.md'), 'Wool');
});

/** Watches `content`; what is heard can be waited for. */
function watchContent() {
  let heard = new Set<string>();
  onTestFinished(watchFolders([at('content')], (path) => void heard.add(path.slice(folder.length + 1))));
  const hears = (path: string) => expect.poll(() => [...heard], { timeout: 5000 }).toContain(path);
  return {
    hears,
    all: () => [...heard],
    /** Does something, and waits until a path is heard. */
    async after(path: string, act: () => void) {
      heard = new Set();
      act();
      await hears(path);
    },
  };
}

const wool = 'content/en/services/wool.md';
const editWool = () => appendFileSync(at(wool), ' is soft');

it('hears of an edit', async () => {
  await watchContent().after(wool, editWool);
});

it('hears of edits in a folder that was replaced by a copy of it', async () => {
  const { after } = watchContent();
  await after('content/en/services', () => {
    renameSync(at('content/en/services'), at('aside'));
    cpSync(at('aside'), at('content/en/services'), { recursive: true });
  });
  await after(wool, editWool);
});

it('hears of edits deep in a folder that was replaced', async () => {
  const { after } = watchContent();
  await after('content/en', () => {
    renameSync(at('content/en'), at('aside'));
    cpSync(at('aside'), at('content/en'), { recursive: true });
  });
  await after(wool, editWool);
});

it('hears of edits in a folder that was moved to another place', async () => {
  const { after } = watchContent();
  await after('content/en/offers', () => renameSync(at('content/en/services'), at('content/en/offers')));
  const moved = 'content/en/offers/wool.md';
  await after(moved, () => appendFileSync(at(moved), ' is soft'));
});

it.each(['at once', 'later'])('hears when the folder itself is removed and restored %s', async (when) => {
  const { after, all } = watchContent();
  cpSync(at('content'), at('aside'), { recursive: true });
  const restore = () => cpSync(at('aside'), at('content'), { recursive: true });
  await after('content', () => {
    rmSync(at('content'), { recursive: true });
    if (when === 'at once') restore();
  });
  if (when === 'later') await after('content', restore);
  await after(wool, editWool);
  expect(all()).not.toContain('content/content');
});

it('hears when a folder is made that was not there', async () => {
  rmSync(at('content'), { recursive: true });
  const { after } = watchContent();
  await after('content', () => mkdirSync(at('content')));
  await after('content/site.yaml', () => writeFileSync(at('content/site.yaml'), 'name: Wool'));
});

it('hears of what is below a folder with its own name', async () => {
  const { after } = watchContent();
  await after('content/content', () => mkdirSync(at('content/content')));
  const file = 'content/content/wool.md';
  await after(file, () => writeFileSync(at(file), 'Wool'));
  await after('content/content', () => rmSync(at('content/content'), { recursive: true }));
  await after(wool, editWool);
});

it('hears nothing of what editors keep beside a file, but of folders with such names', async () => {
  const { after, all } = watchContent();
  await after(wool, () => {
    for (const name of [
      '.wool.md.swp',
      'wool.md~',
      '#wool.md#',
      'sedQ7xR2b',
      'wool.md___jb_tmp___',
      'wool.md___jb_old___',
    ]) {
      writeFileSync(at(`content/en/services/${name}`), 'Wool');
      rmSync(at(`content/en/services/${name}`));
    }
    editWool();
  });
  expect(all()).toEqual([wool]);
  await after('content/en/4913', () => mkdirSync(at('content/en/4913')));
  const moss = 'content/en/4913/moss.md';
  await after(moss, () => writeFileSync(at(moss), 'Moss'));
  await after('content/en/4913', () => rmSync(at('content/en/4913'), { recursive: true }));
});

it('hears of a link to a folder, and of nothing in that, which may be a whole disk', async () => {
  const { after, all } = watchContent();
  mkdirSync(at('disk/deep'), { recursive: true });
  await after('content/en/disk', () => symlinkSync(at('disk'), at('content/en/disk')));
  await after(wool, () => {
    writeFileSync(at('disk/deep/file.md'), '');
    writeFileSync(at('disk/file.md'), '');
    editWool();
  });
  expect(all().filter((path) => path.includes('disk/'))).toEqual([]);
});

it('hears of edits in a folder that was replaced by a link to another one', async () => {
  const { after } = watchContent();
  await after('content', () => {
    renameSync(at('content'), at('aside'));
    symlinkSync(at('aside'), at('content'));
  });
  await after(wool, editWool);
});
