import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join, sep } from 'node:path';
import { writeWhole } from '../cache/whole-file.ts';
import { sha256 } from '../lib/digest.ts';
import { isIgnored } from '../lib/ignored-files.ts';
import { listFiles } from '../lib/list-files.ts';
import { isSameOrigin } from '../server/client-address.ts';

/** An answer to a request for a file. */
interface FileAnswer {
  status: number;
  type: string;
  body: string | Uint8Array;
  tag?: string;
}

/** The largest file that the editor may write. */
const maxBytes = 50_000_000;

const plain = 'text/plain; charset=utf-8';
const refused: FileAnswer = { status: 403, type: plain, body: 'The editor may not have this.\n' };
const missing: FileAnswer = { status: 404, type: plain, body: 'There is no such file.\n' };
const done = (tag?: string): FileAnswer => ({ status: 204, type: plain, body: '', ...(tag && { tag }) });

/**
 * Answers a request of the visual editor for files of the content: lists, reads, writes and removes them. A file that has changed since the
 * editor read it is neither written nor removed.
 *
 * @param address the path below the folder of the site, such as `content/is/faq.yaml`, percent-encoded; empty for the list
 * @param folder the content folder
 */
export async function answerFile(
  request: IncomingMessage,
  address: string,
  folder: string,
): Promise<FileAnswer> {
  const path = decoded(address);
  if (path === undefined || !isOwnScript(request)) return refused;
  if (path === '') {
    const all = listFiles(folder).map((file) => `content/${file}`);
    return { status: 200, type: 'application/json', body: JSON.stringify(all) };
  }
  const file = fileAt(path, folder);
  if (file === undefined) return refused;
  const body = bytesAt(file);
  const tag = body && tagOf(body);
  if (request.method === 'GET')
    return body ? { status: 200, type: 'application/octet-stream', body, tag: String(tag) } : missing;
  if (request.method === 'DELETE' && !body) return missing;
  if (isChanged(request, tag))
    return { status: 412, type: plain, body: `${path} has changed on the disk. Load this page again.\n` };
  if (request.method === 'DELETE') {
    await rm(file);
    return done();
  }
  if (request.method !== 'PUT') return refused;
  const bytes = await readAll(request);
  if (!bytes) return { status: 413, type: plain, body: `${path} is too large.\n` };
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, [bytes]);
  return done(tagOf(bytes));
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * Checks that a script of a page of this server on this machine asks. Browsers let no other site send the header without asking first, and
 * are not answered then.
 */
function isOwnScript({ headers, method, socket }: IncomingMessage): boolean {
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isOwn = headers['x-site-dev'] === 'admin' && (method === 'GET' || isSameOrigin(headers));
  return (
    isHere && isOwn && ['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined)
  );
}

/** Returns the file at a path. Undefined if it is hidden, or elsewhere than below the content folder, also by a link. */
function fileAt(path: string, folder: string): string | undefined {
  const [first, ...parts] = path.split('/');
  const isPlain = parts.length > 0 && parts.every((part) => part !== '' && !isIgnored(part, false));
  if (first !== 'content' || !isPlain || /[\\\p{Cc}]/u.test(path)) return undefined;
  const file = join(folder, ...parts);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) return undefined;
  return `${realParent(file)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`) ? file : undefined;
}

/** Returns the real path of the nearest folder above a file that is there. */
function realParent(file: string): string {
  const parent = dirname(file);
  return lstatSync(parent, { throwIfNoEntry: false }) ? realpathSync(parent) : realParent(parent);
}

function bytesAt(file: string): Uint8Array | undefined {
  return lstatSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : undefined;
}

const tagOf = (bytes: Uint8Array): string => `"${sha256(bytes).toString('base64url')}"`;

function isChanged({ headers }: IncomingMessage, tag: string | undefined): boolean {
  if (headers['if-none-match'] === '*') return tag !== undefined;
  return headers['if-match'] !== tag;
}

async function readAll(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
