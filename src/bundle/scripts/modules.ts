import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { LateFile, Trigger } from './late-files.ts';
import type { Script } from './output.ts';

/** A script as the browser gets it. */
interface Module {
  /** The addresses of all scripts that must be there before it runs. */
  imports: readonly string[];
  /** What makes the boot script fetch it; none for what pages load themselves, and for what only visitors ask for. */
  triggers: readonly Trigger[];
}

/** All scripts of the site, by address. */
export type Modules = ReadonlyMap<string, Module>;

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>;

/** The scripts that are loaded later. */
export interface LateModules {
  modules: Modules;
  /** The address of the script that is made of a file. */
  addressOf(file: LateFile): string;
  /** What the script that is made of a file exports. */
  exportsOf(file: LateFile): readonly string[];
}

/**
 * Reads which script needs which others.
 *
 * @param scripts the scripts that are published
 * @param metafile what esbuild says of them, with paths below `folder`
 */
export function readLateModules(
  scripts: readonly Script[],
  { metafile, files, folder }: { metafile: Metafile; files: readonly LateFile[]; folder: string },
): LateModules {
  const outputs: Outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [addressIn(path), output]),
  );
  const direct = new Map(scripts.map((script) => [script.address, directImports(script, outputs)]));
  const addressOf = ({ path }: LateFile) => {
    const found = [...outputs].find(
      ([, { entryPoint }]) => entryPoint && resolve(folder, entryPoint) === path,
    );
    if (!found) throw new Error(`No script is made of ${path}.`);
    return found[0];
  };
  const modules = [...direct.keys()].map((address): [string, Module] => {
    const triggers = files.flatMap((file) =>
      file.trigger && addressOf(file) === address ? [file.trigger] : [],
    );
    return [address, { imports: allImports(address, direct), triggers }];
  });
  const exportsOf = (file: LateFile) => outputs.get(addressOf(file))?.exports ?? [];
  return { modules: new Map(modules), addressOf, exportsOf };
}

function directImports({ address, text }: Script, outputs: Outputs): string[] {
  return (
    (outputs.get(address)?.imports ?? [])
      .map(({ path }) => addressIn(path))
      // Empty imports are removed from the scripts when they are made.
      .filter((one) => text.includes(`"${one}"`))
  );
}

function allImports(address: string, direct: ReadonlyMap<string, readonly string[]>): string[] {
  const all = new Set(direct.get(address));
  // What is added meanwhile is visited too.
  for (const one of all) for (const further of direct.get(one) ?? []) all.add(further);
  return [...all];
}

/** The address of an output of esbuild, whose path begins with the folder of the output. */
const addressIn = (path: string) => `/${path.slice(path.indexOf('assets/'))}`;
