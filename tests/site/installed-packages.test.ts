// @module-tag all
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfTool, runCopy } from '../support/tool-copy.ts';
import { projectDir } from '../support/workspace.ts';

const installed = join(projectDir, 'node_modules');

/** A copy of the tool with a folder of packages of its own, in which `commander` is another version. */
function toolWithPackages() {
  const tool = copyOfTool();
  const packages = join(tool, 'node_modules');
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync(installed)) symlinkSync(join(installed, name), join(packages, name));
  const commander = join(packages, 'commander');
  rmSync(commander);
  const install = (usage: string, version: string) => {
    cpSync(join(installed, 'commander'), commander, { recursive: true });
    const put = (file: string, from: RegExp, to: string) => {
      const path = join(commander, file);
      const text = readFileSync(path, 'utf8');
      rmSync(path);
      writeFileSync(path, text.replace(from, to));
    };
    put('lib/help.js', /(['`])Usage:/, `$1${usage}:`);
    put('package.json', /"version": "[^"]+"/, `"version": "${version}"`);
  };
  return { tool, commander, install };
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const help = (tool: string) => runCopy(tool, '--help').stdout.split(' ', 1)[0];

describe('what is compiled of the tool', { timeout: 60_000 }, () => {
  it('follows the packages that are installed, although package.json says the same', () => {
    const { tool, commander, install } = toolWithPackages();
    install('Old', '1.0.0');
    expect(help(tool)).toBe('Old:');
    install('New', '2.0.0');
    expect(help(tool)).toBe('New:');
    rmSync(commander, { recursive: true });
    symlinkSync(join(installed, 'commander'), commander);
    expect(help(tool)).toBe('Usage:');
  });

  it('is made anew with --no-cache, whatever the cache holds, which is run without it', () => {
    const tool = copyOfTool();
    expect(help(tool)).toBe('Usage:');
    const kept = join(tool, '.cache/tool');
    const compiled = () => readdirSync(kept).filter((name) => !name.endsWith('.record'));
    const [key = ''] = compiled();
    const record = join(kept, `${process.version}.record`);
    let text = readFileSync(record, 'utf8');
    for (const name of readdirSync(join(kept, key)).filter((one) => /^[a-z].*\.js$/.test(one))) {
      const bytes = readFileSync(join(kept, key, name));
      const forged = Buffer.concat([Buffer.from('console.error("forged");'), bytes]);
      writeFileSync(join(kept, key, name), forged);
      text = text.replace(digest(bytes), digest(forged));
    }
    writeFileSync(record, text);
    expect(runCopy(tool, 'validate', '--site', 'tests/sites/tiny').stderr).toContain('forged');
    const anew = runCopy(tool, 'validate', '--site', 'tests/sites/tiny', '--no-cache');
    expect(anew).toMatchObject({ code: 0, stderr: '' });
    expect(compiled()).toEqual([key]);
  });
});
