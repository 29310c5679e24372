import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Browsers with `light-dark()`, nesting and popovers: from spring 2024 on. */
const target = ['chrome123', 'firefox125', 'safari17.5'];

/** The options for bundling both scripts and styles. Nothing is written to the disk. */
export const commonOptions = (siteDir: string) =>
  ({
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    write: false,
    outdir: join(siteDir, 'out'),
    publicPath: '/',
    target,
    logLevel: 'silent',
    legalComments: 'none',
    charset: 'utf8',
    // As for the code of the site (cli/compile/bundle.ts).
    tsconfigRaw: {},
  }) satisfies BuildOptions;
