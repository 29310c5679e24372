import type { Metafile } from 'esbuild';

/** A script as the browser gets it. */
interface Module {
  /** The file of the project that this one is fetched for; none for code that several share. */
  source: string | undefined;
  /** The addresses of the scripts that must be there before it runs. */
  imports: readonly string[];
}

/** All scripts of the site, by address. */
export type Modules = ReadonlyMap<string, Module>;

/**
 * Which script needs which others.
 *
 * @param scripts the scripts that are published, with their paths below the output folder
 */
export function readModules(
  scripts: readonly { path: string; text: string }[],
  { outputs }: Metafile,
): Modules {
  const known = Object.entries(outputs).map(([path, output]) => ({ path: publicPart(path), ...output }));
  return new Map(
    scripts.map(({ path, text }) => {
      const { entryPoint, imports = [] } = known.find((one) => one.path === path) ?? {};
      const needed = imports
        .filter(({ kind }) => kind === 'import-statement')
        .map((one) => `/${publicPart(one.path)}`)
        // The imports of nothing are taken out of the scripts when they are made.
        .filter((address) => text.includes(`"${address}"`));
      return [`/${path}`, { source: entryPoint, imports: needed }];
    }),
  );
}

const publicPart = (path: string) => path.slice(path.indexOf('assets/'));
