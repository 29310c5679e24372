// @module-tag all
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyCopy, tinyWorkspace } from '../support/tiny-site.ts';

it('a command takes the site of the folder in which it is run', () => {
  const folder = tinyCopy();
  const run = (...args: string[]) => site(args, { cwd: folder });
  expect(run('validate')).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(run('routes', '--json').stdout)).toContainEqual(
    expect.objectContaining({ id: 'wool', template: 'note' }),
  );
  expect(run('build', '--quiet')).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(folder, 'dist/ull.html'), 'utf8')).toContain('<main');
  expect(run('forms').stdout).toContain('ask');
  expect(existsSync(join(folder, '.cache'))).toBe(true);
});

it('--site names another site than that of the folder', () => {
  const [here, other] = [
    tinyCopy(),
    tinyCopy({ file: 'content/en/wool.md', replace: /^slug: .*$/m, with: 'slug: fleece' }),
  ];
  const { stdout } = site(['routes', '--json', '--site', other], { cwd: here });
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ en: '/en/fleece' }));
});

it('in a folder without a site, a command takes the site of the tool', () => {
  const { code, stderr } = site(['validate'], { cwd: tinyWorkspace() });
  expect([code, stderr]).toEqual([1, expect.stringContaining('error missing-key')]);
});
