import { join } from 'node:path';
import { CommanderError } from 'commander';
import { UnwritableError } from '../src/cache/unwritable.ts';
import { DefinitionError, type ThreadFiles, ToolGone } from '../src/choices.ts';
import type { Site } from '../src/index.ts';
import { wrongUsage } from './host.ts';
import { createOutput } from './output.ts';
import { presentOf } from './present.ts';
import { createProgram } from './program.ts';

/** A site that is compiled. */
interface CompiledSite {
  /** Says which code runs, that of the tool and of the site. */
  code: string;
  /** What a second thread would be started from. */
  threadFiles: ThreadFiles;
  /** Loads the definition of the site, if its file exports one: only commands that look at content need it. */
  loadSite(): Promise<Site | undefined>;
}

/** Where the tool is, and the site that it works on. */
export interface Installation extends CompiledSite {
  toolDir: string;
  siteDir: string;
  /** Compiles the site as its sources are now; throws what esbuild says of them. */
  recompile(): Promise<CompiledSite>;
}

/**
 * Runs a command line and turns its outcome into an exit code.
 *
 * @param argv as in `process.argv`
 */
export async function main(
  argv: readonly string[],
  { toolDir, siteDir, code, threadFiles, loadSite, recompile }: Installation,
): Promise<void> {
  endQuietlyWithReader();
  const output = createOutput(process);
  const load = async (from: Pick<CompiledSite, 'loadSite'>) => (await from.loadSite()) ?? missing(siteDir);
  const now = presentOf(process.env);
  if (!now) {
    output.note('SOURCE_DATE_EPOCH must be a number of seconds since 1970, in digits only.');
    process.exitCode = wrongUsage;
    return;
  }
  try {
    const { run } = createProgram({
      output,
      environment: { toolDir, siteDir, code, cwd: process.cwd(), env: process.env, now },
      threadFiles,
      loadSite: () => load({ loadSite }),
      recompile: async () => {
        const compiled = await recompile().catch((error: unknown) => explain(error, siteDir));
        return { code: compiled.code, site: await load(compiled) };
      },
      env: process.env,
    });
    process.exitCode = await run(argv);
  } catch (error) {
    if (error instanceof DefinitionError || error instanceof ToolGone) {
      output.note(error.message);
      process.exitCode = 1;
      return;
    }
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : wrongUsage;
  }
}

/** While a site is compiled, the file system speaks of its cache, unless it names another place. */
function explain(error: unknown, siteDir: string): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const isOfCache = !('path' in error) || String(error.path).startsWith(join(siteDir, '.cache'));
  throw isOfCache ? new UnwritableError(error.message) : error;
}

function missing(siteDir: string): never {
  const file = join(siteDir, 'templates/site.ts');
  throw new DefinitionError(`${file} exports no “site”. Write “export const site = defineSite({ … });”.`);
}

/** `site routes | head -3` closes the pipe early; that is not an error. */
function endQuietlyWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // A command that is started again finds that it listens already.
    if (stream.listenerCount('error') > 0) continue;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  }
}
