import { CommanderError } from 'commander';
import { wrongUsage } from './host.ts';
import { createOutput } from './output.ts';
import { presentOf } from './present.ts';
import { createProgram } from './program.ts';

/**
 * Runs a command line and turns its outcome into an exit code.
 *
 * @param argv as in `process.argv`
 * @param toolDir the folder of the tool itself
 */
export async function main(argv: readonly string[], toolDir: string): Promise<void> {
  endQuietlyWithReader();
  const output = createOutput(process);
  const now = presentOf(process.env);
  if (!now) {
    output.note('SOURCE_DATE_EPOCH must be a number of seconds since 1970, with digits only.');
    process.exitCode = wrongUsage;
    return;
  }
  try {
    const { run } = createProgram({
      output,
      surroundings: { toolDir, cwd: process.cwd(), env: process.env, now },
      env: process.env,
    });
    process.exitCode = await run(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : wrongUsage;
  }
}

/** `site routes | head -3` closes the pipe early; that is no error. */
function endQuietlyWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  }
}
