import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const waiting = 'waiting for esbuild and the disk';

/** What V8 counts that is no function. */
const states = {
  '(garbage collector)': 'garbage collection',
  '(idle)': waiting,
  '(program)': 'V8 and Node.js, outside of JavaScript',
  '(root)': 'V8 and Node.js, outside of JavaScript',
};

/** Modules of Node.js, by the beginning of their names. */
const modules = [
  [/^(?:internal\/)?fs\b|^path$/, 'file system'],
  [/^(?:internal\/)?crypto\b/, 'digests'],
  [/^v8$/, 'serializing for the next build'],
  [/^(?:internal\/)?child_process\b/, 'git'],
  [/^internal\/(?:modules|bootstrap|main|vm|source_map)\b|^vm$/, 'start: loading and compiling code'],
  [/^/, 'other parts of Node.js'],
];

/** Packages that others bring along, by those that the generator names. */
const packages = {
  React: /^(?:react|react-dom|scheduler)$/,
  htmlparser2: /^(?:htmlparser2|dom.*|entities)$/,
  'markdown-it': /^(?:markdown-it|linkify-it|mdurl|punycode\.js|uc\.micro)$/,
};

/**
 * How long each part of the code ran itself, in milliseconds, as the profiles in a folder say (`node --cpu-prof`). What is built into the
 * language counts for the code that has called it.
 *
 * @param {string} folder with one file for each thread
 * @param {number} started when the process was started (`process.hrtime`), in milliseconds: V8 begins later
 * @returns {Map<string, number>}
 */
export function partsOf(folder, started) {
  const parts = new Map();
  const add = (part, ms) => parts.set(part, (parts.get(part) ?? 0) + ms);
  const written = createPositions();
  const profiles = readdirSync(folder).map((name) => ({
    name,
    ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }));
  add('start: Node.js itself', Math.min(...profiles.map(({ startTime }) => startTime / 1000)) - started);
  for (const { name, nodes, samples, timeDeltas } of profiles) {
    const partOf = createPartOf(nodes, written);
    for (const [at, id] of samples.entries()) {
      const part = partOf(id);
      // Nobody waits for another thread because it waits.
      if (part !== waiting || isOfMainThread(name)) add(part, (timeDeltas[at + 1] ?? 0) / 1000);
    }
  }
  return parts;
}

/** Node.js names a profile after the day, the time, the process, the thread and a number. */
function isOfMainThread(name) {
  return name.split('.')[4] === '0';
}

function createPartOf(nodes, written) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const known = new Map();
  return function partOf(id) {
    if (!known.has(id)) known.set(id, find(id));
    return known.get(id);
  };

  function find(id) {
    const { callFrame } = byId.get(id);
    if (callFrame.url !== '') return partOfFile(written(callFrame));
    const parent = parents.get(id);
    return states[callFrame.functionName] ?? (parent === undefined ? states['(root)'] : find(parent));
  }
}

/** What finds the source of a function: the path below the project, or `node:…`. */
function createPositions() {
  const maps = new Map();
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith('file:')) return url;
    const path = fileURLToPath(url);
    if (!maps.has(path)) maps.set(path, mapOf(path));
    const { originalSource } = maps.get(path)?.findEntry(lineNumber, columnNumber) ?? {};
    const source = originalSource === undefined ? path : resolve(dirname(path), originalSource);
    return relative(project, source).replaceAll(sep, '/');
  };
}

function mapOf(path) {
  const file = `${path}.map`;
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function partOfFile(file) {
  if (file.startsWith('node:')) return modules.find(([name]) => name.test(file.slice(5)))[1];
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (name) return Object.keys(packages).find((one) => packages[one].test(name)) ?? name;
  const [, folder] = /^(src\/[^/]+\/|src|cli)/.exec(file) ?? [];
  return folder ?? 'the site, or what the floor does itself';
}
