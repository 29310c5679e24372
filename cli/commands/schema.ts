import { join } from 'node:path';
import { loadSchemas, prefetchData } from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';

/** The options of `site schema`. */
interface SchemaOptions {
  site?: string;
  check?: boolean;
}

/**
 * Writes JSON Schemas of the content and the settings that lead editors to them; returns 1 if a file cannot be written. With
 * `check` it writes nothing, and returns 1 if a file is out of date.
 */
export async function schema({ check, ...options }: SchemaOptions, host: Host): Promise<number> {
  const { output } = host;
  const { siteDir = host.environment.toolDir } = host.environment;
  // Editors find schemas from the folder of the site alone.
  const { config } = await configOf({ ...options, content: join(siteDir, 'content') }, host);
  const db = await prefetchData(config);
  const { schemaChanges, writeSchemas, writeNames, SettingsProblem } = await loadSchemas();
  try {
    const changes = schemaChanges(config, db);
    if (check)
      return tellOutdated(
        changes.map(({ path }) => path),
        host,
      );
    await writeSchemas(changes, config);
    await writeNames(config, db);
    for (const { path, text } of changes)
      output.result(`${text === undefined ? 'removed' : 'wrote'} ${path}`);
    if (changes.length === 0) output.result('Everything is up to date.');
    return 0;
  } catch (error) {
    if (!(error instanceof SettingsProblem) && !(error instanceof Error && 'syscall' in error)) throw error;
    output.note(error.message);
    return 1;
  }
}

function tellOutdated(paths: readonly string[], { output }: Host): number {
  for (const path of paths) output.note(`${path} is out of date.`);
  if (paths.length > 0) output.note('Run “site schema”.');
  else output.result('Everything is up to date.');
  return paths.length > 0 ? 1 : 0;
}
