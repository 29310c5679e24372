import { spawnSync } from 'node:child_process';
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
