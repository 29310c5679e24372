import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** How often is looked at the processes, in milliseconds. */
const interval = 25;

/** Runs the command that follows, and says in the end what processor time it and those that it waited for took (POSIX). */
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code';

/**
 * Runs a command and measures it together with all processes that it starts.
 *
 * `cpu` is what the shell's `times` says, and what processes had taken when they were last looked at that nobody waited for.
 * `peak` is the most memory that all of them together were seen to have (resident set); 0 where there is no /proc.
 *
 * @param {readonly string[]} command
 * @param {{ cwd: string, env?: Record<string, string>, seconds?: number }} options `seconds` is how long it may take
 * @returns {Promise<{ wall: number, cpu: number, peak: number, code: number | null, said: string }>} seconds, and bytes
 */
export async function measure(command, { cwd, env = {}, seconds = 600 }) {
  const begin = performance.now();
  const child = spawn('/bin/sh', ['-c', timed, 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const watch = watchProcesses(child.pid);
  const stop = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), seconds * 1000);
  const said = Promise.all([child.stdio[1], child.stdio[2]].map(textOf));
  const times = textOf(child.stdio[3]);
  const [code] = await once(child, 'exit');
  const wall = (performance.now() - begin) / 1000;
  clearTimeout(stop);
  const { peak, unawaited } = watch.end();
  return { wall, cpu: secondsOf(await times) + unawaited, peak, code, said: (await said).join('') };
}

async function textOf(stream) {
  let text = '';
  for await (const part of stream.setEncoding('utf8')) text += part;
  return text;
}

/** The second line of `times` is of the children: `0m1.230000s 0m0.110000s`. */
function secondsOf(text) {
  const [, line = ''] = text.split('\n');
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
}

function watchProcesses(shell) {
  let last = new Map();
  let peak = 0;
  const look = () => {
    const now = new Map([shell, ...last.keys()].flatMap(withDescendants).map((pid) => [pid, statusOf(pid)]));
    for (const [pid, status] of now) if (status === undefined) now.delete(pid);
    peak = Math.max(peak, sum([...now.values()].map(({ memory }) => memory)));
    if (now.size > 0) last = now;
  };
  const timer = setInterval(look, interval);
  const end = () => {
    clearInterval(timer);
    // The shell has waited for the command; what is younger and was there until the end has been left to itself.
    const left = [...last].filter(([, { parent }]) => parent !== shell).filter(([pid]) => pid !== shell);
    return { peak, unawaited: sum(left.map(([, { cpu }]) => cpu)) };
  };
  return { end };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function withDescendants(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? read(file).split(' ').filter(Boolean).map(Number) : [];
  return [pid, ...children.flatMap(withDescendants)];
}

/** The parent, processor seconds and resident bytes of a process (proc_pid_stat(5)): fields 4, 14, 15 and 24. */
function statusOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === '') return undefined;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, user, system, pages] = [fields[1], fields[11], fields[12], fields[21]];
  return { parent, cpu: (user + system) / 100, memory: pages * 4096 };
}

/** A process may end while it is looked at. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
