import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { projectDir } from './workspace.ts';

/** What a command line gave. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Where a command is run, with which settings, and, where it is another one, with which copy of the tool. */
interface Situation {
  cwd?: string;
  env?: Record<string, string>;
  toolDir?: string;
}

/** A command as messages name it in a folder that is not the one of the tool. */
export function commandAt(cwd: string, words: string, siteDir?: string): string {
  const from = siteDir === undefined ? '' : ` --site ${relative(cwd, siteDir)}`;
  return `node ${relative(cwd, join(projectDir, 'cli/site.mjs'))} ${words}${from}`;
}

/** Runs `site` as a person would, from a folder. */
export function site(
  args: readonly string[],
  { cwd = projectDir, env = {}, toolDir = projectDir }: Situation = {},
): Outcome {
  const run = spawnSync(process.execPath, [join(toolDir, 'cli/site.mjs'), ...args], {
    cwd,
    env: { ...plainEnvironment(), NODE_ENV: 'development', ...env },
    encoding: 'utf8',
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

function plainEnvironment() {
  const { NO_COLOR: _, ...outer } = process.env;
  return { ...outer, GITHUB_ACTIONS: '', FORCE_COLOR: '', SITE_LANG: 'en' };
}

let runner: ReturnType<typeof startRunner> | undefined;

/**
 * Runs `site` as `site()` does, but in one process with others: most of the time of a short command goes into starting Node, the tool and
 * esbuild, which a test of what is said does not look at.
 */
export async function quickSite(args: readonly string[], { cwd = projectDir } = {}): Promise<Outcome> {
  runner ??= startRunner();
  const answered = once(runner.child, 'message');
  runner.child.send({ args, cwd });
  const [outcome] = await Promise.race([answered, runner.ended]);
  return outcome;
}

function startRunner() {
  const env = { ...plainEnvironment(), NODE_ENV: 'production' };
  const child = fork(join(projectDir, 'tests/support/site-runner.mjs'), { env });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The process of commands ended.')));
  child.unref();
  child.channel?.unref();
  return { child, ended };
}
