import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Artifact } from '../artifact.ts';
import { atOnce } from '../at-once.ts';
import { openCache } from '../cache/cache.mjs';

/** The encodings that are made ahead, by the ending that hosts expect beside the file. */
const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;

const endings = ['br', 'gz'] as const;

/**
 * Makes the compressed form of every text file, as a file of the same name with `.br` or `.gz` behind it, where that
 * is smaller. The best compression takes seconds for a whole site, so it is kept in a folder by the hash of the text.
 *
 * @param cacheDir where results are kept, if they are; nothing is lost when it cannot be written
 * @param signal ends the work before the next file
 * @throws the reason of the signal
 */
export async function compress(
  artifacts: readonly Artifact[],
  cacheDir: string | undefined,
  signal?: AbortSignal,
): Promise<Artifact[]> {
  const cache = openCache(cacheDir);
  const wanted = artifacts
    .filter(isText)
    .flatMap(({ path, body }) => endings.map((ending) => ({ path, bytes: Buffer.from(body), ending })));
  const compressed: Artifact[][] = [];
  const compressOne = async ({ path, bytes, ending }: (typeof wanted)[number], at: number) => {
    const body = await cache.get(keyOf(bytes, ending), () => encoders[ending](bytes));
    compressed[at] = body.length < bytes.length ? [{ path: `${path}.${ending}`, body }] : [];
  };
  await atOnce(wanted, compressOne, signal);
  cache.sweep();
  return compressed.flat();
}

/** Files that a browser can read as text; those whose names begin with `_` or `.` are for hosts. */
function isText({ path }: Artifact): boolean {
  return /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/.test(path) && !/(?:^|\/)[_.][^/]*$/.test(path);
}

/** Another version of the compressor may give other bytes. */
function keyOf(bytes: Buffer, ending: 'br' | 'gz'): string {
  const { brotli = '', zlib = '' } = process.versions;
  const hash = createHash('sha256').update(`${ending} ${brotli} ${zlib} `).update(bytes);
  return `${hash.digest('hex').slice(0, 32)}.${ending}`;
}
