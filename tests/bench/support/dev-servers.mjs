import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ownFile, peerFile, samplePage } from '../site/check.mjs';
import { pageOf, slugOf } from '../site/content.mjs';
import { clean, generators } from './generators.mjs';
import { installPeers } from './peer-generators.mjs';
import { freePort } from './peers.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** How many pages there are in each language: those of the smallest site of `npm run bench -- build`. */
const count = 17;

/** How long a server may take to answer, in milliseconds. */
const patience = 60_000;

/**
 * What shows the site of the benchmark while someone works on it.
 *
 * @typedef {object} DevServer
 * @property {string} name as tables show it
 * @property {string} folder
 * @property {string} page the address of the page that is looked at
 * @property {string} template the file, below the folder, whose hero is edited
 * @property {string} style
 * @property {() => void} prepare writes the site, without caches
 * @property {() => Promise<{ url: string, ms: number, stop: () => Promise<void> }>} start gives how long it took until the page
 *   was there, in milliseconds
 */

/** How each generator is started for those who work on a site, and where that site has its hero and its styles. */
const servers = {
  own: {
    command: [join(root, 'cli/site.mjs'), 'dev', '--site', '.', '--port'],
    ...{ template: 'templates/Page.tsx', style: 'templates/styles/base.css', fileOf: ownFile },
  },
  eleventy: {
    command: ['node_modules/@11ty/eleventy/cmd.cjs', '--serve', '--port'],
    ...{ template: '_includes/page.njk', style: 'site.css', fileOf: peerFile },
  },
  astro: {
    command: ['node_modules/astro/bin/astro.mjs', 'dev', '--port'],
    ...{ template: 'src/pages/[...path].astro', style: 'src/site.css', fileOf: peerFile },
  },
};

/** The text that is edited: that of the same page everywhere. */
export const sampleText = `content/is/${slugOf(samplePage)}.md`;

/**
 * This generator, Eleventy and Astro, each with a server of its own, and which Node.js runs them.
 *
 * @returns {{ node: string, servers: DevServer[] }}
 */
export function devServers() {
  const { node, peers } = installPeers();
  const all = [...generators, ...peers].flatMap((generator) => {
    const server = servers[basename(generator.folder)];
    return server ? [toDevServer(generator, server, node)] : [];
  });
  return { node, servers: all };
}

/** @returns {DevServer} */
function toDevServer(generator, { command, template, style, fileOf }, node) {
  const { name, folder } = generator;
  const page = `/${fileOf(samplePage, 'is').replace(/index\.html$|\.html$/, '')}`;
  const prepare = () => {
    generator.prepare(count);
    clean(generator);
  };
  return {
    name,
    folder,
    page,
    template,
    style,
    prepare,
    start: () => start([node, ...command], folder, page),
  };
}

async function start([program, ...command], folder, page) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(program, [...command, String(port)], {
    ...{ cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const said = [];
  child.stderr.on('data', (text) => said.push(text));
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  while (!(await hasPage(`${url}${page}`))) {
    if (child.exitCode !== null || performance.now() - began > patience) {
      child.kill();
      throw new Error(`${command.join(' ')} shows no page: ${said.join('')}`);
    }
    await sleep(5);
  }
  const ms = performance.now() - began;
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, ms, stop };
}

/** Whether the page is there with what its content says. */
async function hasPage(address) {
  const answer = await fetch(address).catch(() => undefined);
  const html = answer?.ok ? await answer.text() : '';
  return html.includes(pageOf(samplePage, 'is', { count, link: (_, text) => text }).title);
}
