import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestFile } from '../../src/hosting/manifest.ts';
import { frozenContent } from './content-folders.ts';
import { startServer } from './start-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

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

/** Builds the frozen content with two scripts named in `site.yaml` by the command line, and serves it until it is stopped. */
export async function serveWithScripts(): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  cpSync(join(root, frozenContent), content, { recursive: true });
  appendFileSync(join(content, 'site.yaml'), settings);
  for (const locale of ['is', 'en']) nameCookies(join(content, locale, 'cookies.yaml'));
  const build = ['cli/site.mjs', 'build', '--quiet', '--content', content, '--out', out];
  execFileSync(process.execPath, build, { cwd: root });
  addFile(out, 'statistics.js', statistics);
  const server = await startServer(out);
  return {
    url: server.url,
    stop() {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
