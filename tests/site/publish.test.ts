// @module-tag all
import {
  chmodSync,
  cpSync,
  fstatSync,
  fsync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { messageOf } from '../../src/diagnostics/format.ts';
import { createReport } from '../../src/diagnostics/index.ts';
import { createHolder } from '../../src/publish/holder.ts';
import { publish } from '../../src/publish/index.ts';
import { tinyConfig } from '../support/tiny-site.ts';
import { projectDir, temporaryFolder } from '../support/workspace.ts';

// A disk that fails: nobody can fill, break or forbid a real one in every place where this runs.
vi.mock('node:fs', { spy: true });

const artifacts = [
  { path: 'index.html', body: '<p>new</p>' },
  { path: 'en/services.html', body: '<p>new</p>' },
  { path: 'assets/a.woff2', body: Uint8Array.of(1, 2, 3) },
];

async function publishTo(folder: string, out = 'dist') {
  const report = createReport();
  await publish(artifacts, tinyConfig(folder, { out }), report);
  return report.sorted().map(({ code }) => code);
}

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

describe('publishing', () => {
  it('writes all files, and nothing else stays in the folder', async () => {
    const folder = temporaryFolder();
    expect(await publishTo(folder)).toEqual([]);
    writeFileSync(join(folder, 'dist', 'stale.html'), 'from an older build');
    expect(await publishTo(folder)).toEqual([]);
    expect(list(join(folder, 'dist'))).toEqual(['assets/a.woff2', 'en/services.html', 'index.html']);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('can be told from what somebody else writes into the site as soon as it is in its place', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'dist');
    for (let round = 0; round < 20; round += 1) {
      const published = await publish(artifacts, tinyConfig(folder), createReport());
      writeFileSync(join(out, 'index.html'), `<p>${round}</p>`.padEnd(10));
      rmSync(join(out, 'en/services.html'));
      const isLater = (path: string) => statSync(join(out, path)).mtimeMs > (published?.filledAt ?? Infinity);
      expect(['.', 'index.html', 'en', 'assets', 'assets/a.woff2', '.site-output'].filter(isLater)).toEqual([
        'index.html',
        'en',
      ]);
    }
  });

  it('leaves files that stay the same as they are on the disk, and writes those that differ', async () => {
    const folder = temporaryFolder();
    const inodeOf = (path: string) => statSync(join(folder, 'dist', path)).ino;
    await publishTo(folder);
    const before = artifacts.map(({ path }) => inodeOf(path));
    writeFileSync(join(folder, 'dist', 'en/services.html'), '<p>old</p>');
    chmodSync(join(folder, 'dist', 'assets/a.woff2'), 0o600);
    await publishTo(folder);
    expect(artifacts.map(({ path }, at) => inodeOf(path) === before[at])).toEqual([true, false, false]);
    expect(readFileSync(join(folder, 'dist', 'en/services.html'), 'utf8')).toBe('<p>new</p>');
    expect(statSync(join(folder, 'dist', 'assets/a.woff2')).mode & 0o777).toBe(0o666 & ~process.umask());
  });

  it('takes an empty folder, and makes the folders above the output', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dist'));
    expect(await publishTo(folder)).toEqual([]);
    expect(await publishTo(folder, 'deep/er/out')).toEqual([]);
    expect(list(join(folder, 'deep'))).toHaveLength(3);
  });

  it.each([
    ['the root of the file system', '/'],
    ['the home folder', homedir()],
    ['the folder of the command', '.'],
    ['a folder above it', '..'],
    ['the content', 'content'],
    ['a folder inside the content', 'content/out'],
    ['a folder inside the content, with dots before its name', 'content/..out'],
    ['the source of the tool', join(projectDir, 'src')],
    ['the tool itself', projectDir],
  ])('refuses %s', async (_, out) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'content'));
    expect(await publishTo(folder, out)).toEqual(['output-unsafe']);
  });

  it('refuses a folder with files that it did not make, and leaves them', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'thesis.txt'), 'years of work');
    expect(await publishTo(folder)).toEqual(['output-unsafe']);
    expect(readFileSync(join(folder, 'dist', 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  it('is in one place whatever link leads there, and the link stays', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'disk'));
    symlinkSync('disk/site', join(folder, 'dist'));
    for (const _ of ['a link to nothing yet', 'a link to a site']) {
      expect(await publishTo(folder)).toEqual([]);
      expect(readlinkSync(join(folder, 'dist'))).toBe('disk/site');
      expect(readdirSync(join(folder, 'disk'))).toEqual(['site']);
      expect(list(join(folder, 'disk', 'site'))).toHaveLength(3);
    }
  });

  it.each([
    ['the content', 'content', 'it holds'],
    ['a folder in the content', 'content/is', 'it lies inside'],
  ])('refuses a link that leads to %s', async (_, target, reason) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'content/is'), { recursive: true });
    symlinkSync(target, join(folder, 'dist'));
    const report = createReport();
    await publish(artifacts, tinyConfig(folder), report);
    expect(report.sorted().map((one) => messageOf(one).what)).toEqual([expect.stringContaining(reason)]);
    expect(readdirSync(join(folder, 'content'))).toEqual(['is']);
  });

  it('refuses a folder below a link into the content', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'content'));
    symlinkSync('content', join(folder, 'link'));
    expect(await publishTo(folder, 'link/out')).toEqual(['output-unsafe']);
    expect(readdirSync(join(folder, 'content'))).toEqual([]);
  });

  it('refuses an output that cannot be read, in one line', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dist'));
    const reading = vi.mocked(readdirSync);
    onTestFinished(() => void reading.mockReset());
    const real = await vi.importActual<typeof import('node:fs')>('node:fs');
    reading.mockImplementation((...args) => {
      if (args[0] === join(folder, 'dist')) throw new Error("EACCES: permission denied, scandir 'dist'");
      return real.readdirSync(...args);
    });
    const report = createReport();
    await publish(artifacts, tinyConfig(folder), report);
    expect(report.sorted().map((one) => messageOf(one).what)).toEqual([
      "The site cannot be written to dist: it cannot be read (EACCES: permission denied, scandir 'dist').",
    ]);
  });

  it.each([
    ['is a file', (out: string) => writeFileSync(out, 'a thesis'), 'it is a file'],
    ['is a link in a circle', (out: string) => symlinkSync('dist', out), 'it cannot be reached (ELOOP'],
  ])('refuses an output that %s', async (_, make, reason) => {
    const folder = temporaryFolder();
    make(join(folder, 'dist'));
    const report = createReport();
    await publish(artifacts, tinyConfig(folder), report);
    expect(report.sorted().map((one) => messageOf(one).what)).toEqual([expect.stringContaining(reason)]);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('waits for another build, and names it and its lock when it does not end', async () => {
    const folder = temporaryFolder();
    const other = createHolder();
    writeFileSync(join(folder, '.dist.lock'), JSON.stringify(other));
    const report = createReport();
    await publish(artifacts, tinyConfig(folder), report);
    const [problem] = report.sorted().map(messageOf);
    expect(problem?.what).toBe(
      `Another build (process ${process.pid}, since ${other.since}) is writing to dist.`,
    );
    expect(problem?.fix).toContain(`delete ${join(folder, '.dist.lock')}.`);
    expect(readdirSync(folder)).toEqual(['.dist.lock']);
  });

  it('cleans up after builds that were killed while they wrote and between their two renames', async () => {
    const folder = temporaryFolder();
    await publishTo(folder);
    renameSync(join(folder, 'dist'), join(folder, '.dist.previous-0123456789abcdef'));
    cpSync(join(folder, '.dist.previous-0123456789abcdef'), join(folder, '.dist.next-0123456789abcdef'), {
      recursive: true,
    });
    rmSync(join(folder, '.dist.next-0123456789abcdef', 'index.html'));
    mkdirSync(join(folder, '.dist.next-fedcba9876543210'));
    const clash = [...artifacts, { path: 'index.html/below-a-file.html', body: '' }];
    const report = createReport();
    await publish(clash, tinyConfig(folder), report);
    expect(report.errorCount).toBe(1);
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(list(join(folder, 'dist'))).toHaveLength(3);
  });

  it.each(['.dist.next', '.dist.previous', '.dist.next-0123456789abcdef', '.dist.previous-0123456789abcdef'])(
    'leaves a folder %s that it did not make',
    async (name) => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'thesis.txt'), 'years of work');
      expect(await publishTo(folder)).toEqual([]);
      expect(await publishTo(folder)).toEqual([]);
      expect(readdirSync(folder)).toEqual([name, 'dist']);
      expect(readFileSync(join(folder, name, 'thesis.txt'), 'utf8')).toBe('years of work');
    },
  );

  it('puts the new site in its place when all of it is on the disk', async () => {
    const folder = temporaryFolder();
    const syncing = vi.mocked(fsync);
    onTestFinished(() => void syncing.mockReset());
    syncing.mockImplementation((_, done) => done(new Error('EIO: i/o error, fsync')));
    expect(await publishTo(folder)).toEqual(['output-failed']);
    expect(readdirSync(folder)).toEqual([]);
    syncing.mockReset();
    syncing.mockClear();
    expect(await publishTo(folder)).toEqual([]);
    expect(syncing).toHaveBeenCalledTimes(artifacts.length);
  });

  it('brings the old site back when the new one cannot take its place', async () => {
    const folder = temporaryFolder();
    await publishTo(folder);
    const { renameSync: move } = await vi.importActual<typeof import('node:fs')>('node:fs');
    const moving = vi.mocked(renameSync);
    onTestFinished(() => void moving.mockReset());
    moving.mockImplementation((from, to) => {
      if (String(from).includes('.next-')) throw new Error('EIO: i/o error');
      move(from, to);
    });
    expect(await publishTo(folder)).toEqual(['output-failed']);
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(list(join(folder, 'dist'))).toHaveLength(3);
  });

  it('reports that it cannot write, and leaves the old site', async () => {
    const folder = temporaryFolder();
    await publishTo(folder);
    const report = createReport();
    const clash = [...artifacts, { path: 'index.html/below-a-file.html', body: '' }];
    await publish(clash, tinyConfig(folder), report);
    expect(report.sorted().map(({ code }) => code)).toEqual(['output-failed']);
    expect(list(join(folder, 'dist'))).toEqual(['assets/a.woff2', 'en/services.html', 'index.html']);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it.each([
    ['EACCES', 'permission denied'],
    ['EROFS', 'read-only file system'],
    ['EMFILE', 'too many open files'],
  ])('names the file that cannot be opened with %s, and leaves the old site', async (code, says) => {
    const { openSync: open } = await vi.importActual<typeof import('node:fs')>('node:fs');
    const opening = vi.mocked(openSync);
    onTestFinished(() => void opening.mockReset());
    await failsWith(says, () =>
      opening.mockImplementation((path, ...rest) => {
        if (!String(path).endsWith('services.html')) return open(path, ...rest);
        throw Object.assign(new Error(`${code}: ${says}, open '${path}'`), { code });
      }),
    );
  });

  it('names the file for which the disk has no space, and leaves the old site', async () => {
    const { writeFileSync: write } = await vi.importActual<typeof import('node:fs')>('node:fs');
    const writing = vi.mocked(writeFileSync);
    onTestFinished(() => void writing.mockReset());
    const says = 'no space left on device';
    const opened = new Set<number>();
    await failsWith(says, () =>
      writing.mockImplementation((place, bytes, ...rest) => {
        if (typeof place === 'number') opened.add(place);
        if (typeof place !== 'number' || String(bytes) !== bodyOf('en/services.html'))
          return write(place, bytes, ...rest);
        throw Object.assign(new Error(`ENOSPC: ${says}, write`), { code: 'ENOSPC' });
      }),
    );
    expect(opened.size).toBe(2);
    for (const descriptor of opened) expect(() => fstatSync(descriptor)).toThrow('EBADF');
  });

  const bodyOf = (path: string) => `a newer version of ${path}`;

  /** Publishes once, and again on a disk that refuses one file. */
  async function failsWith(says: string, refuse: () => void): Promise<void> {
    const folder = temporaryFolder();
    await publishTo(folder);
    refuse();
    const report = createReport();
    const changed = artifacts.map(({ path }) => ({ path, body: bodyOf(path) }));
    await publish(changed, tinyConfig(folder), report);
    expect(report.sorted().map((one) => messageOf(one).what)).toEqual([
      expect.stringMatching(new RegExp(`${says}.*en/services\\.html`)),
    ]);
    expect(readFileSync(join(folder, 'dist', 'index.html'), 'utf8')).toBe('<p>new</p>');
    expect(readdirSync(folder)).toEqual(['dist']);
  }
});
