import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Starts `site dev` on a site, as a process of its own.
 *
 * @param {string} folder the folder of the site
 * @param {{ tool?: string, editor?: string, more?: readonly string[] }} [options] the folder of the tool, the editor that opens files,
 * and more options of the command
 */
export async function startDev(folder, { tool = project, editor = 'echo', more = [] } = {}) {
  const usual = ['dev', '--site', folder, '--port', '0', ...more];
  const child = spawn(process.execPath, [join(tool, 'cli/site.mjs'), ...usual], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LAUNCH_EDITOR: editor, FORCE_COLOR: '', NO_COLOR: '1' },
  });
  /** @type {string[]} */
  const notes = [];
  createInterface({ input: child.stderr }).on('line', (line) => notes.push(line));
  const lines = createInterface({ input: child.stdout });
  /** @type {string[]} */
  const printed = [];
  lines.on('line', (line) => printed.push(line));
  const [first] = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  const url = /http:\/\/[^/]+/.exec(String(first))?.[0];
  if (url === undefined) throw new Error(`site dev ended: ${notes.join('\n')}`);
  const stop = () => child.kill('SIGTERM');
  return { child, url, notes, printed, stop, ended: once(child, 'exit') };
}
