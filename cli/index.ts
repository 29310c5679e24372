import { CommanderError } from 'commander';
import type { Installation } from './compile/site.ts';
import type { RunCommand } from './host.ts';
import { languageOf, phraseIn } from './language.ts';
import { createOutput, wrongUsage } from './output.ts';
import { presentOf } from './parsers.ts';
import { createProgram } from './program.ts';
import { createRunnable } from './runnable.ts';

/**
 * Runs a command line and turns its outcome into an exit code.
 *
 * @param argv as in `process.argv`
 */
export async function main(argv: readonly string[], installation: Installation): Promise<void> {
  endQuietlyWithReader();
  const output = createOutput(process);
  const language = languageOf(argv, process.env);
  const phrase = await phraseIn(language);
  const now = presentOf(process.env);
  if (!now) {
    output.note(phrase('SOURCE_DATE_EPOCH must be a number of seconds since 1970, in digits only.'));
    process.exitCode = wrongUsage;
    return;
  }
  const runner: RunCommand = async (load, options) => {
    const { runCommand } = await import('./commands/run-command.ts');
    return runCommand(load, options, { installation, output, now, language });
  };
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const runnable = createRunnable(process.cwd(), installation);
  const written = {
    ...output,
    result: (line: string) => output.result(runnable(line)),
    note: (line: string) => output.note(runnable(line)),
  };
  const { run } = createProgram(runner, { output: written, phrase, isTerminal });
  try {
    process.exitCode = await run(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : wrongUsage;
  }
}

/** Exits without an error when a reader such as `head -3` closes the pipe. */
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
