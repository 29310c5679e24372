import { join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import { cacheFolder } from '../../config.ts';
import { model } from '../../content/model/index.ts';
import { createReport } from '../../diagnostics/index.ts';
import { prefetched, problemChannel, query } from '../../graph/index.ts';
import { bytes, version } from '../../graph/inputs.ts';
import { createFingerprint, drawingPackages } from './fingerprint.ts';
import type { SourceImage } from './picture-set.ts';
import { readSizes } from './read-sizes.ts';

/** Sizes of the pictures of the content, by path below `media/`. */
type Sizes = ReadonlyMap<string, Omit<SourceImage, 'bytes'>>;

/** The pictures that pages use: their paths below `media/`, and their paths in messages. */
const usedPictures = query('shown pictures', (db) => {
  const { pictures, videos } = db.get(model).content?.media ?? { pictures: new Map(), videos: new Map() };
  const all = [...pictures.values(), ...[...videos.values()].map(({ poster }) => poster)];
  return all.map(({ name, file }): { name: string; file: string } => ({ name, file }));
});

/** The sizes of the pictures that pages use; undefined if one of them is unusable, which is reported. */
export const sourceImages = prefetched('source images', {
  async start(db): Promise<Sizes | undefined> {
    const { config } = db;
    const versions = Object.fromEntries(drawingPackages.map((name) => [name, db.get(version, name)]));
    const cache = openCache(cacheFolder('pictures', config));
    const files = db.get(usedPictures).map((picture) => {
      const read = db.get(bytes, join(config.content.path, 'media', picture.name));
      return { ...picture, bytes: read instanceof Error ? new Uint8Array() : read };
    });
    const report = createReport();
    const sizes = await readSizes(files, { cache, fingerprint: createFingerprint(versions), report });
    for (const problem of report.all()) db.emit(problemChannel, problem);
    return report.errorCount > 0 ? undefined : sizes;
  },
});
