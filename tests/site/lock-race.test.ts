// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withLock } from '../../src/publish/lock.ts';
import { ageUnnamed } from '../support/age-unnamed.ts';
import { compileProgram, temporaryFolder } from '../support/workspace.ts';

it('a lock that processes die with is never held by two, and leaves nothing behind', async () => {
  const folder = temporaryFolder();
  const program = compileProgram('lock-main.ts');
  let isOver = false;
  const running = new Set<ChildProcess>();
  const start = () => {
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      if (!isOver) start();
    });
  };
  onTestFinished(() => {
    isOver = true;
    for (const child of running) child.kill('SIGKILL');
  });
  for (let at = 0; at < 5; at += 1) start();

  const turns = () => (existsSync(join(folder, 'turns')) ? readFileSync(join(folder, 'turns'), 'utf8') : '');
  await expect.poll(() => turns().length, { timeout: 100_000 }).toBeGreaterThan(200);
  isOver = true;
  for (const child of running) child.kill('SIGKILL');
  await expect.poll(() => running.size).toBe(0);
  expect(turns()).not.toContain('!');

  ageUnnamed(folder);
  await withLock(join(folder, '.dist.lock'), async () => undefined);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});
