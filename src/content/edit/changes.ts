import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';
import { readIfThere } from '../../lib/read-if-there.ts';
import { EditError } from './edit-error.ts';

/** A file of the content before and after a change. Undefined where there is none. */
export interface Change {
  /** The path below the content folder. */
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** The texts of a change as `unsaved` of the configuration. */
export function unsavedOf(changes: readonly Change[], { content }: Config): NonNullable<Config['unsaved']> {
  return new Map(changes.map(({ path, after }) => [join(content.path, path), after]));
}

/**
 * Writes all changes or none. New texts are complete beside their files before the first file is replaced, and what was replaced is put
 * back if the file system refuses the rest. Nothing is removed before all else is written.
 *
 * @throws EditError if a file is no longer as it was read, or cannot be written
 */
export function writeChanges(changes: readonly Change[], { content }: Config): void {
  const all = changes.map((change) => ({ ...change, path: join(content.path, change.path) }));
  for (const { path, before } of all) checkUnchanged(path, before);
  const done: Change[] = [];
  const staged: { change: Change; temporary: string }[] = [];
  try {
    for (const change of all.filter(({ after }) => after !== undefined))
      staged.push({ change, temporary: stage(change) });
    for (const { change, temporary } of staged) {
      renameSync(temporary, change.path);
      done.push(change);
    }
    for (const change of all.filter(({ after }) => after === undefined)) {
      rmSync(change.path);
      done.push(change);
    }
  } catch (error) {
    for (const change of done.toReversed()) putBack(change);
    throw new EditError('The content cannot be written, and is as it was before.', [messageOf(error)]);
  } finally {
    for (const { temporary } of staged) rmSync(temporary, { force: true });
    for (const { path } of all) removeEmpty(dirname(path), content.path);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reads a file for a change. */
export const textAt = (path: string) => readFileSync(path, 'utf8');

function checkUnchanged(path: string, before: string | undefined): void {
  const now = readIfThere(path);
  if (now !== before) throw new EditError('A file has changed meanwhile. Run the command again.', [path]);
}

/** Writes a new text beside its file, and returns where. */
function stage({ path, before, after = '' }: Change): string {
  mkdirSync(dirname(path), { recursive: true });
  // A hidden file: neither a build nor “site dev” looks at it.
  const temporary = join(dirname(path), `.${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
  const mode = before === undefined ? 0o666 : statSync(path).mode;
  try {
    writeFileSync(temporary, after, { flag: 'wx', mode });
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return temporary;
}

function putBack({ path, before }: Change): void {
  if (before === undefined) rmSync(path, { force: true });
  else writeFileSync(path, before);
}

/** Removes a folder that has lost its last file, and those around it. */
function removeEmpty(folder: string, root: string): void {
  if (!folder.startsWith(join(root, '/'))) return;
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  removeEmpty(dirname(folder), root);
}
