/**
 * What the command line must know before it runs a command: what may be chosen, and what a choice means. It is apart from
 * `index.ts`, so that help and mistakes do not wait for the engine.
 */
export {
  type Choices,
  type Config,
  createChoices,
  createConfig,
  type Environment,
  type Options,
  outputFolder,
} from './config.ts';
export { DefinitionError } from './define/definition-error.ts';
export { formats } from './diagnostics/format.ts';
export { hostNames } from './hosting/host-names.ts';
export { type BuildSummary, type LastBuild, openLastBuild } from './last-build.ts';
export { type Age, parseAge } from './leads/age.ts';
export { separators } from './leads/csv.ts';
export { defaultLeads } from './leads/location.ts';
export { openMemory } from './memory/open-memory.ts';
export type { ThreadFiles, Threads } from './second-thread/index.ts';
export { ToolGone } from './tool-gone.ts';

/** A second thread for building; nothing else needs threads. */
export const loadSecondThread = () => import('./second-thread/index.ts');
