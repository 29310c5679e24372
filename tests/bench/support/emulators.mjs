// What Netlify and Cloudflare give their users to try a site before it is deployed. Both read `_headers` and `_redirects` as
// the host does. They are large, so they are installed into `.cache/` when they are first asked for.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Their packages, and the program in them; neither asks anybody when it is started so. */
const emulators = {
  netlify: {
    name: 'netlify-cli',
    version: '26.2.0',
    program: 'bin/run.js',
    args: ({ dist, port }) => [
      ...['dev', '--offline', '--internal-disable-edge-functions', '--no-open'],
      ...['--dir', dist, '--port', port],
    ],
  },
  cloudflare: {
    name: 'wrangler',
    version: '4.86.0',
    program: 'wrangler-dist/cli.js',
    args: ({ dist, port }) => [
      ...['pages', 'dev', dist, '--ip', '127.0.0.1', '--port', port],
      ...['--compatibility-date', '2026-01-01'],
    ],
  },
};

export const emulatorNames = Object.keys(emulators);

/** Gives the command that shows a built site as a host would, and installs it first where that was not done yet. */
export function emulator(host, place) {
  const { name, version, program, args } = emulators[host];
  const folder = join(root, '.cache/hosts', `${name}-${version}`);
  if (!existsSync(join(folder, 'node_modules', name))) install(folder, `${name}@${version}`);
  return [process.execPath, join(folder, 'node_modules', name, program), ...args(place)];
}

function install(folder, pack) {
  console.error(`Installing ${pack} …`);
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, pack], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
