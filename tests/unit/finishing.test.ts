import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createReport } from '../../src/diagnostics/index.ts';
import { createFinishing } from '../../src/publish/finishing.ts';
import { tinyConfig } from '../support/tiny-site.ts';
import { temporaryFolder } from '../support/workspace.ts';

const configWith = (cacheDir: string | undefined) => ({ ...tinyConfig(temporaryFolder()), cacheDir });

/** A picture that counts how often it is drawn. */
function counted(name: string, width = 4) {
  const times = { drawn: 0 };
  const draw = () => {
    times.drawn += 1;
    return sharp({ create: { width: 4, height: 4, channels: 3, background: '#f70' } })
      .png()
      .toBuffer();
  };
  return { path: `${name}.png`, hash: name, width, height: 4, draw, times };
}

const page = { path: 'index.html', body: '<p>Hemja</p>\n'.repeat(100) };

describe('what finishes a site', () => {
  it('draws and compresses once what it was told of ahead, and gives all in the order in which it is asked', async () => {
    const pictures = ['a', 'b', 'c'].map((name) => counted(name));
    const { eager, draw, compress } = createFinishing(configWith(undefined));
    eager.draw(pictures.toReversed());
    eager.compress([page]);
    const drawn = await draw(pictures, createReport());
    expect(drawn.map(({ path }) => path)).toEqual(['a.png', 'b.png', 'c.png']);
    expect(pictures.map(({ times }) => times.drawn)).toEqual([1, 1, 1]);
    const compressed = await compress([...drawn, page], createReport());
    expect(compressed.map(({ path }) => path)).toEqual(['index.html.br', 'index.html.gz']);
  });

  it('reports a picture that is not what was planned, when it is asked for pictures', async () => {
    const report = createReport();
    await createFinishing(configWith(undefined)).draw([counted('a'), counted('b', 5)], report);
    expect(report.sorted().map(({ code, place }) => `${code} ${place.file}`)).toEqual([
      'artifact-broken b.png',
    ]);
  });

  it('throws what goes wrong to who asks, and to nobody if the build ends before', async () => {
    const broken = { ...counted('a'), draw: () => Promise.reject(new Error('no ink')) };
    const finishing = createFinishing(configWith(undefined));
    finishing.eager.draw([broken]);
    await expect(finishing.draw([broken], createReport())).rejects.toThrow('no ink');
    // An error that nobody takes ends the tests.
    const ended = createFinishing(configWith(undefined));
    ended.eager.draw([broken]);
    await ended.stop();
  });

  it('stops when the build has ended: what is under way is done, and nothing else is begun', async () => {
    const folder = temporaryFolder();
    const pictures = Array.from({ length: 20 }, (_, at) => counted(String(at)));
    const { eager, stop } = createFinishing(configWith(folder));
    eager.draw(pictures);
    await stop();
    const drawn = pictures.filter(({ times }) => times.drawn > 0).map(({ hash }) => hash);
    expect(drawn.length).toBeLessThan(20);
    const kept = readdirSync(join(folder, 'pictures')).filter((name) => !name.endsWith('.json'));
    expect(kept.toSorted()).toEqual(drawn.toSorted());
  });

  it('forgets what no build has asked for in a month', async () => {
    const folder = temporaryFolder();
    const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of ['pictures', 'compressed']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'old'), 'x');
      utimesSync(join(folder, name, 'old'), month, month);
    }
    const { draw, compress } = createFinishing(configWith(folder));
    await draw([counted('a')], createReport());
    await compress([page], createReport());
    const endings = (name: string) =>
      readdirSync(join(folder, name)).map((file) => file.replace(/^.*\./, ''));
    expect(endings('pictures').toSorted()).toEqual(['a', 'json', 'swept']);
    expect(endings('compressed').toSorted()).toEqual(['br', 'gz', 'swept']);
  });
});
