import type { FormHandler } from '../../src/server/form-handler.ts';
import { serveFolder } from '../../src/server/index.ts';

/** A server that runs. */
export interface FormServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a built site, and its forms with what the test has made to receive them. */
export function serveForms(forms: FormHandler, folder: string, port = 0): Promise<FormServer> {
  return serveFolder(folder, { port, host: '127.0.0.1', forms });
}
