import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createConfig } from '../../../src/config.ts';
import { changes as changesQuery } from '../../../src/content/load/changes.ts';
import { openStore } from '../../../src/graph/open-database.ts';
import { site } from '../../sites/tiny/templates/site.ts';
import { projectDir, temporaryFolder } from '../../support/workspace.ts';

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

/** The days of the files of a content folder, as the next process gives them that stores what it knows in a folder. */
async function daysIn(content: string, { siteDir = temporaryFolder(), searchPath = process.env.PATH } = {}) {
  const places = { site, toolDir: projectDir, siteDir, cwd: siteDir, code: 'c0de' };
  const config = createConfig({ content }, { ...places, env: { PATH: searchPath } });
  const { db, save } = openStore(config);
  db.invalidate(config);
  const days = Object.fromEntries(db.get(changesQuery));
  await save({ isWhole: true });
  return days;
}

const changes = (folder: string) => daysIn(join(folder, 'content'));

describe('the day of the last change', () => {
  it('is asked for again by the next build where there was no git', async () => {
    const [folder, cache, programs] = [
      repository({ '2026-03-01': ['a.yaml'] }),
      temporaryFolder(),
      temporaryFolder(),
    ];
    const days = () => daysIn(join(folder, 'content'), { siteDir: cache, searchPath: programs });
    expect(await days()).toEqual({});
    symlinkSync(execFileSync('which', ['git'], { encoding: 'utf8' }).trim(), join(programs, 'git'));
    expect(await days()).toEqual({ 'a.yaml': '2026-03-02' });
  });

  it('is that of the last commit, in UTC, by the path below the folder', async () => {
    const folder = repository({
      '2026-03-01': ['is/home.yaml', 'is/með bili.yaml', '../README.md'],
      '2026-04-01': ['is/home.yaml'],
    });
    expect(await changes(folder)).toEqual({ 'is/home.yaml': '2026-04-02', 'is/með bili.yaml': '2026-03-02' });
  });

  it('is unknown for a file that differs from what was committed, and for a new one', async () => {
    const folder = repository({ '2026-03-01': ['a.yaml', 'b.yaml', 'c.yaml'] });
    write(folder, 'a.yaml', 'edited');
    write(folder, 'b.yaml', 'edited and staged');
    git(folder, ['add', 'content/b.yaml']);
    write(folder, 'new.yaml', 'new');
    expect(await changes(folder)).toEqual({ 'c.yaml': '2026-03-02' });
  });

  it('is unknown where a shallow clone cuts the history off', async () => {
    const origin = repository({
      '2026-03-01': ['a.yaml'],
      '2026-04-01': ['b.yaml'],
      '2026-05-01': ['c.yaml'],
    });
    const folder = join(temporaryFolder(), 'clone');
    git(origin, ['clone', '--depth', '2', `file://${origin}`, folder]);
    expect(await changes(folder)).toEqual({ 'c.yaml': '2026-05-02' });
  });

  it('is unknown without a repository, without commits, and without a folder', async () => {
    const [bare, empty] = [temporaryFolder(), repository({})];
    write(bare, 'a.yaml', 'a');
    write(empty, 'a.yaml', 'a');
    expect([await changes(bare), await changes(empty), await changes('/nowhere')]).toEqual([{}, {}, {}]);
  });

  it('is that of the same letters with line ends of Windows', async () => {
    const folder = repository({ '2026-03-01': ['a.yaml'] });
    write(folder, 'a.yaml', 'one\ntwo\n');
    git(folder, ['commit', '-a', '-m', 'two lines'], '2026-05-01');
    write(folder, 'a.yaml', 'one\r\ntwo\r\n');
    expect(await changes(folder)).toEqual({ 'a.yaml': '2026-05-02' });
  });

  it('is known in a further work tree, on a branch that is packed, and of another kind of hash', async () => {
    const folder = repository({ '2026-03-01': ['a.yaml'] });
    const [tree, other] = [join(temporaryFolder(), 'tree'), temporaryFolder()];
    git(folder, ['worktree', 'add', '-b', 'feature/a', tree]);
    git(folder, ['pack-refs', '--all']);
    git(folder, ['gc', '--quiet']);
    git(other, ['init', '--object-format=sha256']);
    write(other, 'a.yaml', 'a');
    git(other, ['add', '.']);
    git(other, ['commit', '-m', 'a'], '2026-04-01');
    const known = [await changes(folder), await changes(tree), await changes(other)];
    expect(known.map((one) => one['a.yaml'])).toEqual(['2026-03-02', '2026-03-02', '2026-04-02']);
  });

  it('is known where the content is the whole repository, and behind a link', async () => {
    const folder = repository({ '2026-03-01': ['../a.yaml'] });
    const link = join(temporaryFolder(), 'link');
    symlinkSync(folder, link);
    expect(await daysIn(link)).toEqual({ 'a.yaml': '2026-03-02' });
  });

  it('is that of this repository, whatever the environment says of another', async () => {
    const [folder, other] = [
      repository({ '2026-03-01': ['a.yaml'] }),
      repository({ '2026-06-01': ['a.yaml'] }),
    ];
    vi.stubEnv('GIT_DIR', join(other, '.git'));
    const found = await changes(folder);
    vi.unstubAllEnvs();
    expect(found).toEqual({ 'a.yaml': '2026-03-02' });
  });

  it('is unknown, at once, where a file of the repository is a pipe', async () => {
    const folder = repository({ '2026-03-01': ['a.yaml'] });
    rmSync(join(folder, '.git', 'HEAD'));
    execFileSync('mkfifo', [join(folder, '.git', 'HEAD')]);
    expect(await changes(folder)).toEqual({});
  }, 5000);
});

describe('the settings of a repository', () => {
  /** A repository with a signed commit, an edited file and attributes: all that makes git look for a program. */
  function trapped(): { folder: string; sprung: () => string[]; trap: (name: string) => string } {
    const folder = repository({ '2026-03-01': ['a.yaml', 'b.yaml'] });
    const traps = join(folder, 'traps');
    mkdirSync(traps);
    write(folder, '.gitattributes', '*.yaml filter=trap diff=trap');
    git(folder, ['add', '.']);
    git(folder, ['commit', '-m', 'attributes'], '2026-03-02');
    const commit = execFileSync('git', ['-C', folder, 'cat-file', 'commit', 'HEAD'], { encoding: 'utf8' });
    const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n aaaa\n -----END PGP SIGNATURE-----\n';
    const signed = execFileSync('git', ['-C', folder, 'hash-object', '-t', 'commit', '-w', '--stdin'], {
      input: commit.replace('\n\n', `\n${signature}\n`),
      encoding: 'utf8',
    });
    git(folder, ['reset', '--soft', signed.trim()]);
    write(folder, 'a.yaml', 'edited');
    const trap = (name: string) => {
      const program = join(folder, `${name}.sh`);
      writeFileSync(program, `#!/bin/sh\ntouch '${join(traps, name)}'\nexit 1\n`, { mode: 0o755 });
      return program;
    };
    return { folder, sprung: () => readdirSync(traps), trap };
  }

  const programs = [
    ...['core.pager', 'core.sshCommand', 'core.alternateRefsCommand', 'core.askPass', 'core.editor'],
    ...['core.fsmonitor', 'core.gitProxy', 'pager.log', 'interactive.diffFilter', 'credential.helper'],
    ...['diff.external', 'diff.trap.command', 'diff.trap.textconv', 'gpg.program', 'gpg.openpgp.program'],
    ...['filter.trap.clean', 'filter.trap.smudge', 'filter.trap.process'],
  ];

  it('run none of the programs that they name, which other questions would run', async () => {
    const { folder, sprung, trap } = trapped();
    git(folder, ['config', 'log.showSignature', 'true']);
    git(folder, ['config', 'alias.log', `!${trap('alias')}`]);
    for (const name of programs) git(folder, ['config', name, trap(name)]);
    await changes(folder);
    expect(sprung()).toEqual([]);

    git(folder, ['config', '--unset', 'gpg.openpgp.program']);
    spawnSync('git', ['-C', folder, 'diff', 'HEAD']);
    spawnSync('git', ['-C', folder, 'log']);
    const expected = ['core.fsmonitor', 'filter.trap.process', 'gpg.program'];
    expect(sprung()).toEqual(expect.arrayContaining(expected));
  });

  it('run no hook, neither in their own folder nor in another', async () => {
    const { folder, sprung, trap } = trapped();
    const hooks = join(folder, 'hooks');
    mkdirSync(hooks);
    for (const name of [
      'post-index-change',
      'reference-transaction',
      'post-checkout',
      'fsmonitor-watchman',
    ]) {
      cpSync(trap(name), join(folder, '.git', 'hooks', name));
      cpSync(trap(name), join(hooks, name));
    }
    await changes(folder);
    git(folder, ['config', 'core.hooksPath', hooks]);
    await changes(folder);
    expect(sprung()).toEqual([]);
  });

  it('bring in nothing from other files', async () => {
    const { folder, sprung, trap } = trapped();
    writeFileSync(
      join(folder, 'more'),
      `[core]\nfsmonitor = ${trap('included')}\n[log]\nshowSignature\n[gpg]\nprogram = ${trap('included')}`,
    );
    git(folder, ['config', 'include.path', join(folder, 'more')]);
    git(folder, ['config', 'extensions.worktreeConfig', 'true']);
    cpSync(join(folder, 'more'), join(folder, '.git', 'config.worktree'));
    await changes(folder);
    expect(sprung()).toEqual([]);
  });

  it('fetch nothing that a partial clone lacks', async () => {
    const { folder: origin, sprung, trap } = trapped();
    git(origin, ['config', 'uploadpack.allowFilter', 'true']);
    const folder = join(temporaryFolder(), 'clone');
    git(origin, ['clone', '--filter=tree:0', '--no-checkout', `file://${origin}`, folder]);
    git(folder, ['config', 'remote.origin.url', 'ssh://example.com/a']);
    git(folder, ['config', 'core.sshCommand', trap('ssh')]);
    write(folder, 'a.yaml', 'a');
    expect(await changes(folder)).toEqual({});
    expect(sprung()).toEqual([]);
  });
});
