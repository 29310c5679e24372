// @module-tag all
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, projectDir } from '../support/workspace.ts';

/** Checks a site outside the tool with its own settings of the compiler. */
function typeErrors(...edits: readonly Edit[]): string {
  const settings = { extends: join(projectDir, 'tsconfig.json'), include: ['templates'] };
  const folder = tinyCopy({ file: 'tsconfig.json', write: JSON.stringify(settings) }, ...edits);
  const program = join(projectDir, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [program, '--noEmit', '-p', folder], { cwd: folder, encoding: 'utf8' })
    .stdout;
}

it('a site elsewhere compiles, with the ready-made languages', { timeout: 60_000 }, () => {
  expect(typeErrors()).toBe('');
});

it('the compiler names a key that a view reads and the schema lacks', { timeout: 60_000 }, () => {
  const errors = typeErrors({
    file: 'templates/Document.tsx',
    replace: '{ title: string;',
    with: '{ title: string; motto: string;',
  });
  expect(errors).toContain('keysThatTheSchemaLacks: "motto"');
});
