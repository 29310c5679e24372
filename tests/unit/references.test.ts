import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../support/workspace.ts';

/** Where files of the project are named by their paths; tests and examples make up files of their own, and the changelog names old ones. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectDir,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|ya?ml|toml|md)$|^(?:Dockerfile|\.ci\/run)$/.test(file))
  .filter(
    (file) =>
      !/^tests\/.*\.(?:ts|mjs)$|^(?:src\/diagnostics|templates\/checks)\/examples\/|^CHANGELOG\.md$/.test(
        file,
      ),
  )
  .filter((file) => existsSync(join(projectDir, file)));

/** What a document adds to the site as an example. */
const examples: Readonly<Record<string, RegExp>> = {
  'templates/README.md': /\/(?:press[./]|da[./]|offices\.|greet\.)/,
};

/** Paths from the top of the project. A folder with a slash at its end may be one that is yet to be made. */
function pathsIn(text: string): string[] {
  const path = /(?<![\w./@-])(?:cli|content|src|templates|tests)\/[\w.*{}/-]*[\w}*/]/g;
  return (text.match(path) ?? []).filter((one) => !/[*{}]|\/$/.test(one));
}

describe('comments, messages and documents', () => {
  it('name no file of the project that is not there', () => {
    const named = files.flatMap((file) =>
      pathsIn(readFileSync(join(projectDir, file), 'utf8')).map((path) => ({ file, path })),
    );
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(
      ({ file, path }) =>
        !examples[file]?.test(path) &&
        ![projectDir, join(projectDir, dirname(file))].some((from) => existsSync(join(from, path))),
    );
    expect(missing.map(({ file, path }) => `${file} names ${path}`)).toEqual([]);
  });
});
