import { join } from 'node:path';
import { loadSchemas, prefetchData } from '../../src/index.ts';
import type { MessageLanguage } from '../../src/preparation.ts';
import { configOf, type Host } from '../host.ts';

/** The options of `site schema`. */
interface SchemaOptions {
  site?: string;
  check?: boolean;
  lang?: MessageLanguage;
}

/**
 * Writes JSON Schemas of the content and the settings that lead editors to them; returns 1 if a file cannot be written. With
 * `check` it writes nothing, and returns 1 if a file is out of date. The files are committed, so they keep their language until
 * `lang` asks for another, whatever that of the system is.
 */
export async function schema({ check, lang, ...options }: SchemaOptions, host: Host): Promise<number> {
  const { output, translator } = host;
  const { siteDir = host.environment.toolDir } = host.environment;
  // Editors find schemas from the folder of the site alone.
  const { config } = await configOf({ ...options, content: join(siteDir, 'content') }, host);
  const db = await prefetchData(config);
  const { languageOfSchemas, schemaChanges, writeSchemas, writeNames, SettingsProblem } = await loadSchemas();
  try {
    const language = lang ?? languageOfSchemas(config) ?? translator.language;
    const changes = await schemaChanges(config, db, language);
    if (check)
      return tellOutdated(
        changes.map(({ path }) => path),
        host,
      );
    await writeSchemas(changes, config);
    await writeNames(config, db);
    for (const { path, text } of changes)
      output.result(translator.phrase(`${text === undefined ? 'removed' : 'wrote'} ${path}`));
    if (changes.length === 0) output.result(translator.phrase('Everything is up to date.'));
    return 0;
  } catch (error) {
    if (!(error instanceof SettingsProblem) && !(error instanceof Error && 'syscall' in error)) throw error;
    output.note(translator.phrase(error.message));
    return 1;
  }
}

function tellOutdated(paths: readonly string[], { output, translator: { phrase } }: Host): number {
  for (const path of paths) output.note(phrase(`${path} is out of date.`));
  if (paths.length > 0) output.note(phrase('Run “npx site schema”.'));
  else output.result(phrase('Everything is up to date.'));
  return paths.length > 0 ? 1 : 0;
}
