import type { Metafile, OutputFile } from 'esbuild';

/** A script that is to be published. */
export interface Script {
  /** Its address on the site. */
  address: string;
  text: string;
}

/** What esbuild has made, with addresses; the folder of the output is `assets/` of the site. */
export function scriptsOf(files: readonly OutputFile[]): Script[] {
  return files.map(({ path, text }) => ({
    address: `/${path.slice(path.replaceAll('\\', '/').lastIndexOf('/assets/') + 1).replaceAll('\\', '/')}`,
    text,
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
