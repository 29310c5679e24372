import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestFile } from '../../../src/hosting/manifest.ts';
import { test as base } from './test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A script of the site itself, and one of another host. */
const settings = `
scripts:
  - src: /statistics.js
    category: analytics
    cookies: [_seen, _seen_*]
    storage: [seen]
  - src: https://ads.example/tag.js
    category: marketing
`;

/** Leaves traces in the page, in the storage and in cookies. */
const statistics = `
document.documentElement.dataset.counted = '';
localStorage.seen = '1';
document.cookie = '_seen=1;path=/';
document.cookie = '_seen_page=1;path=/;domain=' + location.hostname;
`;

/** The real content with two scripts named in \`site.yaml\`, built by the command line and served. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'));
      const out = join(folder, 'dist');
      cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
      appendFileSync(join(folder, 'content/site.yaml'), settings);
      for (const locale of ['is', 'en']) nameCookies(join(folder, 'content', locale, 'cookies.yaml'));
      run('build', '--quiet', '--content', join(folder, 'content'), '--out', out);
      addFile(out, 'statistics.js', statistics);
      const leads = join(folder, 'leads.db');
      const serve = ['cli/site.mjs', 'serve', '--out', out, '--port', '0', '--leads', leads];
      const server = spawn(process.execPath, serve, { cwd: root });
      await use(await addressOf(server));
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What the script stores must stand on the page about cookies. */
function nameCookies(file: string): void {
  const text = readFileSync(file, 'utf8');
  const named = ['_seen', '_seen_*', 'seen'].map(
    (name) => `      - { name: ${name}, purpose: Analytics, kept: 2 years }\n`,
  );
  writeFileSync(file, text.replace(/^ {2}analytics:[\s\S]*?examples:\n/m, `$&${named.join('')}`));
}

/** Puts a file beside what was built, and into the list of what is served. */
function addFile(out: string, path: string, body: string): void {
  writeFileSync(join(out, path), body);
  const manifest = JSON.parse(readFileSync(join(out, manifestFile), 'utf8'));
  manifest.files[path] = createHash('sha256').update(body).digest('base64url');
  writeFileSync(join(out, manifestFile), JSON.stringify(manifest));
}

function run(...args: string[]): void {
  execFileSync(process.execPath, ['cli/site.mjs', ...args], { cwd: root });
}

/** The address that the server says when it is ready. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout ?? []) {
    said += chunk;
    const url = /http:\S+/.exec(said)?.[0];
    if (url) return url.replace(/\/$/, '');
  }
  throw new Error(`The server did not say its address: ${said}`);
}
