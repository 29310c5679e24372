// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openCache } from '../src/cache/cache.mjs';

/** What the compiled tool depends on, below the folder of the tool. */
const sources = ['cli', 'src', 'templates'];

/** How many compiled tools stay: a server that runs may still ask for a file of one that is no longer the newest. */
const most = 5;

/**
 * Compiles the TypeScript of the tool, unless that was done before for exactly these sources and all of it is still
 * as it was.
 *
 * @param {string} toolDir the folder of the tool
 * @returns {Promise<string>} the path of the compiled entry
 * @throws what esbuild says of the sources, or the file system when the result cannot be written
 */
export async function compileTool(toolDir) {
  const cache = openCache(join(toolDir, '.cache', 'tool'), { most });
  const folder = await cache.files(hashSources(toolDir), () => bundle(toolDir));
  cache.sweep();
  return join(folder, 'index.js');
}

/** @param {string} toolDir */
function hashSources(toolDir) {
  const hash = createHash('sha256').update(readFileSync(join(toolDir, 'package.json')));
  for (const source of sources) {
    const names = readdirSync(join(toolDir, source), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => /\.(tsx?|mjs)$/.test(name)).sort())
      hash.update(name).update(readFileSync(join(toolDir, source, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} toolDir
 * @returns {Promise<ReadonlyMap<string, Uint8Array>>} the files by name
 */
async function bundle(toolDir) {
  const { build } = await import('esbuild');
  const outdir = join(toolDir, '.cache', 'tool', 'compiled');
  const { outputFiles } = await build({
    absWorkingDir: toolDir,
    entryPoints: [join(toolDir, 'cli/index.ts')],
    outdir,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, contents }) => [relative(outdir, path), contents]));
}
