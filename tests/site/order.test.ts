import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import { configOf, projectDir } from '../support/workspace.ts';

vi.mock('node:fs', { spy: true });

const bytesOf = async (config: ReturnType<typeof createConfig>) =>
  (await buildSite(config)).artifacts.map(({ path, body }) => [path, Buffer.from(body).toString('base64')]);

it('a build gives the same bytes on a disk that lists files in another order, and on another day (fault 46)', async () => {
  const first = await bytesOf(configOf(projectDir));
  expect(first.length).toBeGreaterThan(50);
  const now = new Date('2027-01-31T23:59:59Z');
  expect(await bytesOf(createConfig({}, { toolDir: projectDir, cwd: projectDir, now }))).toEqual(first);

  const { readdirSync: list } = await vi.importActual<typeof import('node:fs')>('node:fs');
  const listed = vi.mocked(readdirSync);
  onTestFinished(() => void listed.mockReset());
  listed.mockImplementation(((...args: Parameters<typeof list>) => list(...args).toReversed()) as never);
  listed.mockClear();
  expect(await bytesOf(configOf(projectDir))).toEqual(first);
  expect(listed).toHaveBeenCalled();
});
