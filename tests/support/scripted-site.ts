import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frozenContent } from './content-folders.ts';
import { startServer } from './start-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A script of the site itself, and one of another host. */
const plainScripts = `
scripts:
  - src: /scripts/statistics.js
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

interface Served {
  /** The address of the site, without a slash at its end. */
  url: string;
  /** The folder of the built site. */
  out: string;
  stop(): void;
}

/** Builds the frozen content with two plain scripts, and serves it until it is stopped. */
export function serveWithScripts(): Promise<Served> {
  return serveWith(plainScripts, (content) => {
    for (const locale of ['is', 'en']) nameCookies(join(content, locale, 'cookies.yaml'));
    mkdirSync(join(content, 'media/scripts'));
    writeFileSync(join(content, 'media/scripts/statistics.js'), statistics);
  });
}

/** Builds the frozen content with more settings in `site.yaml` by the command line, and serves it until it is stopped. */
export async function serveWith(settings: string, edit = (_content: string) => {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  cpSync(join(root, frozenContent), content, { recursive: true });
  appendFileSync(join(content, 'site.yaml'), settings);
  edit(content);
  const build = ['cli/site.mjs', 'build', '--quiet', '--content', content, '--out', out];
  execFileSync(process.execPath, build, { cwd: root, stdio: 'pipe' });
  const server = await startServer(out);
  return {
    ...{ url: server.url, out },
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
