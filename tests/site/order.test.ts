import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import { site } from '../../templates/site.ts';
import { projectDir } from '../support/workspace.ts';

vi.mock('node:fs', { spy: true });

const bytesOf = async (config: ReturnType<typeof createConfig>) =>
  (await buildSite(config)).artifacts.map(({ path, body }) => [path, Buffer.from(body).toString('base64')]);

const configOn = (day: string) =>
  createConfig({}, { site, toolDir: projectDir, cwd: projectDir, now: new Date(`${day}T23:59:59Z`) });

// The footer names the year of the build; nothing else may depend on the day.
it('a build gives the same bytes on a disk that lists files in another order, and on another day of the year', async () => {
  const first = await bytesOf(configOn('2027-01-31'));
  expect(first.length).toBeGreaterThan(50);
  expect(await bytesOf(configOn('2027-08-01'))).toEqual(first);

  const { readdirSync: list } = await vi.importActual<typeof import('node:fs')>('node:fs');
  const listed = vi.mocked(readdirSync);
  onTestFinished(() => void listed.mockReset());
  listed.mockImplementation(((...args: Parameters<typeof list>) => list(...args).toReversed()) as never);
  listed.mockClear();
  expect(await bytesOf(configOn('2027-01-31'))).toEqual(first);
  expect(listed).toHaveBeenCalled();
});
