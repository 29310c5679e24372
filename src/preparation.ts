/**
 * What a command needs before it loads the engine: the values of options, the choices of a run, and whether anything has changed since the
 * last one. Separate from `index.ts`, so that help, usage errors and unchanged builds load nothing else.
 */
export {
  type Choices,
  type Config,
  createChoices,
  createConfig,
  type Environment,
  outputFolder,
  type RunOptions,
} from './config.ts';
export { readBaseUrl } from './define/base-url.ts';
export { DefinitionError } from './define/definition-error.ts';
export type { MessageLanguage, Phrase, Phrases } from './diagnostics/catalogue.ts';
export { formats } from './diagnostics/format.ts';
export { messageLanguages } from './diagnostics/labels.ts';
export { formatSarif } from './diagnostics/sarif.ts';
export type { Translator } from './diagnostics/translation.ts';
export { hostNames } from './hosting/files/served.ts';
export { separators } from './leads/describe.ts';
export { defaultLeads } from './leads/location.ts';
export { type Age, parseAge } from './leads/time.ts';
export { readIfFile } from './lib/read-if-file.ts';
export { ToolGone } from './lib/tool-gone.ts';
export { type BuildSummary, type LastBuild, openLastBuild } from './publish/last-build.ts';
