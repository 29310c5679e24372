import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { listenToKeys } from '../../../cli/keys.ts';

/** What is pressed when a terminal sends these pieces. */
async function pressed(...pieces: readonly string[]): Promise<string> {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  let all = '';
  const keys = ['h', 'u', 'q'].map((key) => ({
    ...{ key, does: key },
    press: () => {
      all += key;
    },
  }));
  const stop = listenToKeys(keys, terminal);
  for (const piece of pieces) terminal.write(piece);
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  terminal.write('h');
  await new Promise((resolve) => setImmediate(resolve));
  return all;
}

it('keys are taken one by one, however they arrive, until nobody listens', async () => {
  expect(await pressed('h', 'u')).toBe('hu');
  expect(await pressed('hUx', 'u')).toBe('huu');
});

it('what other keys send is not taken for letters', async () => {
  // Home, F2, an arrow, Ctrl-H and Alt-Q.
  expect(await pressed('\u001bOH\u001bOQ\u001b[A', '\u0008', '\u001bq', 'u')).toBe('u');
});
