import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, type RunOptions } from '../../src/config.ts';
import type { Site } from '../../src/define/site.ts';
import { site } from '../sites/tiny/templates/site.ts';
import { createLender } from './lent-folders.ts';
import { type Edit, editFiles, projectDir, temporaryFolder } from './workspace.ts';

/** The folder of the tiny site. */
export const tinyDir = join(projectDir, 'tests/sites/tiny');

/** The forms of the tiny site. */
export const tinyForms = site.forms?.forms ?? [];

const tiny = createLender(tinyDir);

/** A copy of the content of the tiny site with edits; gives the folder that holds `content/`. */
export function tinyWorkspace(...edits: readonly Edit[]): string {
  const folder = tiny.lend();
  editFiles(join(folder, 'content'), edits);
  return folder;
}

/**
 * A copy of the tiny site with edits, for a test of what it does not have; gives the folder for `--site`. The code that it
 * imports stays that of the project.
 */
export const tinyCopy = (...edits: readonly Edit[]): string => copyTiny(temporaryFolder(), edits);

/** The same in a folder that whoever calls it removes. */
export function copyTiny(root: string, edits: readonly Edit[]): string {
  const folder = join(root, 'tests/sites/tiny');
  for (const part of ['content', 'templates'])
    cpSync(join(tinyDir, part), join(folder, part), { recursive: true });
  for (const part of ['src', 'node_modules']) symlinkSync(join(projectDir, part), join(root, part));
  editFiles(folder, edits);
  return folder;
}

/** The configuration of a build of the tiny site from a workspace, or of one with another definition. */
export function tinyConfig(folder: string, options: RunOptions = {}, definition: Site = site) {
  const now = new Date('2026-11-21');
  // What is known is known of one definition.
  const db = definition === site ? tiny.databaseOf(folder, options) : undefined;
  return createConfig(options, {
    site: definition,
    toolDir: projectDir,
    siteDir: tinyDir,
    cwd: folder,
    now,
    db,
  });
}
