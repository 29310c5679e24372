import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { factsOfFile } from '../../cache/file-facts.mjs';
import { readIfFile } from '../../lib/read-if-file.ts';

/** The commit that a folder has checked out, as far as the files of git say so. */
export interface Repository {
  /** The hash of the commit. */
  head: string;
  /** The folder of all objects. */
  objects: string;
  /** Where the history of a shallow clone is cut off, as git wrote it. */
  shallow: string | undefined;
  /** The path of the folder inside the tree of the commit, with `/`; empty for the top. */
  prefix: string;
}

/** Asks git one question about a repository. Returns undefined if git fails. */
export type Git = (command: string, ...options: readonly string[]) => string | undefined;

/** More than the list of packed references of any sound repository has. */
const maxBytes = 50_000_000;

/**
 * Finds the repository that a folder is in, by reading its files (git-scm.com/docs/gitrepository-layout): never its
 * settings, which may name programs.
 */
export function findRepository(folder: string): Repository | undefined {
  for (let top = folder; ; top = dirname(top)) {
    const found = openRepository(gitDirOf(top));
    if (found) return { ...found, prefix: relative(top, folder).replaceAll('\\', '/') };
    if (dirname(top) === top) return undefined;
  }
}

/**
 * Where git says which commit a folder has checked out: the file `HEAD`, and the folder of the branches that it can name. Its log says so
 * too, but a moment before it is so.
 */
export function findHead(folder: string): { file: string; branches: string } | undefined {
  for (let top = folder; ; top = dirname(top)) {
    const gitDir = gitDirOf(top);
    const file = join(gitDir, 'HEAD');
    if (existsSync(file)) return { file, branches: join(commonDirOf(gitDir), 'refs/heads') };
    if (dirname(top) === top) return undefined;
  }
}

/** `.git` is a folder, or a file that names one: for further work trees and submodules. */
function gitDirOf(top: string): string {
  const path = join(top, '.git');
  const link = /^gitdir: (.+)$/m.exec(read(path) ?? '')?.[1];
  return link === undefined ? path : resolve(top, link.trim());
}

/** The folder of what all work trees of a repository share. */
function commonDirOf(gitDir: string): string {
  return resolve(gitDir, read(join(gitDir, 'commondir'))?.trim() ?? '.');
}

function openRepository(gitDir: string): Omit<Repository, 'prefix'> | undefined {
  const common = commonDirOf(gitDir);
  const head = headOf(gitDir, common);
  const shallow = read(join(common, 'shallow'));
  return head === undefined ? undefined : { head, objects: join(common, 'objects'), shallow };
}

/** `HEAD` holds a hash, or the name of the branch that does. */
function headOf(gitDir: string, common: string): string | undefined {
  const head = read(join(gitDir, 'HEAD'))?.trim() ?? '';
  const branch = /^ref: (refs\/(?!.*\.\.)\S+)$/.exec(head)?.[1];
  const hash = branch === undefined ? head : (read(join(common, branch))?.trim() ?? packed(branch, common));
  return hash !== undefined && /^(?:[\da-f]{40}|[\da-f]{64})$/.test(hash) ? hash : undefined;
}

function packed(branch: string, common: string): string | undefined {
  const lines = read(join(common, 'packed-refs'))?.split('\n') ?? [];
  return lines.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0];
}

const read = (path: string) => readIfFile(path, maxBytes);

/** What the file system says of the git that would be asked, by which a new one is noticed; undefined if there is none. */
export function factsOfGit(searchPath = '/usr/bin:/bin'): string | undefined {
  const programs = searchPath.split(delimiter).map((folder) => join(folder, 'git'));
  return programs.map((program) => factsOfFile(program)).find((facts) => facts !== undefined);
}

/**
 * Lends a git that knows the objects of a repository and nothing else of it, nor anything of the user and the machine. So
 * no setting can make it run a program, use a network or write.
 *
 * @param searchPath the folders in which programs are looked for, as in `PATH`
 */
export function withGit<T>(repository: Repository, searchPath: string | undefined, use: (git: Git) => T): T {
  const { head, objects, shallow } = repository;
  const dir = mkdtempSync(join(tmpdir(), 'site-git-'));
  try {
    const format =
      head.length === 64 ? 'version = 1\n[extensions]\nobjectFormat = sha256\n' : 'version = 0\n';
    writeFileSync(join(dir, 'config'), `[core]\nbare = true\nrepositoryformat${format}`);
    writeFileSync(join(dir, 'HEAD'), `${head}\n`);
    mkdirSync(join(dir, 'refs'));
    if (shallow !== undefined) writeFileSync(join(dir, 'shallow'), shallow);
    const env = { PATH: searchPath, ...settings, GIT_DIR: dir, GIT_OBJECT_DIRECTORY: objects };
    return use((...command) => ask(command, dir, env));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function ask(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): string | undefined {
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 1e8, timeout: 10_000 } as const;
  const { status, stdout } = spawnSync('git', command, options);
  return status === 0 ? stdout : undefined;
}

/** No settings of the machine or the user, no network, no questions (git-scm.com/docs/git#_environment_variables). */
const settings = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
};
