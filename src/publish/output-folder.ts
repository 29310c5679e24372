import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';

/** Says that a folder was made by this program, and may be replaced by it. */
export const markerFile = '.site-output';

/** Whether the site may be written to the output folder; if not, the report says why. */
export function checkOutputFolder({ out, protectedDirs }: Config, report: Report): boolean {
  const reason = unsafeReason(out.path, protectedDirs);
  if (reason === undefined) return true;
  report.error('output-unsafe', { file: out.shown }, { folder: out.shown, reason });
  return false;
}

function unsafeReason(path: string, protectedDirs: readonly string[]): string | undefined {
  if (dirname(path) === path) return 'it is the root of the file system';
  for (const dir of protectedDirs) {
    if (isInside(dir, path)) return `it holds ${dir}`;
  }
  const [, , content, ...sources] = protectedDirs;
  const source = [content, ...sources].find((dir) => dir !== undefined && isInside(path, dir));
  if (source !== undefined) return `it lies inside ${source}`;
  if (!existsSync(path)) return undefined;
  const isOurs = existsSync(join(path, markerFile)) || readdirSync(path).length === 0;
  return isOurs ? undefined : 'it holds files that this program did not make';
}

/** Whether a path is a folder or lies below it. */
function isInside(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below === '' || (!below.startsWith('..') && !below.startsWith('/'));
}

/** The folders beside the output that a build uses. */
export function besideOutput(out: string) {
  const name = join(dirname(out), `.${basename(out)}`);
  return { next: `${name}.next`, previous: `${name}.previous`, lock: `${name}.lock` };
}

/** Runs a task while no other build may write to the same folder; an ended build's lock is taken over. */
export function withLock({ out }: Config, report: Report, task: () => void): void {
  const { lock } = besideOutput(out.path);
  mkdirSync(dirname(out.path), { recursive: true });
  const holder = takeLock(lock);
  if (holder !== undefined) {
    report.error('output-busy', { file: out.shown }, { folder: out.shown, pid: holder });
    return;
  }
  try {
    task();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The process that holds the lock, or nothing when it is ours now. */
function takeLock(lock: string): number | undefined {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      const pid = Number(readFileSync(lock, 'utf8'));
      if (isRunning(pid)) return pid;
      rmSync(lock, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Puts a complete folder in the place of the output; the old one stays whole until the new one is there. */
export function swap(out: string): void {
  const { next, previous } = besideOutput(out);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, previous);
  renameSync(next, out);
  rmSync(previous, { recursive: true, force: true });
}

/** Mends what a killed build left: the old output comes back, half a new one goes. */
export function recover(out: string): void {
  const { next, previous } = besideOutput(out);
  if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
  rmSync(next, { recursive: true, force: true });
}
