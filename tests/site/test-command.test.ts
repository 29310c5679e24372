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
});
