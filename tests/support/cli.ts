import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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

/** Runs `site` as a person would, from a folder. */
export function site(
  args: readonly string[],
  { cwd = projectDir, env = {}, toolDir = projectDir }: Situation = {},
): Outcome {
  const { NO_COLOR: _, ...outer } = process.env;
  const plain = {
    ...outer,
    NODE_ENV: 'development',
    GITHUB_ACTIONS: '',
    FORCE_COLOR: '',
    SITE_LANG: 'en',
    ...env,
  };
  const run = spawnSync(process.execPath, [join(toolDir, 'cli/site.mjs'), ...args], {
    cwd,
    env: plain,
    encoding: 'utf8',
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}
