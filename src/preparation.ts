/**
 * What a command needs before it loads the engine: the choices of its run, and whether anything has changed since the last one. It is
 * apart from `index.ts`, so that a build that finds everything done ends without it.
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
export { type BuildSummary, type LastBuild, openLastBuild } from './last-build.ts';
export { ToolGone } from './lib/tool-gone.ts';
