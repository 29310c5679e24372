import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDev } from '../../support/dev-command.mjs';

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The day on which the jobs are done: what they date lies before or after it, whenever they are run. */
const clock = ['--clock', '2026-12-16T12:00:00Z'];

/** Starts `site dev` on a copy of the living content, in a repository of its own. */
export async function openDesk() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'editor-jobs-')));
  const content = join(folder, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
  const git = (...command) =>
    execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@hemja.example', ...command], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const server = await startDev(root, { more: ['--content', content, ...clock] });
  const page = async (address) => {
    const answer = await fetch(`${server.url}${address}`);
    return answer.ok ? answer.text() : '';
  };
  const config = () => page('/admin/config.json');
  const first = await config();
  return {
    ...{ url: server.url, content },
    /** Takes back what was done. */
    restore() {
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '--force', '-d');
    },
    /** Says whether the server has seen that all is as it was. */
    isFresh: async () => (await config()) === first && !(await page('/')).includes('Krot ehf.'),
    /** The files that differ, with the lines added and removed. */
    changes() {
      git('add', '--all');
      const rows = git('diff', '--cached', '--numstat').trim().split('\n').filter(Boolean);
      return rows.map((row) => {
        const [added, removed, file] = row.split('\t');
        return { file, lines: `+${added} −${removed}` };
      });
    },
    validate: (options) => validate(content, options),
    /** Waits until a page of the server shows what it should. */
    shows: (address, isRight) => waitFor(async () => isRight(await page(address)), 20_000),
    async close() {
      server.stop();
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns what `site validate` finds. */
function validate(content, options = []) {
  const command = ['validate', '--content', content, '--json', '--lang', 'en', ...clock, ...options];
  const { stdout } = spawnSync(process.execPath, [join(root, 'cli/site.mjs'), ...command], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).problems;
}

/** Tries until something holds, or the time is over; says whether it holds. */
export async function waitFor(holds, milliseconds) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await holds()) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}
