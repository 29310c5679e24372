// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openCache } from '../src/cache/cache.mjs';

/** How many compiled tools stay: a server that runs may still ask for a file of one that is no longer the newest. */
const most = 5;

/**
 * Compiles the TypeScript of the tool together with that of a site, unless that was done before for exactly these sources
 * and all of it is still as it was: packages are there once for both.
 *
 * @param {string} toolDir the folder of the tool
 * @param {string} siteDir the folder of the site
 * @returns {Promise<string>} the path of the compiled entry, which exports `main` and `loadSite`
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export async function compileTool(toolDir, siteDir) {
  const cache = openCache(join(siteDir, '.cache', 'tool'), { most });
  const folder = await cache.files(hashSources(toolDir, siteDir), () => bundle(toolDir, siteDir));
  cache.sweep();
  return join(folder, 'entry.js');
}

/**
 * @param {string} toolDir
 * @param {string} siteDir
 */
function hashSources(toolDir, siteDir) {
  const hash = createHash('sha256')
    .update(readFileSync(join(toolDir, 'package.json')))
    .update(siteDir);
  for (const folder of [join(toolDir, 'cli'), join(toolDir, 'src'), join(siteDir, 'templates')]) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => /\.(tsx?|mjs)$/.test(name)).sort())
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} toolDir
 * @param {string} siteDir
 * @returns {Promise<ReadonlyMap<string, Uint8Array>>} the files by name
 */
async function bundle(toolDir, siteDir) {
  const { build } = await import('esbuild');
  const outdir = join(siteDir, '.cache', 'tool', 'compiled');
  const definition = JSON.stringify(join(siteDir, 'templates/site.ts'));
  const { outputFiles } = await build({
    absWorkingDir: toolDir,
    stdin: {
      contents: `export { main } from './cli/index.ts';
        export const loadSite = async () => (await import(${definition})).site;`,
      resolveDir: toolDir,
      sourcefile: 'entry.ts',
      loader: 'ts',
    },
    outdir,
    entryNames: 'entry',
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
