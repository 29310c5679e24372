import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { createChoices, createConfig } from '../../src/config.ts';
import { prefetched, query } from '../../src/graph/index.ts';
import { addDependencies } from '../../src/graph/inputs.ts';
import { openStore } from '../../src/graph/open-database.ts';
import { site } from '../sites/tiny/templates/site.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { editFiles, projectDir, temporaryFolder } from '../support/workspace.ts';

const places = (folder: string, cwd = folder, code = 'tool-site') => ({
  ...{ site, toolDir: projectDir, siteDir: folder, cwd, code },
});

/** Builds a site as a process does that knows what the ones before have stored. */
async function build(folder: string, { cwd = folder, content = join(folder, 'content') } = {}) {
  const store = openStore(createChoices({ content }, places(folder, cwd)));
  const { report } = await buildSite(createConfig({ content }, { ...places(folder, cwd), db: store.db }));
  await store.save({ isWhole: report.errorCount === 0 });
  return report.sorted().map(({ place }) => place.file);
}

it('problems of templates are shown at their path from where each command runs', async () => {
  const folder = tinyCopy({ file: 'templates/styles/base.css', replace: /$/, with: '\nh1 { colr: red }\n' });
  const content = join(temporaryFolder(), 'content');
  renameSync(join(folder, 'content'), content);
  expect(await build(folder, { content })).toEqual(['templates/styles/base.css']);
  const cwd = join(folder, 'templates');
  expect(await build(folder, { content, cwd })).toEqual(['styles/base.css']);
});

it('results of another tool are not known, those of another site of the same tool are', async () => {
  const folder = tinyCopy();
  const made: string[] = [];
  const known = query('made by a tool', () => made.push('anew'));
  const ask = async (code: string) => {
    const store = openStore(createChoices({}, places(folder, folder, code)));
    store.db.invalidate(createConfig({}, places(folder, folder, code)));
    store.db.get(known);
    await store.save({ isWhole: true });
    return made.length;
  };
  expect([await ask('one-a'), await ask('one-b'), await ask('two-b')]).toEqual([1, 1, 2]);
});

it('nothing is stored of pages that have gone', async () => {
  const folder = tinyCopy();
  const results = join(folder, '.cache/results');
  const stored = () =>
    readdirSync(results)
      .map((name) => readFileSync(join(results, name), 'latin1'))
      .join();
  const moss = ['is', 'en', 'pl'].map((locale) => ({
    file: `content/${locale}/moss.md`,
    copyFrom: `content/${locale}/wool.md`,
    replace: /slug: .*\ntitle: .*/,
    with: 'slug: moss\ntitle: Soft moss',
  }));
  editFiles(folder, moss);
  await build(folder);
  expect(stored().includes('Soft moss')).toBe(true);
  for (const { file } of moss) rmSync(join(folder, file));
  await build(folder);
  expect(stored().includes('moss')).toBe(false);
});

it('what another program has read is read again when it was written meanwhile', async () => {
  const folder = tinyCopy();
  const file = join(folder, 'templates/other.ts');
  writeFileSync(file, 'one');
  const bundled = prefetched('bundled by another program', {
    async start(db) {
      const begun = Date.now();
      const text = readFileSync(file, 'utf8');
      if (text === 'one') writeFileSync(file, 'two');
      // Its facts are settled by now: they are those of a text that nobody has read.
      await expect.poll(() => Date.now() - begun).toBeGreaterThan(100);
      addDependencies(db, [file], begun);
      return text;
    },
  });
  const { db } = openStore(createChoices({}, places(folder)));
  const ask = async () => {
    db.invalidate(createConfig({}, places(folder)));
    await db.prefetch(bundled);
    return db.get(bundled);
  };
  expect([await ask(), await ask()]).toEqual(['one', 'two']);
});

it('a build whose content has gone says so', async () => {
  const folder = tinyCopy();
  await build(folder);
  rmSync(join(folder, 'content'), { recursive: true });
  expect(await build(folder)).toEqual(['content']);
});
