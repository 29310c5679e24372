import { dirname, join, sep } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { inputsOf, isFile } from '../../cache/bundle-inputs.ts';
import { listFiles } from '../../cache/file-facts.mjs';

/** A script that is to be published. */
export interface Script {
  /** Its address on the site. */
  address: string;
  text: string;
}

/**
 * Asks V8 to compile a whole file beside the main thread while it arrives. Without it, what is in React's wrapper is
 * parsed again when it runs, which holds up the page (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** From how many characters on a file is worth the hint, which is a fifth of the smallest files. */
const leastHinted = 5000;

/** What esbuild has made, with addresses; the folder of the output is `assets/` of the site. */
export function scriptsOf(files: readonly OutputFile[]): Script[] {
  return files.map(({ path, text }) => ({
    address: `/${path.slice(path.replaceAll('\\', '/').lastIndexOf('/assets/') + 1).replaceAll('\\', '/')}`,
    text: text.length < leastHinted ? text : compileHint + text,
  }));
}

/**
 * The scripts without empty imports. esbuild lets every file import the chunk of its helpers, even those that
 * use none of them, which costs each page one more request before its script runs
 * (https://github.com/evanw/esbuild/issues/1892). The names in the files' own names stay those of what esbuild wrote.
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

/** Tells which files esbuild has read, and in which places it has looked for others. */
export function noteInputs(
  metafile: Metafile,
  { siteDir, toolDir, noteFile }: { siteDir: string; toolDir: string; noteFile: (path: string) => void },
): void {
  const files = Object.keys(metafile.inputs)
    .filter(isFile)
    .map((input) => join(siteDir, input));
  const templates = join(siteDir, 'templates', sep);
  const own = files.filter((path) => path.startsWith(templates));
  const folders = own.map((path) => dirname(path));
  // esbuild names what it has found behind them, which stays when they lead elsewhere.
  const links = listFiles(join(siteDir, 'templates'), (entry) => entry.isSymbolicLink());
  const all = [...files, ...folders, ...links, ...inputsOf(metafile, { siteDir, toolDir })];
  for (const path of new Set(all)) noteFile(path);
}

/** Whether a file that esbuild has read loads another with `import()`. */
export function hasDynamicImport({ inputs }: Metafile): boolean {
  return Object.values(inputs).some(({ imports }) => imports.some(({ kind }) => kind === 'dynamic-import'));
}
