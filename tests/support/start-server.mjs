import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Serves a built site as `site serve` does, on a port that is free, with its leads in a file beside the site.
 *
 * @param {string} out the folder of the built site
 * @param {string[]} options what else `site serve` is told
 * @returns {Promise<{ url: string, stop: () => void }>} the address without a slash at its end
 */
export async function startServer(out, ...options) {
  const usual = ['--out', out, '--port', '0', '--leads', join(out, '../leads.db')];
  const server = spawn(process.execPath, ['cli/site.mjs', 'serve', ...usual, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    const url = /http:\/\/[^\s/]+/.exec(said)?.[0];
    if (url) return { url, stop: () => server.kill() };
  }
  throw new Error(`The server did not say its address: ${said}`);
}
