// @ts-check
import { existsSync, realpathSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { sourcesIn } from './checked.mjs';

/** What a site takes from the tool that runs, beside the vocabulary: two of them would not know each other's objects. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom/server', 'zod'];

/** The folders of the tool whose modules a site takes from the tool that runs. */
const sharedFolders = ['src/define', 'src/locales'];

/**
 * The entry `shared` of the tool: all that sites take from it, by name.
 *
 * @param {string} toolDir
 * @returns {import('esbuild').Plugin}
 */
export function sharedEntry(toolDir) {
  const files = sharedFolders
    .flatMap((folder) => sourcesIn(join(toolDir, folder)))
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => relative(toolDir, path).replaceAll(sep, '/'));
  const all = [...files.map((file) => [file, `./${file}`]), ...sharedPackages.map((name) => [name, name])];
  const imports = all.map(([, from], at) => `import * as m${at} from ${JSON.stringify(from)};`);
  const modules = all.map(([name], at) => `${JSON.stringify(name)}: m${at}`);
  return {
    name: 'shared-entry',
    setup(build) {
      build.onResolve({ filter: /^shared$/ }, ({ kind, path }) =>
        kind === 'entry-point' ? { path, namespace: 'shared-entry' } : undefined,
      );
      build.onLoad({ filter: /^/, namespace: 'shared-entry' }, () => ({
        contents: `${imports.join('\n')}\nexport const modules = { ${modules.join(', ')} };`,
        resolveDir: toolDir,
      }));
    },
  };
}

/** What the address of a module in such a folder looks like: to ask about every import would take longer than to compile them. */
const mayBeShared = new RegExp(
  `^\\.\\.?/(?:.*/)?(?:${sharedFolders.map((folder) => basename(folder)).join('|')})/`,
);

/**
 * Where a file really is: a site elsewhere may have the tool as a link.
 *
 * @param {string} path
 */
const realPath = (path) => (existsSync(path) ? realpathSync(path) : path);

/**
 * Lets a site take from the tool that runs what both must have in common.
 *
 * @param {Readonly<Record<string, object>>} modules
 * @param {{ toolDir: string, address: string }} tool its folder, and where `modules` comes from
 * @returns {import('esbuild').Plugin}
 */
export function sharedWith(modules, { toolDir, address }) {
  const root = realpathSync(toolDir);
  const shared = (/** @type {string} */ path) =>
    Object.hasOwn(modules, path) ? { path, namespace: 'shared' } : undefined;
  return {
    name: 'shared-with-tool',
    setup(build) {
      build.onResolve({ filter: /^[^.]/ }, ({ path }) =>
        path === address ? { path, external: true } : shared(path),
      );
      build.onResolve({ filter: mayBeShared }, ({ path, resolveDir }) =>
        shared(relative(root, realPath(resolve(resolveDir, path))).replaceAll(sep, '/')),
      );
      build.onLoad({ filter: /^/, namespace: 'shared' }, ({ path }) => ({
        contents: sharedModule(path, Object.keys(modules[path] ?? {}), address),
      }));
    },
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} exported
 * @param {string} address
 */
function sharedModule(name, exported, address) {
  // Zod has names that no variable may have, such as `catch`.
  const exports = exported.map((one, at) => `const e${at} = it.${one}; export { e${at} as ${one} };`);
  return [
    `import { modules } from ${JSON.stringify(address)};`,
    `const it = modules[${JSON.stringify(name)}];`,
    ...exports,
  ].join('\n');
}
