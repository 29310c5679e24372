import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';
import { ask } from './http/raw.mjs';
import { request } from './http/served.ts';
import { projectDir } from './workspace.ts';

/** `site serve` as a process of its own. */
export interface ServeProcess {
  child: ChildProcess;
  port: number;
  /** What it has written to stdout. */
  lines: string[];
  /** What it has written to stderr. */
  notes: string[];
}

/** Starts `site serve` in a folder for one test; gives it once it listens. */
export function startServe(cwd: string, ...args: string[]): Promise<ServeProcess> {
  return startServeOf(projectDir, cwd, ...args);
}

/** The same with another copy of the tool. */
export async function startServeOf(toolDir: string, cwd: string, ...args: string[]): Promise<ServeProcess> {
  const program = join(toolDir, 'cli/site.mjs');
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', ...args], { cwd });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const notes: string[] = [];
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => notes.push(line));
  await Promise.race([once(output, 'line'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`site serve ended with ${child.exitCode}.`);
  return { child, port: Number(/:(\d+)$/.exec(lines[0] ?? '')?.[1]), lines, notes };
}

/** Sends a request without its last byte; gives a way to send that one and read the answer. */
export async function halfRequest(port: number, bytes: string): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1').on('error', () => undefined);
  socket.write(bytes.slice(0, -1));
  // The server has read what was sent before it answers somebody else who came later.
  await ask(port, request('/'));
  return async () => {
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.write(bytes.slice(-1));
    await once(socket, 'close');
    return answer;
  };
}

/** Waits until a server takes no more connections. */
export function untilClosed(port: number): Promise<void> {
  return expect.poll(async () => (await ask(port, request('/'))).status, { timeout: 30_000 }).toBe(0);
}
