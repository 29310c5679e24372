import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A site whose pages report what they do against their policy. */
export interface ReportingSite {
  url: string;
  /** What any page has done against its policy, in words. */
  violations: string[];
  close(): Promise<void>;
}

const reportPath = '/violations';

/** A page of the site's address without anything on it. */
export const blankPath = '/blank';

/** Stands before a site, under an address of its own, and adds to each policy where a browser reports to. */
export async function startReporting(behind: string): Promise<ReportingSite> {
  const violations: string[] = [];
  const server = createServer((incoming, response) => {
    if (incoming.url === reportPath) {
      void text(incoming).then((report) => violations.push(report));
      response.writeHead(204).end();
      return;
    }
    if (incoming.url === blankPath) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      return;
    }
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? '/', behind), { method, headers }, (answer) => {
      const policy = answer.headers['content-security-policy'];
      if (policy) answer.headers['content-security-policy'] = `${policy}; report-uri ${reportPath}`;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, violations, close };

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}
