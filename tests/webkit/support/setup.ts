import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { frozenContent } from '../../support/content-folders.ts';
import { startServer } from '../../support/start-server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site is served. */
    served: string;
  }
}

const build = ['cli/site.mjs', 'build', '--quiet', '--content', frozenContent];

/** Builds the frozen content and serves it once. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const out = join(folder, 'dist');
  execFileSync(process.execPath, [...build, '--out', out]);
  const server = await startServer(out);
  project.provide('served', server.url);
  return () => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
