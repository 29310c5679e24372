import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import askForBuild, { config } from '../../.ci/netlify/due.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Asks for a build at a hook that answers with a status; returns the methods with which it was called. */
async function askAt(status: number): Promise<(string | undefined)[]> {
  const methods: (string | undefined)[] = [];
  const server = createServer(({ method }, response) => {
    methods.push(method);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('BUILD_HOOK', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  try {
    await askForBuild();
    return methods;
  } finally {
    server.close();
  }
}

it('Netlify calls the build hook once a night', async () => {
  expect(config.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(await askAt(200)).toEqual(['POST']);
});

it('a hook that refuses fails, so that it shows in the log', async () => {
  await expect(askAt(404)).rejects.toThrow('The build hook answered 404.');
});

it('does nothing without a hook', async () => {
  vi.stubEnv('BUILD_HOOK', '');
  await expect(askForBuild()).resolves.toBeUndefined();
});
