import { dirname, join, sep } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { inputsOf, isFile } from '../../../cache/bundle-inputs.ts';
import { listFiles } from '../../../cache/file-facts.mjs';

/** An output script, by its address on the site. */
export interface Script {
  address: string;
  text: string;
}

/**
 * Makes V8 compile the whole file off the main thread while it downloads. Otherwise V8 parses the functions in React's wrapper again
 * when they run (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Minimum length of a script with the hint, which would be a fifth of the smallest scripts. */
const minHintedLength = 5000;

/** Converts the output files of esbuild to scripts. */
export function scriptsOf(files: readonly OutputFile[]): Script[] {
  return files.map(({ path, text }) => ({
    address: `/${path.slice(path.replaceAll('\\', '/').lastIndexOf('/assets/') + 1).replaceAll('\\', '/')}`,
    text: text.length < minHintedLength ? text : compileHint + text,
  }));
}

/**
 * Removes unused imports of the helper chunk, which esbuild adds to every file (https://github.com/evanw/esbuild/issues/1892). Each
 * would cost a request before the script runs. File names keep the hashes of esbuild.
 */
export function withoutUnusedHelpers(scripts: readonly Script[], { outputs }: Metafile): Script[] {
  const helpers = Object.entries(outputs)
    .filter(([, { inputs, entryPoint }]) => entryPoint === undefined && Object.keys(inputs).length === 0)
    .map(([path]) => `import"/${path.slice(path.indexOf('assets/'))}";`);
  return scripts.map(({ address, text }) => ({
    address,
    text: helpers.reduce((rest, unused) => rest.replaceAll(unused, ''), text),
  }));
}

/** Reports the files that esbuild has read, and the paths where it has looked for others. */
export function reportInputs(
  metafile: Metafile,
  { siteDir, toolDir, onInput }: { siteDir: string; toolDir: string; onInput: (path: string) => void },
): void {
  const files = Object.keys(metafile.inputs)
    .filter(isFile)
    .map((input) => join(siteDir, input));
  const templates = join(siteDir, 'templates', sep);
  const own = files.filter((path) => path.startsWith(templates));
  const folders = own.map((path) => dirname(path));
  // The metafile names the targets of links, which do not change when a link does.
  const links = listFiles(join(siteDir, 'templates'), (entry) => entry.isSymbolicLink());
  const all = [...files, ...folders, ...links, ...inputsOf(metafile, { siteDir, toolDir })];
  for (const path of new Set(all)) onInput(path);
}

/** Checks whether an input uses `import()`. */
export function hasDynamicImport({ inputs }: Metafile): boolean {
  return Object.values(inputs).some(({ imports }) => imports.some(({ kind }) => kind === 'dynamic-import'));
}
