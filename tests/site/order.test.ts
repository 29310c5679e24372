// @module-tag all
import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { type Config, createConfig } from '../../src/config.ts';
import { site } from '../../templates/site.ts';
import { photo } from '../support/pictures.ts';
import { tinyConfig, tinyCopy } from '../support/tiny-site.ts';
import { agencyDir, projectDir } from '../support/workspace.ts';

vi.mock('node:fs', { spy: true });

async function bytesOf(config: Config) {
  const { report, artifacts } = await buildSite(config);
  expect(report.sorted()).toEqual([]);
  return artifacts.map(({ path, body }) => [path, Buffer.from(body).toString('base64')]);
}

/** The tiny site with two sheets, of which the last one wins, and with two pictures. */
async function severalFiles(): Promise<Config> {
  const picture = await photo('jpeg');
  const siteDir = tinyCopy(
    { file: 'templates/styles/first.css', write: 'h1 { color: #123; }' },
    { file: 'templates/styles/last.css', write: 'h1 { color: #456; }' },
    { file: 'content/media/pictures/ewe.jpg', write: picture },
    { file: 'content/media/pictures/ram.jpg', write: picture },
    { file: 'content/en/wool.md', replace: /$/, with: '![A ewe](picture:ewe) ![A ram](picture:ram)\n' },
  );
  return { ...tinyConfig(siteDir), siteDir };
}

it('a build gives the same bytes on a disk that lists files in another order', async () => {
  const config = await severalFiles();
  const first = await bytesOf(config);
  const { readdirSync: list } = await vi.importActual<typeof import('node:fs')>('node:fs');
  const listed = vi.mocked(readdirSync);
  onTestFinished(() => void listed.mockReset());
  listed.mockImplementation(((...args: Parameters<typeof list>) => list(...args).toReversed()) as never);
  listed.mockClear();
  expect(await bytesOf(config)).toEqual(first);
  expect(listed).toHaveBeenCalled();
});

// The footer of the real site names the year of the build; nothing else may depend on the day.
it('a build gives the same bytes on another day of the year', async () => {
  const configOn = (day: string) =>
    createConfig({}, { site, toolDir: projectDir, cwd: agencyDir, now: new Date(`${day}T23:59:59Z`) });
  const first = await bytesOf(configOn('2027-01-31'));
  expect(first.length).toBeGreaterThan(50);
  expect(await bytesOf(configOn('2027-08-01'))).toEqual(first);
});
