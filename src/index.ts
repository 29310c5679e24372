/** The door of the engine: everything that the command line may use. */
export { type BuildResult, build, buildSite, hasFailed, type Plan, planSite } from './build.ts';
export { type Config, createConfig, type Options, type Surroundings } from './config.ts';
export {
  type Diagnostic,
  type Format,
  formatGithub,
  formats,
  formatText,
  type Paint,
  type Report,
  toJson,
} from './diagnostics/index.ts';
export { type HostName, hostFile, hostNames } from './hosting/host-file.ts';
export { type Locale, locales } from './rules/locale.ts';
export { askSite } from './search/ask.ts';
export { type ServeOptions, serveFolder } from './server/index.ts';

/** Media are made seldom, with packages of their own; their code is loaded only then. */
export const loadMedia = () => import('./media/index.ts');
