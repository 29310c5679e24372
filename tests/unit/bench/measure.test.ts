import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { measure } from '../../bench/support/measure.mjs';

/** A program that works until it has had so much processor time, in milliseconds. */
const work = (ms: number) => `while (process.cpuUsage().user < ${ms * 1000});`;

/** A program that starts another one, and waits for it or not. */
const starts = (how: 'spawn' | 'spawnSync', program: string) =>
  `require('node:child_process').${how}(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: 'ignore' });`;

const run = (program: string) => measure([process.execPath, '-e', program], { cwd: tmpdir() });

describe('the measurement of a command', () => {
  it('counts the processor time of the processes that it waits for', async () => {
    const { cpu, wall } = await run(starts('spawnSync', work(200)));
    expect(cpu).toBeGreaterThan(0.2);
    expect(wall).toBeGreaterThan(0.2);
  });

  it.runIf(process.platform === 'linux')(
    'counts processes that are left to themselves as far as they were seen',
    async () => {
      const { cpu } = await run(`${starts('spawn', work(600))} ${work(200)} process.exit();`);
      expect(cpu).toBeGreaterThan(0.3);
    },
  );

  it.runIf(process.platform === 'linux')('adds up the memory of processes at the same time', async () => {
    const holds = 'const held = Buffer.alloc(100e6, 1);';
    const { peak } = await run(`${holds} ${starts('spawnSync', `${holds} ${work(100)}`)}`);
    expect(peak).toBeGreaterThan(200e6);
  });

  it('gives what a command that fails has said, and its exit code', async () => {
    const { code, said } = await run("console.error('It is full.'); process.exitCode = 3;");
    expect({ code, said }).toEqual({ code: 3, said: 'It is full.\n' });
  });

  it('ends a command that takes too long', async () => {
    const { code } = await measure([process.execPath, '-e', 'setInterval(() => {}, 1000)'], {
      cwd: tmpdir(),
      seconds: 0.5,
    });
    expect(code).not.toBe(0);
  });
});
