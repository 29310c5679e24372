import { existsSync, realpathSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { checkSheets } from './checks.ts';
import { cut, lateImports, type SheetPart } from './cut.ts';
import type { Sheet } from './sheet.ts';

/** Extensions of files that sheets may load. */
export const loadableExtensions = ['.woff2', '.svg'];

/** Checks whether sheets may load a file. */
export const isLoadable = (path: string): boolean => loadableExtensions.includes(extname(path));

/** Plugin data that a sheet passes to the sheets it imports. */
interface ImporterData {
  part: SheetPart;
  lateImports: readonly string[];
}

/** Refuses files outside `templates/`, links to them included: only the templates are dependencies of the styles. */
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

/** Loads parts of sheets into esbuild, by address. */
export function partsOf(sheets: readonly Sheet[]): Plugin {
  const byPath = new Map(sheets.map((sheet) => [sheet.path, sheet]));
  return {
    name: 'style-parts',
    setup(build) {
      build.onStart(() => ({ errors: checkSheets(sheets) }));
      build.onResolve({ filter: /\.css(?:\?\w+)?$/ }, ({ path, resolveDir, pluginData }) => {
        // The path may contain a question mark.
        const [, address = '', part] = /^(.*\.css)(?:\?(\w+))?$/s.exec(path) ?? [];
        const found = resolve(resolveDir, address);
        return byPath.has(found)
          ? { path: found, suffix: `?${part ?? partOf(address, pluginData)}` }
          : undefined;
      });
      build.onLoad({ filter: /\.css$/ }, ({ path, suffix }) => {
        const sheet = byPath.get(path);
        return sheet && { ...load(sheet, suffix.slice(1) as SheetPart), resolveDir: dirname(path) };
      });
      build.onEnd(({ errors, warnings }) => ({
        errors: errors.length + warnings.length === 0 ? sheets.flatMap(parseError) : [],
      }));
    },
  };
}

/** Returns the part of an imported sheet: that of its importer, or all of it if the import is in the late layer. */
function partOf(address: string, importer: ImporterData | undefined): SheetPart {
  if (!importer) return 'whole';
  return importer.part === 'late' && importer.lateImports.includes(address) ? 'whole' : importer.part;
}

function load({ text, root }: Sheet, part: SheetPart) {
  const pluginData: ImporterData = { part, lateImports: root ? lateImports(root) : [] };
  return { contents: root ? cut(text, root, part) : text, loader: 'css' as const, pluginData };
}

/** Reports a sheet that only postcss rejects. Errors of esbuild come first, because they are more precise. */
function parseError({ file, root }: Sheet): PartialMessage[] {
  return root ? [] : [{ text: 'this is not CSS', location: { file } }];
}
