import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** The folders of a site and of the tool. */
interface Folders {
  siteDir: string;
  toolDir: string;
}

/**
 * Refuses modules of Node in code that pages may run, because they read what no build can track. Modules that are loaded by `import()` alone may
 * use them: loaders of data and makers of media.
 *
 * @throws an error like that of esbuild, with the place of each import
 */
export function refuseUntrackedImports(metafile: Metafile, folders: Folders): void {
  const { siteDir } = folders;
  const errors = staticModules(metafile, folders).flatMap((input) =>
    (metafile.inputs[input]?.imports ?? [])
      .filter(({ path }) => isBuiltin(path))
      .map(({ path }) => ({
        ...{ id: '', pluginName: '', notes: [], text: `“${path}” cannot be tracked` },
        location: locationOf(resolve(siteDir, input), path, siteDir),
        detail: { untrackedModule: path },
      })),
  );
  if (errors.length > 0)
    throw Object.assign(new Error('Modules of Node are imported.'), { errors, warnings: [] });
}

/** Lists the modules of the site that its definition imports, also through others. */
function staticModules({ inputs }: Metafile, { siteDir, toolDir }: Folders): string[] {
  const tool = ['src', 'cli'].map((folder) => join(relative(siteDir, join(toolDir, folder)), '/'));
  const isOwn = (path: string) =>
    !path.startsWith('shared:') &&
    !path.includes('node_modules/') &&
    !tool.some((one) => path.startsWith(one));
  const found = new Set(Object.keys(inputs).filter((path) => path.endsWith('templates/site.ts')));
  // The loop also visits what is added to the set meanwhile.
  for (const input of found)
    for (const { path, kind } of inputs[input]?.imports ?? [])
      if (kind !== 'dynamic-import' && path in inputs && isOwn(path)) found.add(path);
  return [...found];
}

/** Finds the import of a module in a file. Columns are counted in bytes, as esbuild does. */
function locationOf(file: string, module: string, siteDir: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const quoted = [`'${module}'`, `"${module}"`, `\`${module}\``];
  const isImport = (text: string) =>
    /\b(?:from|import|require)\b/.test(text) && quoted.some((one) => text.includes(one));
  const line = Math.max(0, lines.findIndex(isImport));
  const lineText = lines[line] ?? '';
  const at = Math.max(0, ...quoted.map((one) => lineText.indexOf(one)));
  return {
    ...{ file: relative(siteDir, file), namespace: 'file', line: line + 1, lineText, suggestion: '' },
    ...{ column: Buffer.byteLength(lineText.slice(0, at)), length: module.length + 2 },
  };
}
