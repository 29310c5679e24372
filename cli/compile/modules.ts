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
import type { BuildContext, BuildFailure, BuildOptions, Metafile } from 'esbuild';
import { sweepFolder } from '../../src/cache/whole-file.ts';
import { isRunning } from '../../src/lib/is-running.ts';
import { type Bundler, bundleOptions } from './bundle.ts';

/** How many processes may have modules on the disk: killed ones leave theirs. */
const most = 5;

const nothing: Metafile = { inputs: {}, outputs: {} };

/**
 * Creates a compiler of a site for many edits. Each module becomes a file that is named after a hash of its code and that of its imports. So
 * Node runs only changed modules again, and all others export the same objects as before (src/dev/code-parts.ts).
 *
 * @param options of the site as a whole
 */
export function createModules(bundler: Bundler, siteDir: string, options: () => Promise<BuildOptions>) {
  const templates = realpathSync(join(siteDir, 'templates'));
  const folder = openFolder(join(siteDir, '.cache', 'modules'));
  let whole: BuildContext | undefined;
  let split: BuildContext | undefined;
  const open = async (more: BuildOptions) =>
    bundler.context({ ...bundleOptions(siteDir, await options()), metafile: true, write: false, ...more });
  /** Makes each module of the site an entry point. Throws the errors of the site. */
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
     * Compiles the modules. Returns the file that exports `site`, and what esbuild has read.
     *
     * @throws errors of esbuild, or one with `syscall` if the files cannot be written
     */
    async compile(): Promise<{ file: string; metafile: Metafile }> {
      // An entry point may have been removed, or is no longer imported: that is no error of the site.
      const running = split ? split.rebuild().catch(splitAnew) : splitAnew();
      const { metafile = nothing } = await running.catch(explain);
      const site = join(templates, 'site.ts');
      const [file] =
        Object.entries(metafile.outputs).find(
          ([, { entryPoint = '' }]) => resolve(siteDir, entryPoint) === site,
        ) ?? [];
      if (file === undefined) throw new Error(`${site} was not compiled.`);
      importOnce(resolve(siteDir, file), importsIn(siteDir, metafile.outputs));
      return { file: resolve(siteDir, file), metafile };
    },
    async close(): Promise<void> {
      await Promise.all([whole?.dispose(), split?.dispose()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An import of a module only for its effects. */
const bareImport = /^import "(\.[^"]+)";$/gm;

/**
 * Removes bare imports of modules that others import anyway from the file of a site: esbuild writes one for every module, and Node keeps half a
 * kilobyte for each, again for every version of the file.
 */
function importOnce(file: string, imports: ReadonlyMap<string, readonly string[]>): void {
  const text = readFileSync(file, 'utf8');
  const pathOf = (address: string) => resolve(dirname(file), address);
  const bare = new Set([...text.matchAll(bareImport)].map(([, address = '']) => pathOf(address)));
  const others = new Set(imports.get(file)?.filter((path) => !bare.has(path)));
  // The loop also visits what is added to the set meanwhile.
  for (const path of others) for (const one of imports.get(path) ?? []) others.add(one);
  // Empty lines stay, because source maps count them.
  const short = text.replace(bareImport, (line, address) => (others.has(pathOf(address)) ? '' : line));
  if (short !== text) writeFileSync(file, short);
}

/** Maps each output file to the files that it imports. */
function importsIn(siteDir: string, outputs: Metafile['outputs']): Map<string, string[]> {
  return new Map(
    Object.entries(outputs).map(([path, { imports }]) => [
      resolve(siteDir, path),
      imports.flatMap((one) => (one.kind === 'import-statement' ? [resolve(siteDir, one.path)] : [])),
    ]),
  );
}

/** Checks that an input is a module of the site or the tool, not a shared one (`shared:react`) or part of a package. */
const isModule = (input: string) => !input.startsWith('shared:') && !input.includes('node_modules/');

/** Turns a failed write into an error of the file system: esbuild reports it like an error in a source. */
function explain(error: Partial<BuildFailure>): never {
  const [, why] = /^Failed to (?:write|create) .*?: (.*)$/.exec(error.errors?.[0]?.text ?? '') ?? [];
  throw why === undefined ? error : Object.assign(new Error(why), { syscall: 'write' });
}

/** Makes a folder for the modules of this process, and removes those of ended ones. */
function openFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  const own = mkdtempSync(join(parent, `${process.pid}-`));
  const inUse = readdirSync(parent).filter((name) => isRunning(Number.parseInt(name, 10)));
  sweepFolder(parent, { asked: new Set([...inUse, basename(own)]), most });
  return own;
}
