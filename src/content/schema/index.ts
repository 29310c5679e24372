import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { MessageLanguage } from '../../diagnostics/index.ts';
import { messageLanguages } from '../../diagnostics/labels.ts';
import { loadTranslator } from '../../diagnostics/translation.ts';
import type { Db } from '../../graph/index.ts';
import { readIfThere } from '../../lib/read-if-there.ts';
import { runTracked } from '../../pages/attempts/untracked.ts';
import { extensionsFile, extensionsWith, settingsFile, settingsWith } from './editor-settings.ts';
import { writeFile } from './files.ts';
import { extensionFiles } from './front-matter-extension.ts';
import { modelines, type PlannedFile } from './modelines.ts';
import { madeBySchema, madeBySchemaIn, printSchema } from './print.ts';
import { schemaFiles, schemaFolder } from './schema-files.ts';
import { translateSchema } from './translate-schema.ts';

export { SettingsProblem } from './editor-settings.ts';
export { writeNames } from './keep-names.ts';

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
 * @param language that of the descriptions
 * @throws SettingsProblem if a file of settings is not JSON
 * @throws errors of the file system
 */
export async function schemaChanges(
  config: Config,
  db: Db,
  language: MessageLanguage,
): Promise<SchemaChange[]> {
  const { site, siteDir } = config;
  const { phrase } = await loadTranslator(language, site.phrases);
  const $comment = madeBySchema(language);
  const schemas = schemaFiles(site);
  const schemaPaths = new Set(schemas.map(({ path }) => path));
  const planned: PlannedFile[] = [
    ...schemas.map(({ path, schema }) => ({
      path,
      text: printSchema({ $comment, ...translateSchema(schema, phrase) }),
    })),
    { path: settingsFile, text: settingsWith(readIfThere(join(siteDir, settingsFile)) ?? '{}\n', schemas) },
    { path: extensionsFile, text: extensionsWith(readIfThere(join(siteDir, extensionsFile)) ?? '{}\n') },
    ...extensionFiles(config),
    ...runTracked(() => modelines(db, schemaPaths), config),
  ];
  const paths = new Set(planned.map(({ path }) => path));
  const leftover = [...ownSchemas(siteDir).keys()].filter((path) => !paths.has(path));
  return [
    ...planned.filter(({ path, text }) => readIfThere(join(siteDir, path)) !== text),
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
    else await writeFile(file, text);
  }
}

/** Returns the language in which the schemas of a site are. Undefined before there are any. */
export const languageOfSchemas = ({ siteDir }: Config): MessageLanguage | undefined =>
  messageLanguages.find((one) => [...ownSchemas(siteDir).values()].includes(one));

/** Returns the schemas that this command has made, with their languages. */
function ownSchemas(siteDir: string): Map<string, string | undefined> {
  const folder = join(siteDir, schemaFolder);
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${schemaFolder}${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.json'))
    .toSorted();
  return new Map(
    paths.flatMap((path) => {
      const made = madeBySchemaIn.exec(readFileSync(join(siteDir, path), 'utf8'));
      return made ? [[path, made[1]] as const] : [];
    }),
  );
}
