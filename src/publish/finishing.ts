import type { Artifact } from '../artifact.ts';
import { createPictureCheck, drawPicture, fingerprintOf, type Picture } from '../assets/pictures/index.ts';
import { openCache } from '../cache/cache.ts';
import { type Config, cacheFolder } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { createQueue, type Queue } from '../lib/queue.ts';
import { createStopwatch, type StageTime } from '../lib/stopwatch.ts';
import { compress } from './index.ts';

/** Starts to draw and compress while the rest of the site is still being built. */
export interface EagerWork {
  draw(pictures: readonly Picture[]): void;
  compress(files: readonly Artifact[]): void;
}

/** Starts nothing early, for `site dev`. */
export const noEagerWork: EagerWork = { draw: () => undefined, compress: () => undefined };

/** Draws and compresses on other threads, once for each file. */
export interface Finishing {
  eager: EagerWork;
  /** Draws pictures and reports those that cannot be read as planned. */
  draw(pictures: readonly Picture[], report: Report): Promise<Artifact[]>;
  /** Compresses files and reports those that cannot be decompressed. */
  compress(files: readonly Artifact[], report: Report): Promise<Artifact[]>;
  /** Stops before the next file and waits for those in progress. */
  stop(): Promise<void>;
  stages: readonly StageTime[];
}

/**
 * Creates the queue of drawing and compressing, which is empty at first.
 *
 * @param signal stops the work before the next file; pending promises reject with its reason
 */
export function createFinishing(config: Config, signal?: AbortSignal): Finishing {
  const stopping = new AbortController();
  const queue = createQueue(AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]));
  const { time, stages } = createStopwatch();
  const pictureCache = openCache(cacheFolder('pictures', config));
  const textCache = openCache(cacheFolder('compressed', config));
  const checkPicture = createPictureCheck(pictureCache, fingerprintOf(config));
  const draw = runOnceEach(queue, async (picture: Picture) => {
    const file = await time('draw', () => drawPicture(picture, pictureCache));
    return { file, flaw: await time('read back', () => checkPicture(picture, file)) };
  });
  const compressFile = runOnceEach(queue, (file: Artifact) =>
    time('compress', () => compress(file, textCache)),
  );
  const isCompressed = config.site.isCompressed;
  return {
    eager: {
      draw: (pictures) => pictures.forEach(draw),
      compress: (files) => isCompressed && files.forEach(compressFile),
    },
    async draw(pictures, report) {
      const drawn = await Promise.all(pictures.map(draw));
      pictureCache.sweep();
      return reportFlaws(drawn, report);
    },
    async compress(files, report) {
      const compressed = isCompressed ? await Promise.all(files.map(compressFile)) : [];
      textCache.sweep();
      return reportFlaws(compressed.flat(), report);
    },
    async stop() {
      stopping.abort();
      await queue.idle();
    },
    stages,
  };
}

/** Reports files with a flaw. Returns all files. */
function reportFlaws(
  results: readonly { file: Artifact; flaw: string | undefined }[],
  report: Report,
): Artifact[] {
  for (const { file, flaw: detail } of results) {
    const { path } = file;
    if (detail !== undefined) report.error('artifact-broken', { file: path }, { path, detail });
  }
  return results.map(({ file }) => file);
}

/** Queues work once for each item. Errors reach only callers that await the result. */
function runOnceEach<T extends object, R>(
  queue: Queue,
  work: (item: T) => Promise<R>,
): (item: T) => Promise<R> {
  const results = new Map<T, Promise<R>>();
  return (item) => {
    const existing = results.get(item);
    if (existing) return existing;
    const result = queue.add(() => work(item));
    // Eager callers do not await it.
    result.catch(() => undefined);
    results.set(item, result);
    return result;
  };
}
