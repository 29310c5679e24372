import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { planSite } from '../../src/build.ts';
import { createConfig, type RunOptions } from '../../src/config.ts';
import type { Diagnostic } from '../../src/diagnostics/index.ts';
import { site } from '../../templates/site.ts';
import { frozenContent } from './content-folders.ts';
import { temporaryFolder } from './folder.ts';
import { createLender } from './lent-folders.ts';

export { temporaryFolder };

/** The folder of the project. */
export const projectDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The folder that holds the frozen content. */
export const agencyDir = dirname(join(projectDir, frozenContent));

/** Compiles a program of `tests/support/` that a test runs as a process of its own; gives its path. */
export function compileProgram(name: string): string {
  const program = join(temporaryFolder(), name.replace('.ts', '.mjs'));
  buildSync({
    entryPoints: [join(projectDir, 'tests/support', name)],
    outfile: program,
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20.19', logLevel: 'warning' },
  });
  return program;
}

/** What is done to a copy of content before it is read. */
export type Edit =
  | { file: string; replace: string | RegExp; with: string }
  | { file: string; write: string | Uint8Array }
  | { file: string; copyFrom: string; replace?: string | RegExp; with?: string }
  | { file: string; linkTo: string }
  | { remove: string };

const frozen = createLender(agencyDir);

/** A copy of the frozen content with edits; gives the folder that holds `content/`. */
export function workspace(...edits: readonly Edit[]): string {
  const folder = frozen.lend();
  editFiles(join(folder, 'content'), edits);
  return folder;
}

/** Does edits to the files of a folder. */
export function editFiles(folder: string, edits: readonly Edit[]): void {
  for (const edit of edits) apply(edit, folder);
}

function apply(edit: Edit, folder: string): void {
  if ('remove' in edit) {
    rmSync(join(folder, edit.remove), { recursive: true });
    return;
  }
  const path = join(folder, edit.file);
  mkdirSync(dirname(path), { recursive: true });
  if ('linkTo' in edit) symlinkSync(edit.linkTo, path);
  else if ('write' in edit) writeFileSync(path, edit.write);
  else {
    const source = readFileSync('copyFrom' in edit ? join(folder, edit.copyFrom) : path, 'utf8');
    writeFileSync(path, edit.replace === undefined ? source : replaced(source, edit));
  }
}

function replaced(source: string, edit: { file: string; replace?: string | RegExp; with?: string }): string {
  const result = source.replace(edit.replace ?? '', edit.with ?? '');
  if (result === source) throw new Error(`Nothing in ${edit.file} matches ${edit.replace}`);
  return result;
}

/** The configuration of a build of a workspace, on a day on which nothing of the content is about to expire. */
export function configOf(folder: string, options: RunOptions = {}) {
  const db = frozen.databaseOf(folder, options);
  return createConfig(options, { site, toolDir: projectDir, cwd: folder, now: new Date('2026-11-21'), db });
}

/** The problems of a workspace's content. */
export function problemsOf(folder: string): Diagnostic[] {
  return planSite(configOf(folder)).report.sorted();
}

/** The text of a file of a workspace. */
export function contentFile(folder: string, file: string): string {
  return readFileSync(join(folder, 'content', file), 'utf8');
}
