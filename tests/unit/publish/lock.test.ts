import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHolder, type Holder, processStatus } from '../../../src/publish/holder.ts';
import { LockBusy, withLock } from '../../../src/publish/lock.ts';
import { temporaryFolder } from '../../support/workspace.ts';

vi.mock('node:fs', { spy: true });

const elsewhere = { machine: 'another machine' };

/** A folder with a lock file that names a holder, or holds a text, and was last touched some seconds ago. */
function locked(content: Partial<Holder> | string, secondsAgo = 0): string {
  const file = join(temporaryFolder(), '.dist.lock');
  writeFileSync(
    file,
    typeof content === 'string' ? content : JSON.stringify({ ...createHolder(), ...content }),
  );
  const touched = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(file, touched, touched);
  return file;
}

/** Whether a task was done under a lock; nothing else may be left in the folder. */
async function isDone(file: string, patience = 0): Promise<boolean> {
  let done = false;
  const task = async () => {
    done = true;
  };
  const problem = await withLock(file, task, patience).catch((error: unknown) => error);
  if (problem !== undefined && !(problem instanceof LockBusy)) throw problem;
  expect(readdirSync(join(file, '..'))).toEqual(done ? [] : ['.dist.lock']);
  return done;
}

describe('a lock', () => {
  it('names its process, its start and the moment while it is held, and is gone afterwards', async () => {
    const file = join(temporaryFolder(), '.dist.lock');
    const before = Date.now();
    await withLock(file, async ({ token }) => {
      const holder = JSON.parse(readFileSync(file, 'utf8'));
      expect(holder).toMatchObject({ process: process.pid, token, started: createHolder().started });
      expect(Date.parse(holder.since)).toBeGreaterThanOrEqual(before);
      expect(readdirSync(join(file, '..'))).toEqual(['.dist.lock']);
    });
    expect(existsSync(file)).toBe(false);
  });

  it('is gone after a task that fails, too', async () => {
    const file = join(temporaryFolder(), '.dist.lock');
    const failing = withLock(file, () => Promise.reject(new Error('no ink')));
    await expect(failing).rejects.toThrow('no ink');
    expect(existsSync(file)).toBe(false);
  });

  it('lets tasks wait for each other', async () => {
    const file = join(temporaryFolder(), '.dist.lock');
    let inside = 0;
    let most = 0;
    const task = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(file, task)));
    expect(most).toBe(1);
  });

  it('is never seen before it is complete', async () => {
    const file = join(temporaryFolder(), '.dist.lock');
    vi.mocked(linkSync).mockClear();
    await withLock(file, async () => undefined);
    const [from, to] = vi.mocked(linkSync).mock.calls[0] ?? [];
    expect(to).toBe(file);
    expect(from).toMatch(/\.dist\.lock\.[0-9a-f]{16}\.tmp$/);
  });

  it('does without links where the file system has none', async () => {
    const linking = vi.mocked(linkSync);
    onTestFinished(() => void linking.mockReset());
    linking.mockImplementation(() => {
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
    });
    expect(await isDone(join(temporaryFolder(), '.dist.lock'))).toBe(true);
    expect(await isDone(locked({}))).toBe(false);
    expect(await isDone(locked({ started: '1' }))).toBe(true);
  });
});

describe('a lock that is there already', () => {
  it.each<{ title: string; content: Partial<Holder> | string; age?: number; isTaken: boolean }>([
    { title: 'stays with a process that runs, however old it is', content: {}, age: 100_000, isTaken: false },
    {
      title: 'is taken over from a process that has ended',
      content: { process: 999_999_999 },
      isTaken: true,
    },
    {
      title: 'is taken over when the number of its process is in use again',
      content: { started: '1' },
      isTaken: true,
    },
    {
      title: 'stays with another machine that was heard of lately',
      content: elsewhere,
      age: 20,
      isTaken: false,
    },
    {
      title: 'is taken over from another machine that is silent',
      content: elsewhere,
      age: 40,
      isTaken: true,
    },
    { title: 'stays when it names nobody and is new', content: '', age: 20, isTaken: false },
    { title: 'is taken over when it names nobody and is old', content: '', age: 40, isTaken: true },
    { title: 'is taken over when an older version left it', content: '12345', age: 40, isTaken: true },
  ])('$title', async ({ content, age, isTaken }) => {
    expect(await isDone(locked(content, age))).toBe(isTaken);
  });

  it('is waited for', async () => {
    const file = locked({});
    const { unlinkSync } = await vi.importActual<typeof import('node:fs')>('node:fs');
    const done = isDone(file, 10_000);
    await vi.waitFor(() => expect(vi.mocked(linkSync).mock.calls.at(-1)?.[1]).toBe(file));
    unlinkSync(file);
    expect(await done).toBe(true);
  });

  it('is taken over from one that was killed while it took it over', async () => {
    const file = locked({ process: 999_999_999, token: '0123456789abcdef' });
    const dead = JSON.stringify({ ...createHolder(), process: 999_999_999, token: 'fedcba9876543210' });
    writeFileSync(`${file}.0123456789abcdef`, dead);
    writeFileSync(`${file}.fedcba9876543210.tmp`, dead);
    expect(await isDone(file)).toBe(true);
  });

  it('is left to the one who is taking it over', async () => {
    const file = locked({ process: 999_999_999, token: '0123456789abcdef' });
    writeFileSync(`${file}.0123456789abcdef`, JSON.stringify(createHolder()));
    await expect(withLock(file, async () => undefined, 0)).rejects.toThrow(LockBusy);
    expect(JSON.parse(readFileSync(file, 'utf8')).token).toBe('0123456789abcdef');
  });

  it('stays with one who has taken it over in between', async () => {
    const file = locked({ process: 999_999_999, token: '0123456789abcdef' });
    const winner = JSON.stringify(createHolder());
    const { linkSync: link } = await vi.importActual<typeof import('node:fs')>('node:fs');
    const linking = vi.mocked(linkSync);
    onTestFinished(() => void linking.mockReset());
    linking.mockImplementation((from, to) => {
      // The other one has found the same ended holder, and is done before this one has the right to do the same.
      if (to === `${file}.0123456789abcdef`) writeFileSync(file, winner);
      link(from, to);
    });
    await expect(withLock(file, async () => undefined, 0)).rejects.toThrow(LockBusy);
    expect(readFileSync(file, 'utf8')).toBe(winner);
    expect(readdirSync(join(file, '..'))).toEqual(['.dist.lock']);
  });

  it('belongs to whoever took it over, and its first holder hears of it when it goes on', async () => {
    const file = join(temporaryFolder(), '.dist.lock');
    const other = JSON.stringify(createHolder());
    const stoodStill = withLock(file, async (lock) => {
      writeFileSync(file, other);
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
      lock.renew();
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(stoodStill).rejects.toThrow('another build took it over');
    expect(readFileSync(file, 'utf8')).toBe(other);
  });

  it('is renewed while its holder is at work', async () => {
    const file = join(temporaryFolder(), '.dist.lock');
    const touching = vi.mocked(utimesSync);
    touching.mockClear();
    await withLock(file, async (lock) => {
      lock.renew();
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
      lock.renew();
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect(touching).toHaveBeenCalledOnce();
    expect(touching.mock.calls[0]?.[0]).toBe(file);
  });
});

describe.runIf(existsSync('/proc/self/stat'))('a process', () => {
  it('has ended when it was killed, though nobody has waited for it', async () => {
    // The shell becomes a program that never asks for its child.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = await once(parent.stdout, 'data');
    const child = { ...createHolder(), process: Number(line) };
    const stat = (pid: number | undefined) => readFileSync(`/proc/${pid}/stat`, 'utf8');
    await expect.poll(() => stat(parent.pid), { timeout: 30_000 }).toContain('(sleep)');
    process.kill(child.process, 'SIGKILL');
    await expect.poll(() => stat(child.process), { timeout: 30_000 }).toContain(') Z ');
    const started = stat(child.process).split(') ')[1]?.split(' ')[19];
    expect(processStatus({ ...child, started })).toBe('exited');
  });

  it('runs when its number and its start are the same', () => {
    expect(processStatus(createHolder())).toBe('running');
  });
});
