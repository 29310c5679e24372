import { describe, expect, it } from 'vitest';
import { createRunnable } from '../../../cli/runnable.ts';

const told = ([cwd, siteDir]: [cwd: string, siteDir: string], text = 'Run “npx site validate --all”.') =>
  createRunnable(cwd, { toolDir: '/tool', siteDir, tool: '', isAnew: false, isDev: false })(text);

describe('a command in a text', () => {
  it.each<[string, [string, string], string]>([
    ['the folder of the tool', ['/tool', '/tool'], 'Run “npx site validate --all”.'],
    ['a folder below it', ['/tool/content', '/tool'], 'Run “node ../cli/site.mjs validate --all”.'],
    ['the folder of another site', ['/wool', '/wool'], 'Run “node ../tool/cli/site.mjs validate --all”.'],
    ['another folder', ['/tool', '/wool'], 'Run “npx site validate --site ../wool --all”.'],
    ['a folder with spaces', ['/tool', '/my wool'], 'Run “npx site validate --site "../my wool" --all”.'],
  ])('runs in %s', (_, folders, text) => expect(told(folders)).toBe(text));

  it('may have several words, or none', () => {
    expect(told(['/tool', '/wool'], '“npx site media fonts” (npx site --help)')).toBe(
      '“npx site media fonts --site ../wool” (npx site --help)',
    );
  });
});
