import { existsSync, realpathSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { sourcesIn } from './compiled.mjs';

/** What a site takes from the running tool: packages, and all modules of some folders. Two copies would not know each other's objects. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom/server', 'zod'];
const sharedFolders = ['src/define', 'src/locales'];

/** Makes the entry `shared` of the tool, which exports all shared modules by name. */
export function sharedEntry(toolDir: string): Plugin {
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

/** Matches imports that may lead to a shared folder. To resolve every import here would take longer than to compile them. */
const mayBeShared = new RegExp(
  `^\\.\\.?/(?:.*/)?(?:${sharedFolders.map((folder) => basename(folder)).join('|')})/`,
);

/** A site elsewhere may have the tool as a link. */
const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : path);

/**
 * Lets a site take shared modules from the running tool.
 *
 * @param address of the entry `shared`, which exports `modules`
 */
export function sharedWith(
  modules: Readonly<Record<string, object>>,
  { toolDir, address }: { toolDir: string; address: string },
): Plugin {
  const root = realpathSync(toolDir);
  const shared = (path: string) => (Object.hasOwn(modules, path) ? { path, namespace: 'shared' } : undefined);
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

function sharedModule(name: string, exported: readonly string[], address: string): string {
  // Zod exports names that no variable may have, such as `catch`.
  const exports = exported.map((one, at) => `const e${at} = it.${one}; export { e${at} as ${one} };`);
  return [
    `import { modules } from ${JSON.stringify(address)};`,
    `const it = modules[${JSON.stringify(name)}];`,
    ...exports,
  ].join('\n');
}
