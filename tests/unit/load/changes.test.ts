import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastChanges } from '../../../src/load/changes.ts';
import { temporaryFolder } from '../../support/workspace.ts';

function git(folder: string, args: readonly string[], day = '2026-01-01'): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const moment = `${day}T23:30:00 -0500`;
  const env = { ...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: moment };
  execFileSync('git', [...who, '-C', folder, ...args], { env, stdio: 'ignore' });
}

/** A repository whose commits write files below `content/`, one a day. */
function repository(days: Record<string, readonly string[]>): string {
  const folder = temporaryFolder();
  git(folder, ['init']);
  for (const [day, files] of Object.entries(days)) {
    for (const file of files) write(folder, file, day);
    git(folder, ['add', '.']);
    git(folder, ['commit', '-m', day], day);
  }
  return folder;
}

function write(folder: string, file: string, text: string): void {
  const path = join(folder, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const changes = (folder: string) => Object.fromEntries(lastChanges(join(folder, 'content')));

describe('the day of the last change', () => {
  it('is that of the last commit, in UTC, by the path below the folder', () => {
    const folder = repository({
      '2026-03-01': ['is/home.yaml', 'is/með bili.yaml', '../README.md'],
      '2026-04-01': ['is/home.yaml'],
    });
    expect(changes(folder)).toEqual({ 'is/home.yaml': '2026-04-02', 'is/með bili.yaml': '2026-03-02' });
  });

  it('is unknown for a file that differs from what was committed, and for a new one', () => {
    const folder = repository({ '2026-03-01': ['a.yaml', 'b.yaml', 'c.yaml'] });
    write(folder, 'a.yaml', 'edited');
    write(folder, 'b.yaml', 'edited and staged');
    git(folder, ['add', 'content/b.yaml']);
    write(folder, 'new.yaml', 'new');
    expect(changes(folder)).toEqual({ 'c.yaml': '2026-03-02' });
  });

  it('is unknown where a shallow clone cuts the history off', () => {
    const origin = repository({
      '2026-03-01': ['a.yaml'],
      '2026-04-01': ['b.yaml'],
      '2026-05-01': ['c.yaml'],
    });
    const folder = join(temporaryFolder(), 'clone');
    git(origin, ['clone', '--depth', '2', `file://${origin}`, folder]);
    expect(changes(folder)).toEqual({ 'c.yaml': '2026-05-02' });
  });

  it('is unknown without a repository, without commits, and without a folder', () => {
    const [bare, empty] = [temporaryFolder(), repository({})];
    write(bare, 'a.yaml', 'a');
    write(empty, 'a.yaml', 'a');
    expect([changes(bare), changes(empty), changes('/nowhere')]).toEqual([{}, {}, {}]);
  });

  it('runs nothing that the settings of a repository name', () => {
    const folder = repository({ '2026-03-01': ['a.yaml'] });
    const trap = join(folder, 'trap');
    git(folder, ['config', 'core.fsmonitor', `touch ${trap}; false`]);
    git(folder, ['config', 'diff.external', `touch ${trap}`]);
    write(folder, 'a.yaml', 'edited');
    expect(changes(folder)).toEqual({});
    expect(() => execFileSync('ls', [trap], { stdio: 'ignore' })).toThrow();
  });
});
