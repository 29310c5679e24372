// @ts-check
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve } from 'node:path';

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * Refuses modules of Node in the code of a site that pages may run: such modules read what no build can track. Modules that are loaded
 * by `import()` alone may have them: loaders of data and makers of media.
 *
 * @param {Metafile} metafile
 * @param {{ siteDir: string, toolDir: string }} place
 * @throws an error like that of esbuild, with the place of each import
 */
export function refuseUntrackedImports(metafile, { siteDir, toolDir }) {
  const errors = staticModules(metafile, { siteDir, toolDir }).flatMap((input) =>
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

/**
 * The modules of the site that its definition imports, directly or not.
 *
 * @param {Metafile} metafile
 * @param {{ siteDir: string, toolDir: string }} place
 */
function staticModules({ inputs }, { siteDir, toolDir }) {
  const tool = ['src', 'cli'].map((folder) => join(relative(siteDir, join(toolDir, folder)), '/'));
  const isOwn = (/** @type {string} */ path) =>
    !path.startsWith('shared:') &&
    !path.includes('node_modules/') &&
    !tool.some((one) => path.startsWith(one));
  const found = new Set(Object.keys(inputs).filter((path) => path.endsWith('templates/site.ts')));
  // A set also visits what it gets meanwhile.
  for (const input of found)
    for (const { path, kind } of inputs[input]?.imports ?? [])
      if (kind !== 'dynamic-import' && path in inputs && isOwn(path)) found.add(path);
  return [...found];
}

/**
 * Finds where a file names a module. Columns are counted in bytes, as esbuild does.
 *
 * @param {string} file
 * @param {string} module
 * @param {string} siteDir
 */
function locationOf(file, module, siteDir) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const quoted = [`'${module}'`, `"${module}"`, `\`${module}\``];
  const isImport = (/** @type {string} */ text) =>
    /\b(?:from|import|require)\b/.test(text) && quoted.some((one) => text.includes(one));
  const line = Math.max(0, lines.findIndex(isImport));
  const lineText = lines[line] ?? '';
  const at = Math.max(0, ...quoted.map((one) => lineText.indexOf(one)));
  return {
    ...{ file: relative(siteDir, file), namespace: 'file', line: line + 1, lineText, suggestion: '' },
    ...{ column: Buffer.byteLength(lineText.slice(0, at)), length: module.length + 2 },
  };
}
