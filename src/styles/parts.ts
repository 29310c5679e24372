import { existsSync, realpathSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { checkSheets } from './checks.ts';
import { cut, lateImports, type Part } from './cut.ts';
import type { Sheet } from './sheet.ts';

/** The endings of files that sheets may load. */
export const loadedEndings = ['.woff2', '.svg'];

/** Whether sheets may load a file. */
export const isLoaded = (path: string): boolean => loadedEndings.includes(extname(path));

/** What the rules of a file are taken for, passed on from the file to its imports. */
interface Loaded {
  part: Part;
  lateImports: readonly string[];
}

/**
 * Refuses what sheets would use from elsewhere, links to it included: whether anything has changed is asked of the templates alone.
 *
 * @param siteDir the folder of the site
 */
export function onlyTemplates(siteDir: string): Plugin {
  const templates = [join(siteDir, 'templates'), realpathSync(join(siteDir, 'templates'))];
  const isOwn = (path: string) => templates.some((folder) => path.startsWith(join(folder, sep)));
  return {
    name: 'only-templates',
    setup(build) {
      build.onResolve({ filter: /^[^/#]/ }, ({ kind, path, resolveDir }) => {
        const isOfSheet = kind === 'import-rule' || kind === 'url-token';
        if (!isOfSheet || /^[\w-]+:/.test(path)) return undefined;
        const found = resolve(resolveDir, path.replace(/[?#].*$/, ''));
        if (!existsSync(found) || (isOwn(found) && isOwn(realpathSync(found)))) return undefined;
        return { errors: [{ text: `${path} is not in “templates”. Put what styles use there` }] };
      });
    },
  };
}

/** Gives esbuild the parts of sheets by their addresses. */
export function partsOf(sheets: readonly Sheet[]): Plugin {
  const byPath = new Map(sheets.map((sheet) => [sheet.path, sheet]));
  return {
    name: 'style-parts',
    setup(build) {
      build.onStart(() => ({ errors: checkSheets(sheets) }));
      build.onResolve({ filter: /\.css(?:\?\w+)?$/ }, ({ path, resolveDir, pluginData }) => {
        // The folder of the site may have a question mark in its name.
        const [, address = '', part] = /^(.*\.css)(?:\?(\w+))?$/s.exec(path) ?? [];
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
