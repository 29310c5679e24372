import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Tells which files esbuild has read, and not what plugins made up, whose names begin with that of a namespace. */
export function noteInputs(
  { inputs }: Metafile,
  { siteDir, noteFile }: { siteDir: string; noteFile: (path: string) => void },
): void {
  for (const input of Object.keys(inputs))
    if (!/^[\w-]+:|^<stdin>$/.test(input)) noteFile(join(siteDir, input));
}

/** Whether a file that esbuild has read loads another with `import()`. */
export function hasDynamicImport({ inputs }: Metafile): boolean {
  return Object.values(inputs).some(({ imports }) => imports.some(({ kind }) => kind === 'dynamic-import'));
}
