import { createHash } from 'node:crypto';
import { extname, join, relative } from 'node:path';
import type { BuildOptions, OutputFile } from 'esbuild';
import { type Artifact, hashOf } from '../artifact.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import { unlessFailed } from './failures.ts';
import { lunrReader } from './lunr-reader.ts';
import { type Modules, readModules } from './modules.ts';
import { styleChecks } from './style-checks.ts';
import { withoutUnusedHelpers } from './unused-helpers.ts';

/** The hashed addresses of everything that a page loads. */
export interface Assets {
  /** The CSS of the first screen of each kind of page, to be inlined. */
  css: ReadonlyMap<string, string>;
  /** The address of the sheet with the rest of it, which all pages share. */
  lateCss: string;
  /** The address of the sheet with the rest that only one kind of page has, by kind; few have one. */
  lateCssOf: ReadonlyMap<string, string>;
  /** The browser entry. */
  script: LoadedScript;
  /** The fonts that the pages use, to be preloaded. */
  fonts: readonly string[];
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

/** Browsers with `light-dark()`, nesting and popovers: from spring 2024 on. */
const target = ['chrome123', 'firefox125', 'safari17.5'];

/**
 * Asks V8 to compile whole files beside the main thread while they arrive. Without it, what stands in React's wrapper is
 * parsed again when it runs, which holds up the page (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The CSS entries: one for the first screen of each kind of page, one for the rest of all, and more for single kinds. */
const styleEntries = [
  'templates/styles/first/*.css',
  'templates/styles/late.css',
  'templates/styles/late/*.css',
];
const scriptEntry = 'templates/client.ts';

/**
 * Bundles scripts and styles with esbuild. Writes nothing. Nothing when something cannot be bundled, or a kind of page
 * has no styles for its first screen.
 */
export async function bundle(siteDir: string, site: Site, report: Report): Promise<Bundle | undefined> {
  const { build } = await import('esbuild');
  const [scripts, styles] = await Promise.all([
    unlessFailed(build({ ...common(siteDir), ...scriptOptions }), report),
    unlessFailed(build({ ...common(siteDir), ...styleOptions }), report),
  ]);
  if (!scripts || !styles) return undefined;
  const files = [...withoutUnusedHelpers(scripts), ...styles.outputFiles].map(({ path, contents, text }) => ({
    path: publicPath(path, siteDir),
    contents,
    text,
  }));
  const isScript = ({ path }: { path: string }) => extname(path) === '.js';
  const collected = collect(files);
  if (!areStylesWhole(collected.assets.css, site, report)) return undefined;
  return { ...collected, modules: readModules(files.filter(isScript), scripts.metafile) };
}

/** Without them a page would be shown without any styles, and nobody would be told. */
function areStylesWhole(css: Assets['css'], { pages }: Site, report: Report): boolean {
  const missing = Object.keys(pages).filter((template) => !css.has(template));
  for (const template of missing) {
    const file = `templates/styles/first/${template}.css`;
    report.error('styles-missing', { file }, { template, file });
  }
  return missing.length === 0;
}

const common = (siteDir: string) =>
  ({
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    write: false,
    outdir: join(siteDir, 'out'),
    outbase: 'templates',
    publicPath: '/',
    target,
    logLevel: 'silent',
    legalComments: 'none',
    charset: 'utf8',
  }) satisfies BuildOptions;

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

const styleOptions = {
  entryPoints: styleEntries,
  plugins: [styleChecks],
  entryNames: '[dir]/[name]',
  assetNames: 'assets/[name]-[hash]',
  loader: { '.woff2': 'file', '.svg': 'file' },
} satisfies BuildOptions;

/** The path of a file below the output folder. */
function publicPath(path: string, siteDir: string): string {
  return relative(join(siteDir, 'out'), path).replaceAll('\\', '/');
}

function collect(files: readonly Pick<OutputFile, 'path' | 'contents' | 'text'>[]): Omit<Bundle, 'modules'> {
  const css = new Map<string, string>();
  const artifacts: Artifact[] = [];
  const lateCssOf = new Map<string, string>();
  let lateCss: string | undefined;
  let script: LoadedScript | undefined;
  for (const { path, contents, text } of files) {
    const page = /^styles\/first\/(.+)\.css$/.exec(path)?.[1];
    const isLate = /^styles\/late\b/.test(path);
    const published = isLate ? hashedSheet(path, contents) : path;
    const latePage = /^styles\/late\/(.+)\.css$/.exec(path)?.[1];
    if (latePage !== undefined) lateCssOf.set(latePage, address(published));
    else if (isLate) lateCss = address(published);
    if (path.startsWith('assets/boot-')) script = loadedScript(path, contents);
    if (page !== undefined) css.set(page, text.trim());
    else artifacts.push({ path: published, body: contents });
  }
  const paths = artifacts.map(({ path }) => path).sort();
  if (script === undefined || lateCss === undefined)
    throw new Error('esbuild made no boot script, or no late styles.');
  const first = [...css.values()].join('');
  const fonts = paths.filter((path) => extname(path) === '.woff2' && first.includes(path)).map(address);
  return { artifacts, assets: { css, lateCss, lateCssOf, script, fonts } };
}

/** `styles/late/faq.css` as `assets/late-faq-1a2b3c4d.css`. */
function hashedSheet(path: string, contents: Uint8Array): string {
  const name = path
    .replace(/^styles\//, '')
    .replace(/\.css$/, '')
    .replaceAll('/', '-');
  return `assets/${name}-${hashOf(contents)}.css`;
}

function address(path: string): string {
  return `/${path}`;
}

function loadedScript(path: string, contents: Uint8Array): LoadedScript {
  const hash = createHash('sha256').update(contents).digest('base64');
  return { href: address(path), integrity: `sha256-${hash}` };
}
