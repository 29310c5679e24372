import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { limits } from '../../../src/server/limits.ts';
import { readBody } from '../../../src/server/request.ts';

it('a body that never ends is left when it is over the limit, and not kept', async () => {
  const chunk = Buffer.alloc(1024);
  let sent = 0;
  function* endless() {
    for (;;) {
      sent += chunk.length;
      yield chunk;
    }
  }
  const headers = { 'transfer-encoding': 'chunked' };
  const request = Object.assign(Readable.from(endless()), { headers }) as unknown as IncomingMessage;
  expect(await readBody(request)).toBeUndefined();
  expect(request.destroyed).toBe(false);
  expect(sent).toBeLessThan(2 * limits.bodyBytes);
});
