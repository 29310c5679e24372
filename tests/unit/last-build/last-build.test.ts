import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Artifact } from '../../../src/artifact.ts';
import { createChoices, type RunOptions } from '../../../src/config.ts';
import { query } from '../../../src/graph/index.ts';
import { bytes, code, commit, entries, today } from '../../../src/graph/inputs.ts';
import { openStore } from '../../../src/graph/open-database.ts';
import { type BuildSummary, openLastBuild } from '../../../src/publish/last-build.ts';
import { site } from '../../sites/tiny/templates/site.ts';
import { temporaryFolder } from '../../support/folder.ts';

const parts = { html: { bytes: 9, budget: Number.POSITIVE_INFINITY, page: '/' } };
const summary = {
  ...{ pages: 1, languages: 1, kinds: [{ kind: 'html', files: 1, bytes: 9 }] },
  weights: [{ kind: 'home', parts }],
} as unknown as BuildSummary;

let folder = '';
beforeEach(async () => {
  folder = temporaryFolder();
  const files = {
    'content/is/home.yaml': 'title: Ull\n',
    'content/media/favicon.svg': '<svg/>',
    'templates/styles/base.css': 'p{}',
    'dist/index.html': '<p>Ull',
    'dist/assets/a.css': 'p{}',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  later(1);
  await store();
  await last().save(summary, publishedNow());
});
afterEach(() => void vi.useRealTimers());

function flipFirstBit(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.with(0, (bytes[0] ?? 0) ^ 1));
}

/** As if so many hours had gone by: what was written a moment ago proves nothing. */
function later(hours: number): void {
  const now = performance.timeOrigin + performance.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + hours * 3_600_000 });
}

/** What the results of a build depend on: all files, the code, the day and the commit. */
const everything = query('everything', (db) => {
  const { content, siteDir } = db.config;
  for (const folder of [content.path, join(siteDir, 'templates')])
    for (const { path, kind } of db.get(entries, folder) ?? [])
      if (kind === 'file') db.get(bytes, join(folder, path));
  db.get(code, 'definition');
  db.get(today);
  db.get(commit);
});

/** Stores the results of a build, as it does before it notes its files. */
async function store(options: RunOptions = {}, more: { env?: { PATH: string } } = {}): Promise<void> {
  const choices = choicesOf(options, more);
  const store = openStore(choices);
  store.db.invalidate({ ...choices, site });
  store.db.get(everything);
  await store.save({ isWhole: true });
  generation = store.generation;
}

/** The generation of what `store` stored last. */
let generation: string | undefined;

/** What is kept of an output that is there, as if it had just been published. */
function publishedNow(files: readonly Artifact[] = []) {
  return { files, published: { filledAt: Date.now(), doneAt: Date.now() }, generation };
}

const day = new Date('2026-11-21T10:00:00Z');

type Environment = { code?: string; now?: Date; env?: { PATH: string } };

const choicesOf = (options: RunOptions, more: Environment) =>
  createChoices(options, { toolDir: folder, cwd: folder, code: 'c0de', now: day, ...more });

const last = (options: RunOptions = {}, more: Environment = {}) => openLastBuild(choicesOf(options, more));

/** Writes a text of the same length, and gives the file its old time. */
function replaceUnseen(path: string): void {
  const file = join(folder, path);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/.$/s, '!'));
  utimesSync(file, atime, mtime);
}

describe('a build that finds everything as the last one left it', () => {
  it('knows what that one told', () => {
    expect(last().summary).toEqual(summary);
  });

  it('cares nothing for what an editor keeps beside a file, which no build reads', () => {
    writeFileSync(join(folder, 'content/is/home.yaml~'), 'title: Ul');
    expect(last().summary).toEqual(summary);
  });

  it('is the same later on the same day', () => {
    expect(last({}, { now: new Date('2026-11-21T23:59:00Z') }).summary).toEqual(summary);
  });
});

describe('a build is made anew after', () => {
  const changes: Record<string, () => void> = {
    'an edit of the content': () => appendFileSync(join(folder, 'content/is/home.yaml'), '#'),
    'an edit that keeps length and time': () => replaceUnseen('content/is/home.yaml'),
    'a new file of the content': () => writeFileSync(join(folder, 'content/is/wool.yaml'), ''),
    'the removal of a file of the content': () => rmSync(join(folder, 'content/media/favicon.svg')),
    'a rename in the content': () =>
      renameSync(join(folder, 'content/is/home.yaml'), join(folder, 'content/is/wool.yaml')),
    'an edit of a style sheet': () => replaceUnseen('templates/styles/base.css'),
    'an edit of the output': () => replaceUnseen('dist/index.html'),
    'a file too many in the output': () => writeFileSync(join(folder, 'dist/old.html'), ''),
    'the removal of a file of the output': () => rmSync(join(folder, 'dist/assets/a.css')),
    'a file of the output was lost, and its folder with it': () =>
      rmSync(join(folder, 'dist/assets'), { recursive: true }),
    'an empty folder came into the output': () => mkdirSync(join(folder, 'dist/en')),
    'nobody but its owner may read a folder of the output': () =>
      chmodSync(join(folder, 'dist/assets'), 0o700),
    'the removal of the output': () => rmSync(join(folder, 'dist'), { recursive: true }),
    'a build that was killed': () => mkdirSync(join(folder, '.dist.next-0123456789abcdef')),
    'a commit': () => {
      mkdirSync(join(folder, '.git'));
      writeFileSync(join(folder, '.git/HEAD'), `${'a'.repeat(40)}\n`);
    },
    'damage to what was kept': () => {
      const kept = join(folder, '.cache/builds');
      for (const name of readdirSync(kept)) flipFirstBit(join(kept, name));
    },
  };

  it.each(Object.entries(changes))('%s', (_, change) => {
    change();
    later(2);
    expect(last().summary).toBeUndefined();
  });

  it.each<[string, RunOptions, { code?: string; now?: Date }]>([
    ['another base URL', { baseUrl: 'https://other.example' }, {}],
    ['a wish for a preview', { preview: true }, {}],
    ['a wish to do without what was kept', { cache: false }, {}],
    ['a change of the code', {}, { code: '0ther' }],
    ['midnight', {}, { now: new Date('2026-11-22T00:00:00Z') }],
  ])('%s', (_, options, more) => {
    expect(last(options, more).summary).toBeUndefined();
  });

  it('git is there that was not when the last one asked it for the days of changes', async () => {
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.git/HEAD'), `${'a'.repeat(40)}\n`);
    const bin = join(folder, 'bin');
    const env = { PATH: bin };
    await store({}, { env });
    await last({}, { env }).save(summary, publishedNow());
    expect(last({}, { env }).summary).toEqual(summary);
    mkdirSync(bin);
    writeFileSync(join(bin, 'git'), '#!/bin/sh');
    later(2);
    expect(last({}, { env }).summary).toBeUndefined();
  });

  it('a change that was made a moment ago, which the times of files could hide', () => {
    vi.useRealTimers();
    replaceUnseen('templates/styles/base.css');
    expect(last().summary).toBeUndefined();
  });
});

describe('what somebody else does to the output before a build has noted its files', () => {
  const index = { path: 'index.html', body: '<p>Ull' };
  /** The output was published half an hour ago, was changed since, and is noted now. */
  const notedAfter = async (change: () => void) => {
    vi.useRealTimers();
    const now = Date.now();
    for (const path of ['assets/a.css', 'index.html', 'assets', '.'])
      utimesSync(join(folder, 'dist', path), new Date(), new Date(now - 3_600_000));
    change();
    later(1);
    await last().save(summary, {
      files: [index],
      published: { filledAt: now - 1_800_000, doneAt: now + 1000 },
      generation,
    });
    later(2);
    return last();
  };

  it('is none of it as long as nobody does anything', async () => {
    const { summary: told, files } = await notedAfter(() => {});
    expect(told).toEqual(summary);
    expect([...files().keys()]).toEqual(['index.html']);
  });

  it.each<[string, () => void]>([
    ['edits a file', () => writeFileSync(join(folder, 'dist/index.html'), '<p>Raf')],
    ['removes a file', () => rmSync(join(folder, 'dist/assets/a.css'))],
    ['adds a file', () => writeFileSync(join(folder, 'dist/assets/b.css'), '')],
    [
      'puts an old file in place of one',
      () => {
        writeFileSync(join(folder, 'old'), '<p>Old');
        utimesSync(join(folder, 'old'), 0, 0);
        renameSync(join(folder, 'old'), join(folder, 'dist/index.html'));
      },
    ],
  ])('is not taken for what the build has written: who %s', async (_, change) => {
    const { summary: told, files } = await notedAfter(change);
    expect(told).toBeUndefined();
    expect([...files().keys()]).toEqual([]);
  });
});

it('a build into another folder knows nothing of this one, and leaves what is known of it', async () => {
  expect(last({ out: 'elsewhere' }).summary).toBeUndefined();
  await last({ out: 'elsewhere' }).save(summary, publishedNow());
  expect(last().summary).toEqual(summary);
});
