// @module-tag all
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quickSite } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const definition = 'templates/site.ts';

/** What makes a site unusable, and what is said of it. */
const cases: Record<string, { edit: Edit; code: string; line: string; says: string; frame: string }> = {
  'does not compile': {
    edit: { file: definition, replace: /$/, with: 'const x = ;\n' },
    ...{ code: 'bundle-failed', line: 'const x = ;', says: 'This code cannot be bundled: Unexpected ";"' },
    frame: '          ^',
  },
  'throws when it is loaded': {
    edit: { file: definition, replace: /$/, with: "throw new Error('at load');\n" },
    ...{ code: 'site-unusable', line: "throw new Error('at load');" },
    says: 'The definition of the site failed: at load',
    frame: '      ^',
  },
  'throws when it is asked': {
    edit: {
      file: definition,
      replace: '  facts: ({ site }) => site,',
      with: "  facts: () => { throw new Error('no facts'); },",
    },
    ...{ code: 'site-unusable', line: "  facts: () => { throw new Error('no facts'); }," },
    says: 'The definition of the site failed: no facts',
    frame: '                       ^',
  },
};

/** Runs a command for a copy of the tiny site with an edit. */
function broken(edit: Edit) {
  const folder = tinyCopy(edit);
  return { folder, run: (...args: string[]) => quickSite([...args, '--site', folder], { cwd: folder }) };
}

describe.each(Object.entries(cases))('a site that %s', (what, { edit, code, line, says, frame }) => {
  it.each(['build', 'validate'])(
    'is explained to people by site %s: place, line, reason and fix',
    async (command) => {
      const { run } = broken(edit);
      const { code: exit, stdout, stderr } = await run(command);
      expect([exit, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        new RegExp(`^${definition}:\\d+:\\d+ error ${code}\n  ${says.replace(/[";]/g, '.')}`),
      );
      const [, number = ''] = /:(\d+):/.exec(stderr) ?? [];
      expect(stderr).toContain(`  ${number} | ${line}\n  ${' '.repeat(number.length)} | ${frame}`);
      expect(stderr).toContain('\n  why: ');
      expect(stderr).toContain('✖ 1 error in 1 file');
      expect(stderr).not.toMatch(/^ +at |\[ERROR\]|\.cache/m);
    },
  );

  it('is one JSON document for programs, and an annotation for GitHub', async () => {
    const { run } = broken(edit);
    const json = await run('build', '--json');
    expect([json.code, json.stderr]).toEqual([1, '']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      problems: [{ code, severity: 'error', file: definition, what: expect.stringContaining(says) }],
    });
    expect((await run('build', '--format', 'github')).stdout).toMatch(
      new RegExp(`^::error file=${definition},line=\\d+,col=\\d+,title=${code}::`),
    );
    if (what === 'throws when it is asked') return;
    for (const command of [['routes'], ['forms'], ['search', 'wool'], ['leads', 'list']])
      expect([command, JSON.parse((await run(...command, '--json')).stdout).problems]).toMatchObject([
        command,
        command[0] === 'leads' && code === 'site-unusable' ? expect.anything() : [{ code }],
      ]);
  });
});

it('a site that cannot be kept is no fault of its code, which is said to programs too', async () => {
  const folder = tinyCopy();
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  writeFileSync(join(folder, '.cache'), 'not a folder');
  const { code, stdout, stderr } = await quickSite(['build', '--json', '--site', folder], { cwd: folder });
  expect([code, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout).problems).toMatchObject([{ code: 'cache-unwritable', file: '.cache' }]);
});

it('a site that was mended is built', async () => {
  const { edit } = cases['does not compile'] ?? {};
  const { folder, run } = broken(edit as Edit);
  expect((await run('build')).code).toBe(1);
  editFiles(folder, [{ file: definition, replace: 'const x = ;\n', with: '' }]);
  expect(await run('build')).toMatchObject({ code: 0, stderr: '' });
});
