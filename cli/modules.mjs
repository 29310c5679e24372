// @ts-check
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sweepFolder } from '../src/cache/sweep.mjs';
import { isRunning } from '../src/cache/whole-file.mjs';
import { openBundler } from './bundle.mjs';

/** How many processes have their modules on the disk: those that were killed leave theirs. */
const most = 5;

/** What was made of nothing. */
const nothing = { inputs: {}, outputs: {} };

/**
 * Compiles a site module by module, again and again: each is a file of its own, named after a hash of all that it is made of, the modules
 * that it imports included. So Node runs again only those in which something has changed, and what all others export are the same
 * objects as before (src/dev/code-parts.ts).
 *
 * @param {string} siteDir
 * @param {() => Promise<import('esbuild').BuildOptions>} options those of the site as a whole
 */
export function createModules(siteDir, options) {
  const templates = realpathSync(join(siteDir, 'templates'));
  const folder = openFolder(join(siteDir, '.cache', 'modules'));
  /** @type {import('esbuild').BuildContext | undefined} */
  let whole;
  /** @type {import('esbuild').BuildContext | undefined} */
  let split;
  /** @param {import('esbuild').BuildOptions} more */
  const open = async (more) => openBundler(siteDir, { ...(await options()), metafile: true, ...more });
  /** Makes each module of the site an entry; throws what is wrong with the site. */
  const splitAnew = async () => {
    whole ??= await open({});
    const { inputs = {} } = (await whole.rebuild()).metafile ?? {};
    await split?.dispose();
    split = await open({
      entryPoints: Object.keys(inputs).filter(isModule),
      ...{ outbase: siteDir, entryNames: '[dir]/[name]-[hash]', chunkNames: '[hash]' },
      ...{ outdir: folder, write: true },
    });
    return split.rebuild();
  };
  return {
    /**
     * @returns {Promise<{ file: string, metafile: import('esbuild').Metafile }>} the file that exports `site`, and of what it was made
     * @throws what esbuild says of the sources, or what stands for the file system if modules cannot be written
     */
    async compile() {
      // An entry that has gone, or that nothing imports any more, is no fault of the site.
      const running = split ? split.rebuild().catch(splitAnew) : splitAnew();
      const { metafile = nothing } = await running.catch(explain);
      const site = join(templates, 'site.ts');
      const isSite = ({ entryPoint = '' }) => resolve(siteDir, entryPoint) === site;
      const [file] = Object.entries(metafile.outputs).find(([, output]) => isSite(output)) ?? [];
      if (file === undefined) throw new Error(`${site} was not compiled.`);
      importOnce(resolve(siteDir, file), importsIn(siteDir, metafile.outputs));
      return { file: resolve(siteDir, file), metafile };
    },
    async close() {
      await Promise.all([whole?.dispose(), split?.dispose()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An import of a module that is only to run. */
const bareImport = /^import "(\.[^"]+)";$/gm;

/**
 * Takes out of the file of a site each import of a module that is only to run and runs anyway, because something else imports it: esbuild
 * writes one there for every module of the site, and Node keeps half a kilobyte for each of them, again for every version of that file.
 *
 * @param {string} file
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports
 */
function importOnce(file, imports) {
  const text = readFileSync(file, 'utf8');
  const pathOf = (/** @type {string} */ address) => resolve(dirname(file), address);
  const bare = new Set([...text.matchAll(bareImport)].map(([, address = '']) => pathOf(address)));
  const others = new Set(imports.get(file)?.filter((path) => !bare.has(path)));
  // A set also visits what it gets meanwhile: what these import themselves.
  for (const path of others) for (const one of imports.get(path) ?? []) others.add(one);
  // The lines stay, since those of the source map are counted.
  const short = text.replace(bareImport, (line, address) => (others.has(pathOf(address)) ? '' : line));
  if (short !== text) writeFileSync(file, short);
}

/**
 * @param {string} siteDir
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
function importsIn(siteDir, outputs) {
  const importsOf = (/** @type {import('esbuild').Metafile['outputs'][string]} */ { imports }) =>
    imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? [resolve(siteDir, path)] : []));
  return new Map(Object.entries(outputs).map(([path, one]) => [resolve(siteDir, path), importsOf(one)]));
}

/**
 * Whether something that is compiled is a module of the site, or one of the tool that only sites use: not what they share
 * (`shared:react`), and no part of a package.
 *
 * @param {string} input
 */
const isModule = (input) => !input.startsWith('shared:') && !input.includes('node_modules/');

/**
 * esbuild says of each file that it cannot write it, as it says what is wrong with a source.
 *
 * @param {unknown} error
 * @returns {never}
 */
function explain(error) {
  const [{ text = '' } = {}] = /** @type {Partial<import('esbuild').BuildFailure>} */ (error).errors ?? [];
  const [, why] = /^Failed to (?:write|create) .*?: (.*)$/.exec(text) ?? [];
  throw why === undefined ? error : Object.assign(new Error(why), { syscall: 'write' });
}

/**
 * A folder for the modules of this process alone; those of ended ones go.
 *
 * @param {string} parent
 */
function openFolder(parent) {
  mkdirSync(parent, { recursive: true });
  const own = mkdtempSync(join(parent, `${process.pid}-`));
  const inUse = readdirSync(parent).filter((name) => isRunning(Number.parseInt(name, 10)));
  sweepFolder(parent, { asked: new Set([...inUse, basename(own)]), most });
  return own;
}
