// @ts-check
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isModule } from './file-facts.mjs';

/**
 * What esbuild says of what it has made.
 *
 * @typedef {{
 *   inputs: Readonly<Record<string, unknown>>,
 *   outputs: Readonly<Record<string, { imports: { path: string }[] }>>,
 * }} Metafile
 */

/**
 * On what the code of a site depends, once it is bundled, beside the modules in its templates and the tool: files from elsewhere that
 * esbuild has read; folders in which it looked for them, since a new file can take the place of another there; each `package.json` that
 * it may have read; and those that would make a package another one, if they were there.
 *
 * @param {Metafile} metafile
 * @param {{ siteDir: string, toolDir: string }} place
 * @returns {string[]} absolute paths, also of what is not there
 */
export function inputsOf({ inputs, outputs }, { siteDir, toolDir }) {
  const templates = realpathSync(join(siteDir, 'templates'));
  const site = dirname(templates);
  const tool = join(realpathSync(toolDir), 'src');
  const isKnown = (/** @type {string} */ path) =>
    isIn(path, tool) || (isIn(path, templates) && isModule(path) && !basename(path).startsWith('.'));
  const files = Object.keys(inputs)
    .filter(isFile)
    .map((input) => resolve(siteDir, input))
    .filter((path) => !isKnown(path));
  const external = Object.values(outputs).flatMap(({ imports }) => imports.flatMap(packageFile));
  const all = [...files, ...external];
  const folders = files.flatMap((path) => foldersLookedInto(path, site));
  const described = [...folders, ...external.flatMap(above)].map((folder) => join(folder, 'package.json'));
  // Those of the site itself would be found first.
  const named = all
    .filter((path) => !isIn(path, join(site, 'node_modules')))
    .flatMap((path) => nameOf(path) ?? []);
  return unique([
    ...files,
    ...folders.filter((folder) => !isIn(folder, templates)),
    ...described.filter((path) => existsSync(path)),
    ...above(site).map((folder) => join(folder, 'package.json')),
    ...unique(named).flatMap((name) =>
      above(site).map((folder) => join(folder, 'node_modules', name, 'package.json')),
    ),
  ]);
}

/**
 * Lists the files of packages that the bundled tool depends on: those that esbuild has read, and the `package.json` of each package,
 * which changes with every installed version.
 *
 * @param {Metafile} metafile
 * @param {string} toolDir
 * @returns {string[]} absolute paths, also of what is not there
 */
export function packageInputs({ inputs, outputs }, toolDir) {
  const bundled = Object.keys(inputs)
    .filter(isFile)
    .map((input) => resolve(toolDir, input));
  const external = Object.values(outputs).flatMap(({ imports }) => imports.flatMap(packageFile));
  const files = [...bundled, ...external].filter((path) => nameOf(path) !== undefined);
  const names = unique(files.flatMap((path) => nameOf(path) ?? []));
  return unique([...files, ...names.flatMap((name) => describedFrom(toolDir, name))]);
}

/**
 * The `package.json` of a package as Node finds it from a folder, and those that it would find before, if they were there.
 *
 * @param {string} folder
 * @param {string} name
 */
function describedFrom(folder, name) {
  const paths = above(folder).map((from) => join(from, 'node_modules', name, 'package.json'));
  return paths.slice(0, paths.findIndex((path) => existsSync(path)) + 1 || paths.length);
}

/**
 * Whether esbuild has read something, and no plugin has made it up, whose name begins with that of a namespace then.
 *
 * @param {string} input
 */
export const isFile = (input) => !/^[\w-]+:|^<stdin>$/.test(input);

/**
 * The file of a package that is left to Node.
 *
 * @param {{ path: string }} imported
 * @returns {string[]}
 */
function packageFile({ path }) {
  const file = path.startsWith('file:') ? fileURLToPath(path) : path;
  return nameOf(file) === undefined ? [] : [file];
}

/**
 * The folders in which another file would be found before this one: those of its package, or else those that do not have the site in them,
 * and the first that does.
 *
 * @param {string} file
 * @param {string} site
 */
function foldersLookedInto(file, site) {
  const isInPackage = nameOf(file) !== undefined;
  return above(file)
    .filter((path) => (isInPackage ? nameOf(path) !== undefined : !isIn(site, path)))
    .map((path) => dirname(path))
    .filter((folder) => basename(folder) !== 'node_modules');
}

/**
 * The name of the package that a file or folder is in, or is.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
const nameOf = (path) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];

/**
 * @param {string} path
 * @param {string} folder
 */
const isIn = (path, folder) => `${path}${sep}`.startsWith(join(folder, sep));

/**
 * A path and the folders that it is in.
 *
 * @param {string} path
 * @returns {string[]}
 */
const above = (path) => (dirname(path) === path ? [path] : [path, ...above(dirname(path))]);

/** @param {readonly string[]} paths */
const unique = (paths) => [...new Set(paths)].toSorted();
