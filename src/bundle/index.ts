import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { BuildOptions, OutputFile } from 'esbuild';
import type { Artifact } from '../artifact.ts';
import type { Report } from '../diagnostics/index.ts';
import { unlessFailed } from './failures.ts';
import { lunrReader } from './lunr-reader.ts';
import { type Modules, readModules } from './modules.ts';
import { commonOptions } from './options.ts';
import { placeholders } from './styles/index.ts';
import { withoutUnusedHelpers } from './unused-helpers.ts';

/** What a page loads. */
export interface Assets {
  /** What stands for styles and fonts until the markup of all pages is known; see `addStyles`. */
  styles: typeof placeholders;
  /** The browser entry. */
  script: LoadedScript;
}

/** A script, and the hash that it must have to be run (Subresource Integrity). */
interface LoadedScript {
  href: string;
  integrity: string;
}

/** What the bundler makes: files to publish, and where they are. */
interface Bundle {
  artifacts: Artifact[];
  assets: Assets;
  /** What each script needs. */
  modules: Modules;
}

/**
 * Asks V8 to compile whole files beside the main thread while they arrive. Without it, what stands in React's wrapper is
 * parsed again when it runs, which holds up the page (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

const scriptEntry = 'templates/client.ts';

/** Bundles scripts with esbuild. Writes nothing. Undefined when something cannot be bundled. */
export async function bundle(siteDir: string, report: Report): Promise<Bundle | undefined> {
  const { build } = await import('esbuild');
  const options = { ...commonOptions(siteDir), outbase: 'templates' };
  const scripts = await unlessFailed(build({ ...options, ...scriptOptions }), report);
  if (!scripts) return undefined;
  const files = withoutUnusedHelpers(scripts).map(({ path, contents, text }) => ({
    path: publicPath(path, siteDir),
    contents,
    text,
  }));
  return { ...collect(files), modules: readModules(files, scripts.metafile) };
}

const scriptOptions = {
  entryPoints: [{ in: scriptEntry, out: 'boot' }],
  plugins: [lunrReader],
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  banner: { js: compileHint },
  define: { 'process.env.NODE_ENV': '"production"' },
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  metafile: true,
} satisfies BuildOptions;

/** The path of a file below the output folder. */
function publicPath(path: string, siteDir: string): string {
  return relative(join(siteDir, 'out'), path).replaceAll('\\', '/');
}

function collect(files: readonly Pick<OutputFile, 'path' | 'contents'>[]): Omit<Bundle, 'modules'> {
  const boot = files.find(({ path }) => path.startsWith('assets/boot-'));
  if (boot === undefined) throw new Error('esbuild made no boot script.');
  const artifacts = files.map(({ path, contents }) => ({ path, body: contents }));
  return { artifacts, assets: { styles: placeholders, script: loadedScript(boot.path, boot.contents) } };
}

function address(path: string): string {
  return `/${path}`;
}

function loadedScript(path: string, contents: Uint8Array): LoadedScript {
  const hash = createHash('sha256').update(contents).digest('base64');
  return { href: address(path), integrity: `sha256-${hash}` };
}
