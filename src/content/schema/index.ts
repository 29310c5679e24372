import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { writeWhole } from '../../cache/whole-file.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../graph.ts';
import { runTracked } from '../../pages/attempts/untracked.ts';
import { extensionsFile, extensionsWith, settingsFile, settingsWith } from './editor-settings.ts';
import { modelines, type PlannedFile } from './modelines.ts';
import { namesFile, namesSchema } from './names.ts';
import { madeBySchema, printSchema } from './print.ts';
import { schemaFiles, schemaFolder } from './schema-files.ts';

export { SettingsProblem } from './editor-settings.ts';

/** A change of a file for editors. */
export interface SchemaChange {
  /** The path below the folder of the site. */
  path: string;
  /** The new text. Undefined for a schema of something that the site no longer has. */
  text: string | undefined;
}

/**
 * Lists what differs in the files that help editors to write: schemas, the settings of VS Code, and the lines of YAML files
 * that name their schemas.
 *
 * @throws SettingsProblem if a file of settings is not JSON
 * @throws errors of the file system
 */
export function schemaChanges(config: Config, db: Db): SchemaChange[] {
  const { site, siteDir, content } = config;
  const folder = relative(siteDir, content.path).replaceAll('\\', '/');
  const schemas = schemaFiles(site);
  const planned: PlannedFile[] = [
    ...schemas.map(({ path, schema }) => ({ path, text: printSchema(schema) })),
    { path: settingsFile, text: settingsWith(readOr('{}\n', join(siteDir, settingsFile)), schemas, folder) },
    { path: extensionsFile, text: extensionsWith(readOr('{}\n', join(siteDir, extensionsFile))) },
    ...runTracked(() => modelines(db, folder), config),
  ];
  const paths = new Set(planned.map(({ path }) => path));
  const leftover = ownSchemas(siteDir).filter((path) => !paths.has(path));
  return [
    ...planned.filter(({ path, text }) => readOr(undefined, join(siteDir, path)) !== text),
    ...leftover.map((path) => ({ path, text: undefined })),
  ];
}

/**
 * Writes the changes, each file as a whole.
 *
 * @throws errors of the file system
 */
export async function writeSchemas(changes: readonly SchemaChange[], { siteDir }: Config): Promise<void> {
  for (const { path, text } of changes) {
    const file = join(siteDir, path);
    if (text === undefined) await rm(file);
    else await write(file, text);
  }
}

/**
 * Writes the list of names that references may use, if it has changed.
 *
 * @throws errors of the file system
 */
export async function writeNames(config: Config, db: Db): Promise<void> {
  const file = join(config.siteDir, namesFile);
  const text = printSchema(runTracked(() => namesSchema(db), config));
  if (readOr(undefined, file) !== text) await write(file, text);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A link stays, and what it leads to is written.
  await writeWhole(existsSync(file) ? realpathSync(file) : file, [Buffer.from(text)]);
}

const readOr = <T>(otherwise: T, file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : otherwise);

/** Lists the schemas that this command has made. */
function ownSchemas(siteDir: string): string[] {
  const folder = join(siteDir, schemaFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${schemaFolder}${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.json'))
    .filter((path) => readFileSync(join(siteDir, path), 'utf8').includes(madeBySchema))
    .toSorted();
}
