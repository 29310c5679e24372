import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** How posts are answered: taken in, taken in when the test says so, refused for now or for good, cut off, or never. */
export type PostMode = 'accept' | 'hold' | 'refuse' | 'refuse for good' | 'cut' | 'hang';

/** A post as it arrived. */
export interface Post {
  fields: [name: string, value: string][];
  type: string | undefined;
  /** What tells a repetition from a second message. */
  id: string | undefined;
  accepted: boolean;
}

/** The built site under an address of its own, with a server that takes posts. */
export interface Recorder {
  url: string;
  posts: Post[];
  mode: PostMode;
  /** Takes in what is held, and what comes from now on: a post may still be on its way. */
  release(): void;
  close(): Promise<void>;
}

/** Starts a server that records posts to `/` and passes everything else on to the served site. */
export async function startRecorder(site: string): Promise<Recorder> {
  const server = createServer((incoming, response) => {
    if (incoming.method === 'POST')
      void record(recorder, incoming).then(() => answer(recorder.mode, response, held));
    else passOn(site, incoming, response);
  });
  const held: ServerResponse[] = [];
  const release = () => {
    recorder.mode = 'accept';
    for (const response of held.splice(0)) response.writeHead(200).end();
  };
  const recorder: Recorder = { url: '', posts: [], mode: 'accept', release, close };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  recorder.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return recorder;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}

async function record({ posts, mode }: Recorder, incoming: IncomingMessage): Promise<void> {
  const body = await text(incoming);
  posts.push({
    fields: [...new URLSearchParams(body)],
    type: incoming.headers['content-type'],
    id: incoming.headers['idempotency-key']?.toString(),
    accepted: mode === 'accept' || mode === 'hold',
  });
}

function answer(mode: PostMode, response: ServerResponse, held: ServerResponse[]): void {
  if (mode === 'accept') response.writeHead(200).end();
  if (mode === 'hold') held.push(response);
  if (mode === 'refuse') response.writeHead(500).end();
  if (mode === 'refuse for good') response.writeHead(422).end();
  if (mode === 'cut') response.destroy();
}

/** Answers as the served site does. */
export function passOn(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
