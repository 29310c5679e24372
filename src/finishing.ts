import type { Artifact } from './artifact.ts';
import { openCache } from './cache/cache.ts';
import { type Config, cacheFolder } from './config.ts';
import type { Report } from './diagnostics/index.ts';
import { createQueue, type Queue } from './lib/queue.ts';
import { createStopwatch, type StageTime } from './lib/stopwatch.ts';
import { createPictureReader, drawPicture, fingerprintOf, type Picture } from './pictures/index.ts';
import { compress } from './publish/index.ts';

/** Is told of files as soon as they are known, while the rest of the site is still made. */
export interface Ahead {
  pictures(planned: readonly Picture[]): void;
  files(made: readonly Artifact[]): void;
}

/** For a site that is only looked at. */
export const nothingAhead: Ahead = { pictures: () => undefined, files: () => undefined };

/**
 * What takes most of a build, and other threads than that of the pages: drawing and compressing. It is begun with what it is told
 * ahead, and done once for each file.
 */
export interface Finishing {
  ahead: Ahead;
  /** Draws pictures and reports those that cannot be read as planned. */
  draw(pictures: readonly Picture[], report: Report): Promise<Artifact[]>;
  /** Makes the compressed forms of files and reports those that cannot be read. */
  compress(files: readonly Artifact[], report: Report): Promise<Artifact[]>;
  /** Ends the work before the next file, and waits for those that are under way. */
  stop(): Promise<void>;
  /** What it has taken so far. */
  stages: readonly StageTime[];
}

/**
 * Prepares to draw and compress, and does nothing yet.
 *
 * @param signal ends the work before the next file: who waits for it is thrown the reason
 */
export function createFinishing(config: Config, signal?: AbortSignal): Finishing {
  const stopping = new AbortController();
  const queue = createQueue(AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]));
  const { time, stages } = createStopwatch();
  const pictureCache = openCache(cacheFolder('pictures', config));
  const textCache = openCache(cacheFolder('compressed', config));
  const readBack = createPictureReader(pictureCache, fingerprintOf(config));
  const draw = onceEach(queue, async (picture: Picture) => {
    const file = await time('draw', () => drawPicture(picture, pictureCache));
    return { file, flaw: await time('read back', () => readBack(picture, file)) };
  });
  const compressFile = onceEach(queue, (file: Artifact) => time('compress', () => compress(file, textCache)));
  const isCompressed = config.site.isCompressed;
  return {
    ahead: {
      pictures: (planned) => planned.forEach(draw),
      files: (made) => isCompressed && made.forEach(compressFile),
    },
    async draw(pictures, report) {
      const drawn = await Promise.all(pictures.map(draw));
      pictureCache.sweep();
      return reported(drawn, report);
    },
    async compress(files, report) {
      const compressed = isCompressed ? await Promise.all(files.map(compressFile)) : [];
      textCache.sweep();
      return reported(compressed.flat(), report);
    },
    async stop() {
      stopping.abort();
      await queue.idle();
    },
    stages,
  };
}

/** The files, after those with a flaw have been reported. */
function reported(made: readonly { file: Artifact; flaw: string | undefined }[], report: Report): Artifact[] {
  for (const { file, flaw: detail } of made) {
    const { path } = file;
    if (detail !== undefined) report.error('artifact-broken', { file: path }, { path, detail });
  }
  return made.map(({ file }) => file);
}

/** Does some work once for each thing, in its turn. What goes wrong is thrown to those who ask for it, and to nobody if none does. */
function onceEach<T extends object, R>(
  queue: Queue,
  work: (thing: T) => Promise<R>,
): (thing: T) => Promise<R> {
  const begun = new Map<T, Promise<R>>();
  return (thing) => {
    const known = begun.get(thing);
    if (known) return known;
    const made = queue.add(() => work(thing));
    made.catch(() => undefined);
    begun.set(thing, made);
    return made;
  };
}
