import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isModule } from './file-facts.mjs';

/** The parts of esbuild's metafile that are used here. */
interface Metafile {
  inputs: Readonly<Record<string, unknown>>;
  outputs: Readonly<Record<string, { imports: { path: string }[] }>>;
}

/**
 * Lists the places on which the bundled code of a site depends, beside the modules in its templates and the tool.
 *
 * @returns absolute paths, also of places where nothing is
 */
export function inputsOf(metafile: Metafile, { siteDir, toolDir }: { siteDir: string; toolDir: string }) {
  const templates = realpathSync(join(siteDir, 'templates'));
  const tool = join(realpathSync(toolDir), 'src');
  const isSource = (path: string) =>
    isIn(path, tool) || (isIn(path, templates) && isModule(path) && !basename(path).startsWith('.'));
  const site = dirname(templates);
  const files = filesIn(metafile, siteDir).filter((path) => !isSource(path));
  // A new file in a folder where esbuild looked for a module can take its place.
  const folders = files.flatMap((path) => foldersLookedInto(path, site));
  const external = filesOfPackagesOutside(metafile);
  const described = [...folders, ...external.flatMap(above)].map(descriptionIn);
  return unique([
    ...files,
    ...folders.filter((folder) => !isIn(folder, templates)),
    ...described.filter((path) => existsSync(path)),
    ...above(site).map(descriptionIn),
    ...descriptionsOf([...files, ...external], site),
  ]);
}

/** Lists the places on which the bundled tool depends beside its own sources: the files of packages that were read, and their versions. */
export function packageInputs(metafile: Metafile, toolDir: string): string[] {
  const all = [...filesIn(metafile, toolDir), ...filesOfPackagesOutside(metafile)];
  const files = all.filter((path) => packageName(path) !== undefined);
  return unique([...files, ...descriptionsOf(files, toolDir)]);
}

/** Checks that esbuild has read an input as a file. The names of other ones begin with the namespace of a plugin. */
export const isFile = (input: string): boolean => !/^[\w-]+:|^<stdin>$/.test(input);

const filesIn = ({ inputs }: Metafile, workingDir: string) =>
  Object.keys(inputs)
    .filter(isFile)
    .map((input) => resolve(workingDir, input));

/** Lists the files that are imported from packages that Node loads. */
function filesOfPackagesOutside({ outputs }: Metafile): string[] {
  return Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .map(({ path }) => (path.startsWith('file:') ? fileURLToPath(path) : path))
    .filter((path) => packageName(path) !== undefined);
}

/**
 * Lists the `package.json` of each package of some files as Node looks for it from a folder, up to the first that exists: one that
 * comes nearer would be another package.
 */
function descriptionsOf(files: readonly string[], folder: string): string[] {
  const names = unique(files.flatMap((path) => packageName(path) ?? []));
  return names.flatMap((name) => {
    const paths = above(folder).map((from) => descriptionIn(join(from, 'node_modules', name)));
    return paths.slice(0, paths.findIndex((path) => existsSync(path)) + 1 || paths.length);
  });
}

/** Lists the folders of a file in its package; of any other file those up to the first that contains the site. */
function foldersLookedInto(file: string, site: string): string[] {
  const isInPackage = packageName(file) !== undefined;
  return above(file)
    .filter((path) => (isInPackage ? packageName(path) !== undefined : !isIn(site, path)))
    .map((path) => dirname(path))
    .filter((folder) => basename(folder) !== 'node_modules');
}

const descriptionIn = (folder: string) => join(folder, 'package.json');

/** Returns the name of the package that contains a path. */
const packageName = (path: string) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];

const isIn = (path: string, folder: string) => `${path}${sep}`.startsWith(join(folder, sep));

/** Lists a path and the folders above it. */
const above = (path: string): string[] => (dirname(path) === path ? [path] : [path, ...above(dirname(path))]);

const unique = (paths: readonly string[]) => [...new Set(paths)].toSorted();
