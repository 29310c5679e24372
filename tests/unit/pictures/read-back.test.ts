import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Artifact } from '../../../src/artifact.ts';
import { createConfig } from '../../../src/config.ts';
import { createReport } from '../../../src/diagnostics/index.ts';
import { toIco } from '../../../src/pictures/ico.ts';
import { readPicturesBack } from '../../../src/pictures/index.ts';
import { site } from '../../../templates/site.ts';
import { projectDir, temporaryFolder } from '../../support/workspace.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f70' } });

async function problems({ path, body }: Artifact, cacheDir = temporaryFolder()) {
  const report = createReport();
  const config = { ...createConfig({}, { site, toolDir: projectDir, cwd: projectDir }), cacheDir };
  const picture = {
    path,
    hash: 'A',
    width: 64,
    height: 48,
    draw: () => Promise.reject(new Error('unasked')),
  };
  await readPicturesBack([picture], [{ path, body }], { config, report });
  return report.sorted().map(({ code, args, place }) => ({ code, file: place.file, args }));
}

const broken = (path: string, detail: unknown) => ({
  code: 'artifact-broken',
  file: path,
  args: { path, detail },
});

describe('a drawn picture', () => {
  it.each(['png', 'webp', 'avif'] as const)('passes in its planned kind and size: %s', async (format) => {
    const body = await blank(64, 48).toFormat(format).toBuffer();
    expect(await problems({ path: `a.${format}`, body })).toEqual([]);
  });

  it('passes as the one picture of an icon file', async () => {
    const body = toIco(await blank(64, 48).png().toBuffer(), 64);
    expect(await problems({ path: 'a.ico', body })).toEqual([]);
    expect(await problems({ path: 'a.ico', body: body.subarray(1) })).toHaveLength(1);
  });

  it('is refused in another size or kind, with both', async () => {
    const large = await blank(65, 48).png().toBuffer();
    const other = await blank(64, 48).webp().toBuffer();
    expect([
      await problems({ path: 'a.png', body: large }),
      await problems({ path: 'a.png', body: other }),
    ]).toEqual([
      [broken('a.png', 'it is png of 65 × 48 pixels, not png of 64 × 48')],
      [broken('a.png', 'it is webp of 64 × 48 pixels, not png of 64 × 48')],
    ]);
  });

  it.each(['png', 'webp', 'avif'] as const)('is refused when it is cut or garbled: %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const body = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#000', noise } })
      .toFormat(format)
      .toBuffer();
    const path = `a.${format}`;
    const middle = Math.round(body.length / 2);
    const garbled = Buffer.from(body).fill(0, 0, middle);
    for (const bad of [body.subarray(0, middle), garbled, Buffer.alloc(0), Buffer.from('<svg/>')]) {
      expect(await problems({ path, body: bad })).toEqual([broken(path, expect.stringMatching(/\S/))]);
    }
  });

  it('is decoded once as long as it stays the same', async () => {
    const cacheDir = temporaryFolder();
    const body = await blank(64, 48).png().toBuffer();
    for (let turn = 0; turn < 2; turn += 1) await problems({ path: 'a.png', body }, cacheDir);
    expect(readdirSync(join(cacheDir, 'pictures'))).toHaveLength(1);
  });
});
