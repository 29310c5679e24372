import { join } from 'node:path';
import { UnwritableError } from '../../src/cache/unwritable.ts';
import type { Site } from '../../src/index.ts';
import { DefinitionError, ToolGone } from '../../src/preparation.ts';
import type { CompiledSite, Host, Installation, Run } from '../host.ts';
import type { Output } from '../output.ts';
import type { ProblemOptions } from '../problems.ts';

/** Where a command runs. */
interface Situation {
  installation: Installation;
  output: Output;
  now: Date;
}

/** Compiles the site, loads a command and runs it. What is wrong with the site is told in the way in which the command tells all else. */
export async function runCommand<O>(
  load: () => Promise<Run<O>>,
  options: O,
  situation: Situation,
): Promise<number> {
  const { installation, output } = situation;
  const { toolDir, siteDir } = installation;
  try {
    const site = await installation.compile().catch((error: unknown) => explain(error, siteDir));
    const command = await load();
    return await command(options, hostOf(site, situation));
  } catch (error) {
    if (error instanceof ToolGone) {
      output.note(error.message);
      return 1;
    }
    const { printUnusable } = await import('../unusable.ts');
    return printUnusable(error, options as ProblemOptions, { output, env: process.env, toolDir, siteDir });
  }
}

function hostOf(site: CompiledSite, { installation, output, now }: Situation): Host {
  const { toolDir, siteDir } = installation;
  return {
    output,
    environment: { toolDir, siteDir, code: site.code, cwd: process.cwd(), env: process.env, now },
    loadSite: () => loadSite(site, siteDir).catch(failed),
    recompile: async () => {
      const compiled = await installation.recompile().catch((error: unknown) => explain(error, siteDir));
      const { code, inputs, file, isSplit } = compiled;
      const { codeParts, loadTracked } = await import('../../src/index.ts');
      const site = await loadTracked(() => loadSite(compiled, siteDir), { toolDir });
      return { code, inputs, site, parts: isSplit ? await codeParts(file, site) : undefined };
    },
    env: process.env,
  };
}

async function failed(cause: unknown): Promise<never> {
  const { LoadFailure } = await import('../../src/index.ts');
  throw new LoadFailure('The site cannot be loaded.', { cause });
}

async function loadSite(compiled: CompiledSite, siteDir: string): Promise<Site> {
  const site = await compiled.loadSite();
  if (typeof site === 'object' && site !== null && 'locales' in site) return site;
  const file = join(siteDir, 'templates/site.ts');
  throw new DefinitionError(`${file} exports no “site”. Write “export const site = defineSite({ … });”.`);
}

/** While a site is compiled, the file system speaks of its cache, unless it names another place. */
function explain(error: unknown, siteDir: string): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const isOfCache = !('path' in error) || String(error.path).startsWith(join(siteDir, '.cache'));
  throw isOfCache ? new UnwritableError(error.message) : error;
}
