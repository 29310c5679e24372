// @module-tag all
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfTool, runCopy } from '../support/tool-copy.ts';
import { temporaryFolder } from '../support/workspace.ts';

/** Builds a site with a tool; with styles and scripts anew, for which it needs its packages. */
const build = (tool: string) =>
  runCopy(
    tool,
    'build',
    '--site',
    'tests/sites/tiny',
    '--no-cache',
    '--out',
    join(temporaryFolder(), 'dist'),
  );

it('a tool that is installed as a package, below a folder node_modules, builds a site', {
  timeout: 60_000,
}, () => {
  const tool = join(temporaryFolder(), 'node_modules/generator');
  mkdirSync(tool, { recursive: true });
  expect(build(copyOfTool(tool))).toMatchObject({ code: 0, stderr: '' });
});

it('a tool of which the cache is a link to another disk finds its packages', { timeout: 60_000 }, () => {
  const tool = copyOfTool();
  const elsewhere = temporaryFolder();
  symlinkSync(elsewhere, join(tool, '.cache'));
  expect(build(tool)).toMatchObject({ code: 0, stderr: '' });
  // Also when what was compiled is taken as it is.
  expect(build(tool)).toMatchObject({ code: 0, stderr: '' });
});
