import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The holder of a lock. */
export interface Holder {
  process: number;
  /** Start time of the process, as the system reports it. It detects reused process ids. */
  started?: string | undefined;
  /** The machine or container, within which process ids are unique. */
  machine: string;
  /** Time of the request (ISO 8601). */
  since: string;
  /** 16 random hexadecimal digits, also in the names of the holder's folders. */
  token: string;
}

/** Creates a holder for this process, with a random token. */
export function createHolder(): Holder {
  return {
    process: process.pid,
    started: startOf(process.pid),
    machine: thisMachine(),
    since: new Date().toISOString(),
    token: randomBytes(8).toString('hex'),
  };
}

/** Checks whether the process of a holder runs. Unknown for processes on another machine or in another container. */
export function processStatus({ machine, process: pid, started }: Holder): 'running' | 'exited' | 'unknown' {
  if (machine !== thisMachine()) return 'unknown';
  if (!hasProcess(pid)) return 'exited';
  const start = startOf(pid);
  if (start === undefined || started === undefined) return 'unknown';
  return start === started ? 'running' : 'exited';
}

/** Checks whether a process id is in use, by any user. */
function hasProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Identifies this machine. A rebooted Linux and a container with its own process ids count as other machines. */
function thisMachine(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const numbers = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, numbers].filter((part) => part !== undefined).join(' ');
}

/**
 * Returns when a process started: on Linux, field 22 of `/proc/PID/stat` (proc_pid_stat(5)); elsewhere, the output of `ps`. Undefined
 * if neither works.
 */
function startOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the program's name in brackets, which may itself contain brackets and spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return startByPs(pid);
  const [state, ticks] = [fields[0], fields[19]];
  // A zombie has exited, although its parent has not waited for it yet.
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
