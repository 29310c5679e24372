// @module-tag all
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { type Config, createChoices, createConfig, type Environment } from '../../src/config.ts';
import { toJson } from '../../src/diagnostics/index.ts';
import { emptyDatabase, openStore } from '../../src/graph/open-database.ts';
import type { QueryDatabase } from '../../src/incremental/index.ts';
import { site } from '../../templates/site.ts';
import { seeded } from '../support/random.mjs';
import { agencyDir, projectDir, workspace } from '../support/workspace.ts';

/** How many edits there are; MEMORY_EDITS=500 makes more, MEMORY_SEED others. */
const { MEMORY_EDITS = '15', MEMORY_SEED = '1' } = process.env;

const original = join(agencyDir, 'content');

/** Everything that a build of a folder gives: its files, and its problems. */
async function outcome(folder: string, db: QueryDatabase<Config>) {
  const { artifacts, report } = await buildSite(createConfig({}, { ...environmentOf(folder), db }));
  const files = artifacts.map(({ path, body }) => [path, Buffer.from(body).toString('base64')]);
  return { files: Object.fromEntries(files), problems: report.sorted().map(toJson) };
}

/** What a process that ends gives, which knows what the one before has stored. */
async function nextOutcome(folder: string) {
  const store = openStore(createChoices({}, environmentOf(folder)));
  const given = await outcome(folder, store.db);
  await store.save({ isWhole: Object.keys(given.files).length > 0 });
  return given;
}

function environmentOf(folder: string): Environment {
  const now = new Date('2026-11-21');
  return { site, toolDir: projectDir, siteDir: projectDir, cwd: folder, now, code: 'c0de' };
}

/** One random edit of a folder of content, in words. */
function edit(folder: string, random: () => number): string {
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const names = readdirSync(original, { recursive: true, encoding: 'utf8' });
  const name = one(
    names.filter((path) => /^(?!README).*\.(?:md|yaml)$/.test(path) && !path.startsWith('media/')),
  );
  const path = join(folder, 'content', name);
  const text = readFileSync(join(original, name), 'utf8');
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  const drawings = names.filter((file) => file.startsWith('media/icons/') && file.endsWith('.svg'));
  const drawing = (number: number) => join(folder, 'content', drawings[number] ?? '');
  const edits: Record<string, () => void> = {
    'another word': () => writeFileSync(path, text.replace(/(?<=: |^)\p{L}{4,}(?= )/mu, 'Annað')),
    'a line less': () => writeFileSync(path, lines.toSpliced(at, 1).join('\n')),
    'a line twice': () => writeFileSync(path, lines.toSpliced(at, 0, lines[at] ?? '').join('\n')),
    'a line more': () =>
      writeFileSync(path, `${text}\n${'Ný lína. '.repeat(1 + Math.floor(random() * 3))}\n`),
    'another drawing': () => cpSync(drawing(0), drawing(Math.floor(random() * drawings.length))),
    'a file less': () => rmSync(path, { force: true }),
    'another language': () => cpSync(join(original, name.replace(/^is\//, 'en/')), path),
    'all as it was': () => cpSync(original, join(folder, 'content'), { recursive: true }),
    'as it was': () => cpSync(join(original, name), path),
  };
  // Most broken files are mended soon, so that most builds have pages.
  const chosen = random() < 0.4 ? 'all as it was' : one(Object.keys(edits));
  edits[chosen]?.();
  return `${chosen}: ${name}`;
}

it('a build that remembers earlier ones, of its process or others, gives the same files and the same problems as one that does not, after random edits', {
  timeout: 1_000_000,
}, async () => {
  const folder = workspace();
  const random = seeded(Number(MEMORY_SEED));
  const db = emptyDatabase();
  let built = 0;
  for (let n = 0; n < Number(MEMORY_EDITS); n += 1) {
    const what = edit(folder, random);
    const anew = await outcome(folder, emptyDatabase());
    for (const warm of [await outcome(folder, db), await nextOutcome(folder)])
      expect({ what, ...warm }).toEqual({ what, ...anew });
    if (Object.keys(anew.files).length > 0) built += 1;
  }
  expect(built).toBeGreaterThan(Number(MEMORY_EDITS) / 4);
});
