// @module-tag all
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { projectDir } from '../support/workspace.ts';

function runSteps(steps: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/run.mjs', ...steps], {
    cwd: projectDir,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

describe('the test command', () => {
  for (const { step, name } of [
    { step: 'browser', name: 'CHROMIUM_PATH' },
    { step: 'firefox', name: 'FIREFOX_PATH' },
  ])
    it(`says in one line that the browser of “${step}” does not start, and counts the step as failed`, () => {
      const browser = join(temporaryFolder(), 'browser');
      writeFileSync(browser, '#!/bin/sh\n', { mode: 0o755 });
      const { status, lines } = runSteps([step], { [name]: browser });
      expect(lines.at(-2)).toMatch(/^\w+: \/\S+\/browser does not start: .*\. Set \w+_PATH to /);
      expect(lines.slice(2)).toHaveLength(2);
      expect(lines.at(-1)).toBe('0 passed, 1 failed');
      expect(status).toBe(1);
    });

  it('names the steps when one is asked for that is not there', () => {
    const { status, stderr } = runSteps(['brwser']);
    expect(stderr).toMatch(/^There is no step “brwser”\. The steps are: types, lint, .*\.\n$/);
    expect(status).toBe(2);
  });

  it('names its options when another one is given', () => {
    const { status, stderr } = runSteps(['--al']);
    expect(stderr).toBe('There is no option “--al”. The options are: --all, --slowest.\n');
    expect(status).toBe(2);
  });
});

describe('the bench command', () => {
  const bench = (...args: string[]) =>
    spawnSync(process.execPath, ['tests/bench/run.mjs', ...args], { cwd: projectDir, encoding: 'utf8' });

  it('lists each program with its purpose when none is named', () => {
    const { status, stderr } = bench();
    const lines = stderr.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatch(/^ {2}[a-z-]+ +[A-Z0-9].{10}/);
    for (const name of ['build', 'compare', 'fuzz', 'lighthouse']) expect(stderr).toContain(`  ${name} `);
    expect(status).toBe(2);
  });

  it('passes options on, and ends as the program does', () => {
    const { status, stderr } = bench('compare');
    expect(stderr).toContain('Which commit was before?');
    expect(status).not.toBe(0);
  });

  it('says that a name is unknown', () => {
    const { status, stderr } = bench('bild');
    expect(stderr).toMatch(/^There is no bench “bild”\. There are:\n {2}build /);
    expect(status).toBe(2);
  });
});
