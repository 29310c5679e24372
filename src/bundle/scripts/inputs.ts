import { dirname, join, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { inputsOf, isFile } from '../../cache/bundle-inputs.ts';
import { listFiles } from '../../cache/file-facts.mjs';

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
