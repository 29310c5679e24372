import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. */
export interface Holder {
  process: number;
  /** When the process started, as the system reports it; the number of an ended process can be in use again. */
  started?: string | undefined;
  /** Where process numbers mean the same. */
  machine: string;
  /** When the lock was asked for, in ISO 8601. */
  since: string;
  /** 16 hexadecimal digits of its own, also in the names of its folders. */
  token: string;
}

/** This process, with a token that nobody else has. */
export function createHolder(): Holder {
  return {
    process: process.pid,
    started: startOf(process.pid),
    machine: thisMachine(),
    since: new Date().toISOString(),
    token: randomBytes(8).toString('hex'),
  };
}

/** Whether the process of a holder runs; on another machine or in another container that cannot be known. */
export function lifeOf({ machine, process: pid, started }: Holder): 'runs' | 'ended' | 'unknown' {
  if (machine !== thisMachine()) return 'unknown';
  if (!isInUse(pid)) return 'ended';
  const start = startOf(pid);
  if (start === undefined || started === undefined) return 'unknown';
  return start === started ? 'runs' : 'ended';
}

/** Whether the number belongs to a process, be it another user's. */
function isInUse(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A Linux that has started again, and a container with numbers of its own, are other machines. */
function thisMachine(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const numbers = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, numbers].filter((part) => part !== undefined).join(' ');
}

/**
 * When a process started: on Linux field 22 of `/proc/PID/stat`, in clock ticks since the system started
 * (proc_pid_stat(5)), elsewhere what `ps` prints; undefined where neither works.
 */
function startOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the name of the program, in brackets, and may itself hold brackets and blanks.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return startByPs(pid);
  const [state, ticks] = [fields[0], fields[19]];
  // A process that nobody has waited for yet has ended all the same.
  return state === 'Z' || state === 'X' ? 'ended' : ticks;
}

function startByPs(pid: number): string | undefined {
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = spawnSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env });
  return stdout?.trim() || undefined;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
