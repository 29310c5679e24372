/** The public interface of the engine, for the command line. */
export { lengthOf } from './artifact.ts';
export {
  type BuildResult,
  build,
  buildSite,
  buildWholeSite,
  hasFailed,
  listUnpublished,
  type Plan,
  planSite,
  prefetchData,
  type WholeSite,
} from './build.ts';
export { type Config, createConfig, type Environment, outputFolder, type RunOptions } from './config.ts';
export { errorsAhead } from './content/ahead.ts';
export {
  type Change,
  checkEdit,
  checkName,
  EditError,
  type EditPlan,
  newPage,
  openKinds,
  readWritten,
  removePage,
  renamePage,
  type Written,
  writeChanges,
} from './content/edit/index.ts';
export { type AppliedFix, applyFixes } from './content/fix.ts';
export { computedNames } from './content/load/computed.ts';
export { ledgerFile } from './content/load/kept-names.ts';
export type { UnpublishedPart } from './content/load/unpublished.ts';
export {
  type Behind,
  type Former,
  findFormerTexts,
  listBehind,
  recordTranslations,
  translationsFile,
} from './content/model/translations/index.ts';
export { keepNames } from './content/schema/keep-names.ts';
export { DefinitionError } from './define/definition-error.ts';
export { type FormDefinition, noForms } from './define/form.ts';
export type { FormFacts } from './define/form-facts.ts';
export { type Part, parts } from './define/kind.ts';
export type { Operation } from './define/operation.ts';
export type { Site } from './define/site.ts';
export { type CodeParts, codeParts } from './dev/code-parts.ts';
export type { BuildOutcome, DevServer } from './dev/index.ts';
export { exampleLines, explainAll } from './diagnostics/explain.ts';
export {
  askInBrackets,
  type Diagnostic,
  type Format,
  formatGithub,
  formats,
  formatText,
  limitProblems,
  messageOf,
  type Paint,
  placeText,
  type Report,
  toJson,
} from './diagnostics/index.ts';
export type { Db } from './graph/index.ts';
export { openStore, type Store } from './graph/open-database.ts';
export { type HostName, hostNames, UnsafeValue } from './hosting/files/served.ts';
export { hostFile } from './hosting/host-file.ts';
export { readOperation, receivedForms } from './hosting/manifest.ts';
export { plainLine, plainText, type SeparatorName, senderOf, separators, toCsv } from './leads/describe.ts';
export { BackupError, LeadsError } from './leads/errors.ts';
export type { Lead, Selection } from './leads/lead.ts';
export { defaultLeads, type LeadsLocation, locateLeads } from './leads/location.ts';
export type { LeadStore, Removed } from './leads/store.ts';
export { type Age, momentBefore, parseAge } from './leads/time.ts';
export { webhookSchema } from './leads/webhook-schema.ts';
export { LoadFailure, problemsOfSite } from './pages/attempts/site-problems.ts';
export { loadTracked } from './pages/attempts/untracked.ts';
export type { KindWeight } from './publish/index.ts';
export type { RouteTable } from './routes/index.ts';
export { recordAddresses } from './routes/record.ts';
export { askSite } from './search/ask.ts';
export { explainFailure } from './server/failure.ts';
export type { FormService } from './server/forms/index.ts';
export { readFormSettings, WrongSetting } from './server/forms/settings.ts';
export type { LogEntry, ServeOptions } from './server/index.ts';

/** Loads the database of leads on demand, because its driver is native code. */
export const loadLeads = () => import('./leads/index.ts');

/** Loads the server on demand. */
export const loadServer = () => import('./server/index.ts');

/** Loads the dev server on demand. */
export const loadDev = () => import('./dev/index.ts');

/** Loads the form service on demand. */
export const loadForms = () => import('./server/forms/index.ts');

/** Loads the schemas for editors on demand. */
export const loadSchemas = () => import('./content/schema/index.ts');
