import { connect } from 'node:net';

/** The fields of a whole contact form. */
export const contactFields = {
  'form-name': 'simple-contact',
  name: 'Jóna Jónsdóttir',
  email: 'jona@hemja.example',
  message: 'Góðan dag,\nhvað kostar vefur?',
};

/** The fields of a whole quote form, as the Icelandic page sends them by script. */
export const quoteFields = {
  'form-name': 'contact',
  name: 'Jóna Jónsdóttir',
  email: 'jona@hemja.example',
  company: '',
  kennitala: '',
  phone: '+354 555 1234',
  timeline: 'Innan mánaðar',
  monthlyBudget: '100.000 kr.',
  projectBudget: '',
  description: 'Óreiða',
  selectedServices: 'Markaðssetning, Samfélagsmiðlar',
};

type Fields = Record<string, string> | readonly (readonly [string, string])[] | string;

function encode(fields: Fields): string {
  if (typeof fields === 'string') return fields;
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}

/** Posts as the page's script does. */
export function postByScript(url: string, fields: Fields, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: {
      Origin: new URL(url).origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': crypto.randomUUID(),
      ...headers,
    },
    body: encode(fields),
    redirect: 'manual',
  });
}

/** Posts as a browser does without script, over a connection that is not secure: there is an origin and no Fetch Metadata. */
export function postByForm(page: string, fields: Fields, headers: Record<string, string> = {}) {
  // fetch adds Sec-Fetch-Mode by itself, so the request is written by hand.
  return rawPost(page, encode(fields), {
    Origin: new URL(page).origin,
    Referer: page,
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  });
}

/** An answer as it came over the connection. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Writes a post to a connection, byte by byte as it is told, and reads until it is closed. */
export function rawPost(
  url: string,
  body: string | Uint8Array,
  headers: Record<string, string>,
): Promise<RawAnswer> {
  const { host } = new URL(url);
  const bytes = Buffer.from(body);
  const all = { Host: host, 'Content-Length': String(bytes.length), Connection: 'close', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return converse(url, [Buffer.from(`POST / HTTP/1.1\r\n${head.join('')}\r\n`), bytes]);
}

/** Sends bytes over a connection of its own, and reads until it is closed. */
export function converse(url: string, sent: readonly Uint8Array[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      for (const part of sent) socket.write(part);
    });
    socket.on('data', (part: Buffer) => received.push(part));
    // Whoever is still sending when the server closes sees a reset.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(received).toString('utf8').split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const status = Number(first.split(' ')[1]);
      if (!status) reject(new Error('There was no answer.'));
      const pairs = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]);
      resolve({ status, headers: new Headers(pairs), body: rest.join('\r\n\r\n') });
    });
  });
}
