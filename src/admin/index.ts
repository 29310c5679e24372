import type { Artifact } from '../artifact.ts';
import type { Config } from '../config.ts';
import type { MessageLanguage } from '../diagnostics/catalogue.ts';
import { loadTranslator } from '../diagnostics/translation.ts';
import { adminFolder } from '../hosting/admin.ts';
import type { QueryDatabase } from '../incremental/index.ts';
import { runTracked } from '../pages/attempts/untracked.ts';
import { adminConfig } from './config.ts';
import { adminFiles } from './files.ts';

export { adminConfig, adminEntry } from './config.ts';
export { adminFiles } from './files.ts';

/** Returns the files of the visual editor of a published site, which saves in its repository. */
export async function publishedAdmin(
  db: QueryDatabase<Config>,
  { repository, language }: { repository: string; language: MessageLanguage },
): Promise<Artifact[]> {
  const { config } = db;
  const { phrase } = await loadTranslator(language, config.site.phrases);
  const body = JSON.stringify(runTracked(() => adminConfig(db, { repository, phrase }), config));
  return [...(await adminFiles(config)), { path: `${adminFolder}config.json`, body }];
}
