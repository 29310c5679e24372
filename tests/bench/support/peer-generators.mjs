// The other generators, on the same content and with an equivalent page. They and what they need are installed into `.cache/`
// when they are first asked for; Hugo is that of the system.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath } from '../../support/on-path.mjs';
import { peerFile } from '../site/check.mjs';
import { writePeerContent } from '../site/peer-content.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const bench = join(root, 'tests/bench');
const work = join(root, '.cache/bench-peers');

/** Astro needs a newer Node.js than this project; then all generators get the same. The package holds the program alone. */
const node = { name: `node-${process.platform}-${process.arch}`, version: '24.21.0', oldest: 22 };

const astro = {
  name: 'Astro 7.3.5',
  folder: 'astro',
  packages: ['astro@7.3.5', '@astrojs/react@7.0.0', 'react@19.3.1', 'react-dom@19.3.1', 'zod@4.6.7'],
  arguments: ['node_modules/astro/bin/astro.mjs', 'build'],
  caches: ['.cache', '.astro', 'node_modules/.vite', 'node_modules/.astro'],
  styles: 'src/site.css',
  more: { 'site/templates/FaqFilter.tsx': 'src/components/FaqFilter.tsx' },
};

const eleventy = {
  name: 'Eleventy 3.1.8',
  folder: 'eleventy',
  packages: ['@11ty/eleventy@3.1.8'],
  arguments: ['node_modules/@11ty/eleventy/cmd.cjs'],
  caches: ['.cache'],
  styles: 'site.css',
  more: { 'peers/faq.js': 'faq.js' },
  data: 'site.json',
};

const hugo = {
  name: 'Hugo',
  folder: 'hugo',
  caches: ['resources', '.hugo_build.lock'],
  styles: 'static/site.css',
  more: { 'peers/faq.js': 'static/faq.js' },
  data: 'data/site.json',
};

/**
 * The other generators that there are, ready to be measured, and which Node.js all are to be measured with. What is not there
 * is said on the error output.
 *
 * @returns {{ node: string, peers: import('./generators.mjs').Generator[] }}
 */
export function installPeers() {
  const program = onPath(['hugo']);
  if (program === undefined)
    console.error('Hugo is left out: it is not on the PATH (Debian: apt-get install hugo).');
  const peers = [
    ...(program === undefined
      ? []
      : [{ ...hugo, name: versionOf(program), command: () => [program, '--quiet'] }]),
    ...[eleventy, astro].map((peer) => ({ ...peer, command: (runtime) => [runtime, ...peer.arguments] })),
  ];
  for (const { folder, packages = [] } of peers) install(folder, packages);
  return { node: installNode(), peers: peers.map(toGenerator) };
}

/** `hugo v0.111.3+extended linux/amd64 …` as `Hugo 0.111.3`. */
function versionOf(program) {
  const said = execFileSync(program, ['version'], { encoding: 'utf8' });
  return `Hugo ${/v([\d.]+)/.exec(said)?.[1] ?? ''}`.trim();
}

function installNode() {
  if (Number.parseInt(process.versions.node, 10) >= node.oldest) return process.execPath;
  install('node', [`${node.name}@${node.version}`]);
  return join(work, 'node/node_modules', node.name, 'bin/node');
}

function install(name, packages) {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  const missing = packages.filter(
    (one) => !existsSync(join(folder, 'node_modules', one.replace(/@[^@]*$/, ''))),
  );
  if (missing.length === 0) return;
  console.error(`Installing ${missing.join(', ')} …`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const options = ['--ignore-scripts', '--force', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** @returns {import('./generators.mjs').Generator} */
function toGenerator(peer) {
  const folder = join(work, peer.folder);
  return {
    ...{ name: peer.name, folder, command: peer.command, caches: peer.caches, fileOf: peerFile },
    env: { ASTRO_TELEMETRY_DISABLED: '1', CI: '1' },
    prepare: (count) => {
      copySources(peer, folder);
      writePeerContent(join(folder, 'content'), count);
      if (peer.data) moveData(join(folder, 'content/site.json'), join(folder, peer.data));
    },
  };
}

function copySources({ folder: name, styles, more }, folder) {
  const sources = { [`peers/${name}`]: '.', 'site/templates/styles/base.css': styles, ...more };
  for (const [from, to] of Object.entries(sources))
    cpSync(join(bench, from), join(folder, to), { recursive: true });
}

function moveData(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  renameSync(from, to);
}
