import { dirname, extname, join, relative, resolve } from 'node:path';
import type { OutputFile, PartialMessage, Plugin } from 'esbuild';
import type { Artifact } from '../../artifact.ts';
import { type Sources, unlessFailed } from '../failures.ts';
import { commonOptions } from '../options.ts';
import { checkSheets } from './checks.ts';
import { cut, lateImports, type Part } from './cut.ts';
import type { Entry } from './plan.ts';
import type { Sheet } from './sheet.ts';

/** The endings of files that sheets may load. */
const loadedEndings = ['.woff2', '.svg'];

/** Whether sheets may load a file. */
export const isLoaded = (path: string): boolean => loadedEndings.includes(extname(path));

/** Bundled sheets by the name of their entry, and the files that they load. */
export interface EmittedStyles {
  sheets: Map<string, string>;
  files: Artifact[];
}

/** What the rules of a file are taken for, passed on from the file to its imports. */
interface Loaded {
  part: Part;
  lateImports: readonly string[];
}

/** Bundles sheets with esbuild. Reports what is wrong with any of them; then there are none. */
export async function emitStyles(
  entries: ReadonlyMap<string, Entry>,
  sheets: readonly Sheet[],
  sources: Sources,
): Promise<EmittedStyles | undefined> {
  const { build } = await import('esbuild');
  const result = await unlessFailed(
    build({
      ...commonOptions(sources.siteDir),
      entryPoints: [...entries.keys()].map((name) => ({ in: `styles:${name}`, out: name })),
      assetNames: 'assets/[name]-[hash]',
      loader: Object.fromEntries(loadedEndings.map((ending) => [ending, 'file'])),
      plugins: [partsOf(entries, sheets)],
    }),
    sources,
  );
  return result && collect(result.outputFiles, join(sources.siteDir, 'out'));
}

function collect(outputs: readonly OutputFile[], folder: string): EmittedStyles {
  const emitted: EmittedStyles = { sheets: new Map(), files: [] };
  for (const { path, contents, text } of outputs) {
    const name = relative(folder, path).replaceAll('\\', '/');
    if (extname(name) === '.css') emitted.sheets.set(name.slice(0, -'.css'.length), text.trim());
    else emitted.files.push({ path: name, body: contents });
  }
  return emitted;
}

/** Gives esbuild the parts of sheets: `templates/components/Button.css?late`. */
function partsOf(entries: ReadonlyMap<string, Entry>, sheets: readonly Sheet[]): Plugin {
  const byPath = new Map(sheets.map((sheet) => [sheet.path, sheet]));
  return {
    name: 'style-parts',
    setup(build) {
      build.onStart(() => ({ errors: checkSheets(sheets) }));
      build.onResolve({ filter: /^styles:/ }, ({ path }) => ({ path, namespace: 'styles' }));
      build.onLoad({ filter: /^/, namespace: 'styles' }, ({ path }) => ({
        contents: importsOf(entries.get(path.slice('styles:'.length))),
        loader: 'css',
        resolveDir: '/',
      }));
      build.onResolve({ filter: /\.css(?:\?\w+)?$/ }, ({ path, resolveDir, pluginData }) => {
        const [address = '', part] = path.split('?');
        const found = resolve(resolveDir, address);
        return byPath.has(found)
          ? { path: found, suffix: `?${part ?? partOf(address, pluginData)}` }
          : undefined;
      });
      build.onLoad({ filter: /\.css$/ }, ({ path, suffix }) => {
        const sheet = byPath.get(path);
        return sheet && { ...loaded(sheet, suffix.slice(1) as Part), resolveDir: dirname(path) };
      });
      build.onEnd(({ errors, warnings }) => ({
        errors: errors.length + warnings.length === 0 ? sheets.flatMap(unread) : [],
      }));
    },
  };
}

function importsOf(entry: Entry | undefined): string {
  return (entry?.parts ?? [])
    .map(({ sheet, part }) => `@import ${JSON.stringify(`${sheet.path}?${part}`)};`)
    .join('\n');
}

/** An imported sheet is cut like the one that imports it. */
function partOf(address: string, importer: Loaded | undefined): Part {
  if (!importer) return 'whole';
  return importer.part === 'late' && importer.lateImports.includes(address) ? 'whole' : importer.part;
}

function loaded({ text, root }: Sheet, part: Part) {
  const pluginData: Loaded = { part, lateImports: root ? lateImports(root) : [] };
  return { contents: root ? cut(text, root, part) : text, loader: 'css' as const, pluginData };
}

/** What postcss cannot read is reported by esbuild, which knows more about it; this is for what only postcss finds. */
function unread({ file, root }: Sheet): PartialMessage[] {
  return root ? [] : [{ text: 'this is not CSS', location: { file } }];
}
