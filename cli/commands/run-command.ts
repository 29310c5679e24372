import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UnwritableError } from '../../src/cache/whole-file.ts';
import type { Site } from '../../src/index.ts';
import {
  createChoices,
  DefinitionError,
  type MessageLanguage,
  ToolGone,
  type Translator,
} from '../../src/preparation.ts';
import { findCompiled } from '../compile/compiled.mjs';
import {
  type CompiledSite,
  compileSite,
  createSiteCompiler,
  type Installation,
  siteCode,
  siteOf,
} from '../compile/site.ts';
import type { Host, Run } from '../host.ts';
import type { Output } from '../output.ts';
import type { ProblemOptions } from '../problems.ts';
import { createRunnable, withRunnable } from '../runnable.ts';
import { translatorIn } from './translator.ts';

interface Situation {
  installation: Installation;
  output: Output;
  now: Date;
  /** The language of what is printed. */
  language: MessageLanguage;
}

/** A situation with the words of its language. */
type Speaking = Situation & { translator: Translator };

/** Compiles the site, loads a command and runs it. Errors of the site are printed like the other problems of the command. */
export async function runCommand<O>(
  load: () => Promise<Run<O>>,
  options: O,
  situation: Situation,
): Promise<number> {
  const { installation, output } = situation;
  const words = await translatorIn(situation.language);
  const translator = withRunnable(words, createRunnable(process.cwd(), installation));
  const speaking = { ...situation, translator };
  const compiler = createSiteCompiler(installation);
  try {
    const site = await compileFirst(installation).catch((error: unknown) => explain(error, installation));
    const command = await load();
    return await command(options, hostOf(site, compiler.compile, speaking));
  } catch (error) {
    if (!(error instanceof ToolGone)) return await printUnusable(error, options as ProblemOptions, speaking);
    output.note(error.message);
    return 1;
  } finally {
    await compiler.close();
  }
}

/** Stands for a site that does not compile, until `dev` compiles it again and shows the errors. */
const notCompiled = { key: 'none', file: 'templates/site.ts', inputs: [] };

async function compileFirst(installation: Installation): Promise<CompiledSite> {
  const found = installation.isAnew ? undefined : findCompiled(siteCode(installation));
  if (found) return siteOf(installation, found);
  const compiling = compileSite(installation);
  return installation.isDev ? compiling.catch(() => notCompiled) : compiling;
}

function hostOf(
  first: CompiledSite,
  compile: () => Promise<CompiledSite>,
  { installation, output, now, translator }: Speaking,
): Host {
  const { toolDir, siteDir, tool } = installation;
  const load = async (compiled: CompiledSite) => {
    const site = await loadSite(compiled, siteDir);
    translator.learn(site.phrases?.[translator.language] ?? {});
    return site;
  };
  const codeOf = ({ key }: CompiledSite) => `${basename(tool)}-${key}`;
  return {
    output,
    translator,
    environment: { toolDir, siteDir, code: codeOf(first), cwd: process.cwd(), env: process.env, now },
    loadSite: () => load(first).catch(failed),
    async recompile() {
      const compiled = await compile().catch((error: unknown) => explain(error, installation));
      const { inputs, file, isSplit } = compiled;
      const { codeParts, loadTracked } = await import('../../src/index.ts');
      const site = await loadTracked(() => load(compiled), { toolDir });
      return {
        code: codeOf(compiled),
        inputs,
        site,
        parts: isSplit ? await codeParts(file, site) : undefined,
      };
    },
    env: process.env,
  };
}

async function loadSite({ file }: CompiledSite, siteDir: string): Promise<Site> {
  const { site } = await import(pathToFileURL(file).href);
  if (typeof site === 'object' && site !== null && 'locales' in site) return site;
  const source = join(siteDir, 'templates/site.ts');
  throw new DefinitionError(`${source} exports no “site”. Write “export const site = defineSite({ … });”.`);
}

async function failed(cause: unknown): Promise<never> {
  const { LoadFailure } = await import('../../src/index.ts');
  throw new LoadFailure('The site cannot be loaded.', { cause });
}

/** Turns an error of the file system into one of the cache, unless it names another place. */
function explain(error: unknown, { siteDir }: Installation): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const isOfCache = !('path' in error) || String(error.path).startsWith(join(siteDir, '.cache'));
  throw isOfCache ? new UnwritableError(error.message) : error;
}

/**
 * Prints why a command ended, if that is an error of the site; returns the exit code.
 *
 * @throws any other error
 */
async function printUnusable(
  error: unknown,
  options: ProblemOptions,
  { installation: { toolDir, siteDir }, output, translator }: Speaking,
): Promise<number> {
  const [{ problemsOfSite }, { printFailure }] = await Promise.all([
    import('../../src/index.ts'),
    import('../problems.ts'),
  ]);
  const report = await problemsOfSite(error, createChoices({}, { toolDir, siteDir, cwd: process.cwd() }));
  if (!report) throw error;
  return printFailure({ report }, options, { output, translator, env: process.env });
}
