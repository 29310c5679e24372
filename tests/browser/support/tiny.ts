import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../support/start-server.mjs';
import { test as base } from './test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const site = ['--site', join(root, 'tests/sites/tiny')];

/** The tiny site, built by the command line and served. */
export const test = base.extend<object, { tiny: string }>({
  tiny: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tiny-'));
      const out = join(folder, 'dist');
      execFileSync(process.execPath, ['cli/site.mjs', 'build', '--quiet', '--out', out, ...site], {
        cwd: root,
      });
      const server = await startServer(out, ...site);
      await use(server.url);
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
