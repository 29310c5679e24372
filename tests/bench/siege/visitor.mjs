import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { newMessage } from '../../support/form-process.mjs';

const undo = { br: promisify(brotliDecompress), gzip: promisify(gunzip), identity: async (bytes) => bytes };
/** Fewer than the server takes of an address in the long run: six a minute. */
const betweenFormsMs = 11_000;

/**
 * A visitor who reads pages, the files they load and the words of the search, asks again for what he has, and sends a
 * form now and then. Every answer is compared with what was built.
 *
 * @param {{ url: string, address: string, files: Map<string, string>, isOver: () => boolean }} place the server, the
 *   visitor's own address, the digest of what is at each address, and when to stop
 * @param {{ answered: (ms: number) => void, accepted: (key: string) => void, failed: (why: string) => void }} diary
 */
export async function visit(place, diary) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: place.address });
  const addresses = [...place.files.keys()];
  const any = () => addresses[Math.floor(Math.random() * addresses.length)];
  let formAt = performance.now() + Math.random() * betweenFormsMs;
  while (!place.isOver()) {
    const read = [readAll(any()), readAll(any()), readAll(any())];
    if (performance.now() > formAt) {
      formAt += betweenFormsMs;
      read.push(sendForm());
    }
    await Promise.all(read);
    await sleep(20 + Math.random() * 80);
  }
  agent.destroy();

  async function readAll(path) {
    const encoding = ['br', 'gzip', 'identity'][Math.floor(Math.random() * 3)];
    const headers = { 'Accept-Encoding': encoding };
    const first = await timed({ path, headers });
    if (first?.status !== 200) return diary.failed(`${path}: ${first?.status}`);
    const plain = await undo[first.headers['content-encoding'] ?? 'identity'](first.body);
    const digest = createHash('sha256').update(plain).digest('base64url');
    if (digest !== place.files.get(path)) diary.failed(`${path}: other bytes`);
    const again = await timed({ path, headers: { ...headers, 'If-None-Match': first.headers.etag } });
    if (again?.status !== 304) diary.failed(`${path}, again: ${again?.status}`);
  }

  async function sendForm() {
    const { key, body } = newMessage(`Frá ${place.address}`);
    const headers = {
      ...{ Origin: place.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      ...{ 'Content-Length': Buffer.byteLength(body), 'Idempotency-Key': key },
    };
    const answer = await timed({ path: '/', method: 'POST', headers }, body);
    if (answer?.status === 200) diary.accepted(key);
    else diary.failed(`form: ${answer?.status}`);
  }

  async function timed(options, body) {
    const begun = performance.now();
    const wanted = { ...options, agent, localAddress: place.address };
    const answer = await askAgain(place.url, wanted, body).catch((error) =>
      diary.failed(`${options.path}: ${error.code ?? error.message}`),
    );
    diary.answered(performance.now() - begun);
    return answer;
  }
}

/** As browsers do it: a connection that was kept may end just when it is used again, and then another one is opened. */
async function askAgain(url, options, body) {
  try {
    return await ask(url, options, body);
  } catch (error) {
    if (!error.wasKept) throw error;
    return ask(url, { ...options, agent: false }, body);
  }
}

function ask(url, options, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    sent.on('error', (error) => reject(Object.assign(error, { wasKept: sent.reusedSocket })));
    sent.end(body);
  });
}
