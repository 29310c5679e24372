import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { LateFile, Trigger } from './late-files.ts';
import type { Script } from './output.ts';

/** The dependencies and triggers of an output script. */
interface ScriptModule {
  /** Addresses of all transitive imports. */
  imports: readonly string[];
  /** Triggers that make the boot script load it; empty for the boot script and for modules loaded on a visitor's action. */
  triggers: readonly Trigger[];
}

/** All scripts of the site, by address. */
export type Modules = ReadonlyMap<string, ScriptModule>;

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>;

/** The scripts that are loaded on demand. */
export interface LateModules {
  modules: Modules;
  /** Returns the address of the script of a file. */
  addressOf(file: LateFile): string;
  /** Returns the exports of the script of a file. */
  exportsOf(file: LateFile): readonly string[];
}

/**
 * Reads the import graph of the late modules.
 *
 * @param scripts the output scripts
 * @param metafile the metafile of esbuild, with paths below `folder`
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
  const modules = [...direct.keys()].map((address): [string, ScriptModule] => {
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
      // `withoutUnusedHelpers` has removed some imports.
      .filter((one) => text.includes(`"${one}"`))
  );
}

function allImports(address: string, direct: ReadonlyMap<string, readonly string[]>): string[] {
  const all = new Set(direct.get(address));
  // Iteration includes scripts added meanwhile.
  for (const one of all) for (const further of direct.get(one) ?? []) all.add(further);
  return [...all];
}

/** Returns the address of an esbuild output. */
const addressIn = (path: string) => `/${path.slice(path.indexOf('assets/'))}`;
