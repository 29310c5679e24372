import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createConfig } from '../../src/config.ts';
import { createReport, messageOf } from '../../src/diagnostics/index.ts';
import { publish } from '../../src/publish/index.ts';
import { projectDir, temporaryFolder } from '../support/workspace.ts';

// A disk that fails: nobody can fill, break or forbid a real one in every place where this runs.
vi.mock('node:fs', { spy: true });

const artifacts = [
  { path: 'index.html', body: '<p>new</p>' },
  { path: 'en/services.html', body: '<p>new</p>' },
  { path: 'assets/a.woff2', body: Uint8Array.of(1, 2, 3) },
];

function publishTo(folder: string, out = 'dist') {
  const report = createReport();
  publish(artifacts, createConfig({ out }, { toolDir: projectDir, cwd: folder }), report);
  return report.sorted().map(({ code }) => code);
}

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

describe('publishing', () => {
  it('writes all files, and nothing else stays in the folder', () => {
    const folder = temporaryFolder();
    expect(publishTo(folder)).toEqual([]);
    writeFileSync(join(folder, 'dist', 'stale.html'), 'from an older build');
    expect(publishTo(folder)).toEqual([]);
    expect(list(join(folder, 'dist'))).toEqual(['assets/a.woff2', 'en/services.html', 'index.html']);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('takes an empty folder, and makes the folders above the output', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dist'));
    expect(publishTo(folder)).toEqual([]);
    expect(publishTo(folder, 'deep/er/out')).toEqual([]);
    expect(list(join(folder, 'deep'))).toHaveLength(3);
  });

  it.each([
    ['the root of the file system', '/'],
    ['the home folder', homedir()],
    ['the folder of the command', '.'],
    ['a folder above it', '..'],
    ['the content', 'content'],
    ['a folder inside the content', 'content/out'],
    ['the source of the tool', join(projectDir, 'src')],
    ['the tool itself', projectDir],
  ])('refuses %s', (_, out) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'content'));
    expect(publishTo(folder, out)).toEqual(['output-unsafe']);
  });

  it('refuses a folder with files that it did not make, and leaves them', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'thesis.txt'), 'years of work');
    expect(publishTo(folder)).toEqual(['output-unsafe']);
    expect(readFileSync(join(folder, 'dist', 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  it('waits for nobody: while another build writes, it says whose turn it is', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.dist.lock'), String(process.ppid));
    expect(publishTo(folder)).toEqual(['output-busy']);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it.each(['999999999', 'nonsense', ''])('takes over the lock that a dead build left (%j)', (pid) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.dist.lock'), pid);
    expect(publishTo(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('mends what a build left that was killed between its two renames', () => {
    const folder = temporaryFolder();
    publishTo(folder);
    cpSync(join(folder, 'dist'), join(folder, '.dist.previous'), { recursive: true });
    mkdirSync(join(folder, '.dist.next'));
    writeFileSync(join(folder, '.dist.next', 'half.html'), '<p>');
    expect(publishTo(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(list(join(folder, 'dist'))).toHaveLength(3);
  });

  it('reports that it cannot write, and leaves the old site', () => {
    const folder = temporaryFolder();
    publishTo(folder);
    const report = createReport();
    const clash = [...artifacts, { path: 'index.html/below-a-file.html', body: '' }];
    publish(clash, createConfig({}, { toolDir: projectDir, cwd: folder }), report);
    expect(report.sorted().map(({ code }) => code)).toEqual(['output-failed']);
    expect(list(join(folder, 'dist'))).toEqual(['assets/a.woff2', 'en/services.html', 'index.html']);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it.each([
    ['ENOSPC', 'no space left on device'],
    ['EACCES', 'permission denied'],
    ['EROFS', 'read-only file system'],
    ['EMFILE', 'too many open files'],
  ])(
    'names the file that the disk refuses with %s, and leaves the old site (fault 40)',
    async (code, says) => {
      const folder = temporaryFolder();
      publishTo(folder);
      const { writeFileSync: write } = await vi.importActual<typeof import('node:fs')>('node:fs');
      const writing = vi.mocked(writeFileSync);
      onTestFinished(() => void writing.mockReset());
      writing.mockImplementation((path, ...rest) => {
        if (!String(path).endsWith('services.html')) return write(path, ...rest);
        throw Object.assign(new Error(`${code}: ${says}, open '${path}'`), { code });
      });
      const report = createReport();
      const changed = artifacts.map(({ path }) => ({ path, body: 'a newer version' }));
      publish(changed, createConfig({}, { toolDir: projectDir, cwd: folder }), report);
      expect(report.sorted().map((one) => messageOf(one).what)).toEqual([
        expect.stringMatching(new RegExp(`${says}.*en/services\\.html`)),
      ]);
      expect(readFileSync(join(folder, 'dist', 'index.html'), 'utf8')).toBe('<p>new</p>');
      expect(readdirSync(folder)).toEqual(['dist']);
    },
  );
});
