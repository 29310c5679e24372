import { buildSite, planSite, prefetchData } from '../../build.ts';
import type { Config } from '../../config.ts';
import type { Diagnostic, Report } from '../../diagnostics/index.ts';
import { emptyDatabase } from '../../graph/open-database.ts';
import { runTracked } from '../../pages/attempts/untracked.ts';
import { type Change, unsavedOf } from './changes.ts';
import { type Written, written } from './written.ts';

export { type Change, writeChanges } from './changes.ts';
export { EditError } from './edit-error.ts';
export { checkName } from './find-page.ts';
export { newPage, openKinds } from './new-page.ts';
export { removePage } from './remove-page.ts';
export { type EditPlan, renamePage } from './rename-page.ts';
export type { Written } from './written.ts';

/** Reads the content that is to be changed. Content with errors is not changed: what it means is not known. */
export async function readWritten(config: Config): Promise<{ written?: Written; report: Report }> {
  const db = await prefetchData(config);
  const { report } = planSite(config, db);
  return report.errorCount > 0 ? { report } : { written: runTracked(() => db.get(written), config), report };
}

/** What a change would lead to. */
interface Outcome {
  /** The problems of the published site. */
  report: Report;
  /** The errors of new drafts, which are left to whoever writes them. */
  left: readonly Diagnostic[];
}

/** Builds the site in memory as it would be after a change. */
export async function checkEdit(changes: readonly Change[], config: Config): Promise<Outcome> {
  const changed = { ...config, unsaved: unsavedOf(changes, config) };
  const isDraft = changes.every(({ before }) => before === undefined);
  if (!isDraft) return { report: (await buildSite(changed)).report, left: [] };
  const { report } = planSite(changed, await prefetchData(changed));
  const shown = { ...changed, drafts: true, preview: true, db: emptyDatabase() };
  const drafts = planSite(shown, await prefetchData(shown)).report.sorted();
  const files = new Set(changes.map(({ path }) => `${config.content.shown}/${path}`));
  return {
    report,
    left: drafts.filter(({ severity, place }) => severity === 'error' && files.has(place.file)),
  };
}
