import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What the compiled tool depends on, below the folder of the tool. */
const sources = ['cli', 'src', 'templates'];

/**
 * Compiles the TypeScript of the tool, unless that was done before for exactly these sources.
 *
 * @param {string} toolDir the folder of the tool
 * @returns {Promise<string>} the path of the compiled entry
 */
export async function compileTool(toolDir) {
  const cache = join(toolDir, '.cache', 'tool');
  const folder = join(cache, hashSources(toolDir));
  const entry = join(folder, 'index.js');
  if (existsSync(entry)) return entry;
  const working = `${folder}.${process.pid}`;
  await bundle(toolDir, working);
  keepNewest(cache, working, folder);
  return entry;
}

function hashSources(toolDir) {
  const hash = createHash('sha256').update(readFileSync(join(toolDir, 'package.json')));
  for (const source of sources) {
    const names = readdirSync(join(toolDir, source), { recursive: true }).filter((name) =>
      /\.(tsx?|mjs)$/.test(name),
    );
    for (const name of names.sort()) hash.update(name).update(readFileSync(join(toolDir, source, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(toolDir, outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: toolDir,
    entryPoints: [join(toolDir, 'cli/index.ts')],
    outdir,
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
}

/** Another process may have been quicker; its result is as good. Older compilations are not needed again. */
function keepNewest(cache, working, folder) {
  mkdirSync(cache, { recursive: true });
  try {
    renameSync(working, folder);
  } catch {
    rmSync(working, { recursive: true, force: true });
  }
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (path !== folder && !name.includes('.')) rmSync(path, { recursive: true, force: true });
  }
}
