import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type FormHandler, readBody } from '../../src/server/forms/index.ts';

/** A server that runs. */
export interface FormServer {
  url: string;
  close(): Promise<void>;
}

/**
 * The least server that receives forms: `POST /` and the pages of a folder. It stands for the real one where only the forms
 * are looked at.
 */
export async function serveForms(handle: FormHandler, folder: string, port = 0): Promise<FormServer> {
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        const body = await readBody(request);
        if (!body) refuseLong(response);
        else {
          const remoteAddress = request.socket.remoteAddress ?? '';
          const answer = await handle({ headers: request.headers, body, remoteAddress });
          response.writeHead(answer.status, answer.headers).end(answer.body);
        }
      } else {
        const page = await readFile(join(folder, `${request.url === '/' ? '/index' : request.url}.html`));
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      }
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuseLong(response: ServerResponse): void {
  response.writeHead(413, { Connection: 'close', 'Content-Length': 0 }).end();
}
