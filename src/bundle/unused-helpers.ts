import type { BuildResult, OutputFile } from 'esbuild';

type Scripts = BuildResult<{ write: false; metafile: true }>;

/**
 * The scripts without the imports of nothing. esbuild lets every file import the chunk of its own helpers, also those that
 * use none of them, which costs each page one more request before its script runs
 * (https://github.com/evanw/esbuild/issues/1892). The names in the files' own names stay those of what esbuild wrote.
 */
export function withoutUnusedHelpers({
  outputFiles,
  metafile,
}: Scripts): Pick<OutputFile, 'path' | 'contents' | 'text'>[] {
  const helpers = Object.entries(metafile.outputs)
    .filter(([, { inputs, entryPoint }]) => entryPoint === undefined && Object.keys(inputs).length === 0)
    .map(([path]) => `import"/${path.slice(path.indexOf('assets/'))}";`);
  return outputFiles.map(({ path, text: whole }) => {
    const text = helpers.reduce((rest, unused) => rest.replaceAll(unused, ''), whole);
    return { path, text, contents: new TextEncoder().encode(text) };
  });
}
