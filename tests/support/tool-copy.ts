import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Outcome, site } from './cli.ts';
import { agencyDir, projectDir, temporaryFolder } from './workspace.ts';

const parts = ['cli', 'src', 'templates', 'tests/sites/tiny', 'package.json', 'tsconfig.json'];

/** Other tests write these while a copy is made. */
const isOutput = (path: string) => ['.cache', 'dist'].includes(basename(path));

/** Copies the tool with the tiny site and the frozen content into a folder, for a test that changes code; by default into one of the test's own. */
export function copyOfTool(folder = temporaryFolder()): string {
  for (const part of parts) copyTo(join(folder, part), join(projectDir, part));
  copyTo(join(folder, 'content'), join(agencyDir, 'content'));
  symlinkSync(join(projectDir, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function copyTo(target: string, source: string): void {
  cpSync(source, target, { recursive: true, filter: (path) => !isOutput(path) });
}

/** Runs `site` of a copy, as a person would in its folder. */
export const runCopy = (folder: string, ...args: string[]): Outcome =>
  site(args, { cwd: folder, toolDir: folder });

/** Returns what the compiler says of a copy; undefined if all is well. */
export function typeErrorsOf(folder: string): string {
  const program = join(projectDir, 'node_modules/typescript/bin/tsc');
  const options = [
    '-p',
    folder,
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.json',
  ];
  return spawnSync(process.execPath, [program, ...options], { cwd: folder, encoding: 'utf8' }).stdout;
}
