import { expect, it } from 'vitest';
import { askedToStop } from '../../../cli/signals.ts';

it('nobody listens for signals any more when one has come, or when they are no longer asked for', async () => {
  const listeners = () => ['SIGINT', 'SIGTERM'].map((name) => process.listenerCount(name));
  const before = listeners();
  const asked = new AbortController();
  void askedToStop(asked.signal);
  expect(listeners()).toEqual(before.map((count) => count + 1));
  asked.abort();
  expect(listeners()).toEqual(before);
  const signal = askedToStop();
  process.kill(process.pid, 'SIGTERM');
  expect([await signal, listeners()]).toEqual(['SIGTERM', before]);
});
