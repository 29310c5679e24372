/** The configuration and the last build. Separate from `index.ts`, so that a build that has nothing to do does not load the engine. */
export {
  type Choices,
  type Config,
  createChoices,
  createConfig,
  type Environment,
  outputFolder,
  type RunOptions,
} from './config.ts';
export { DefinitionError } from './define/definition-error.ts';
export { type BuildSummary, type LastBuild, openLastBuild } from './last-build.ts';
export { ToolGone } from './lib/tool-gone.ts';
