import { join } from 'node:path';
import { UnwritableError } from '../../src/cache/unwritable.ts';
import type { Site } from '../../src/index.ts';
import { DefinitionError, ToolGone } from '../../src/preparation.ts';
import type { CompiledSite, Host, Installation, Run } from '../host.ts';
import type { Output } from '../output.ts';

/** Where a command runs, and for which site. */
interface Situation {
  installation: Installation;
  site: CompiledSite;
  output: Output;
  now: Date;
}

/** Loads a command and runs it. What is wrong with how a site is defined is one line, and exit code 1. */
export async function runCommand<O>(
  load: () => Promise<Run<O>>,
  options: O,
  situation: Situation,
): Promise<number> {
  try {
    const command = await load();
    return await command(options, hostOf(situation));
  } catch (error) {
    if (!(error instanceof DefinitionError || error instanceof ToolGone)) throw error;
    situation.output.note(error.message);
    return 1;
  }
}

function hostOf({ installation, site, output, now }: Situation): Host {
  const { toolDir, siteDir } = installation;
  return {
    output,
    environment: { toolDir, siteDir, code: site.code, cwd: process.cwd(), env: process.env, now },
    threadFiles: site.threadFiles,
    loadSite: () => loadSite(site, siteDir),
    recompile: async () => {
      const compiled = await installation.recompile().catch((error: unknown) => explain(error, siteDir));
      const { code, inputs } = compiled;
      return { code, inputs, site: await loadSite(compiled, siteDir) };
    },
    env: process.env,
  };
}

async function loadSite(compiled: CompiledSite, siteDir: string): Promise<Site> {
  const site = await compiled.loadSite();
  if (site) return site;
  const file = join(siteDir, 'templates/site.ts');
  throw new DefinitionError(`${file} exports no “site”. Write “export const site = defineSite({ … });”.`);
}

/** While a site is compiled, the file system speaks of its cache, unless it names another place. */
function explain(error: unknown, siteDir: string): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const isOfCache = !('path' in error) || String(error.path).startsWith(join(siteDir, '.cache'));
  throw isOfCache ? new UnwritableError(error.message) : error;
}
