import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Artifact } from '../artifact.ts';
import type { Cache } from '../cache/cache.mjs';

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
 * Makes the compressed forms of a text file, as files of the same name with `.br` or `.gz` behind it, where these are smaller; none of
 * any other file. The best compression takes seconds for a whole site, so the cache keeps it by the hash of the text.
 */
export async function compress(file: Artifact, cache: Cache): Promise<Artifact[]> {
  if (!isText(file)) return [];
  const bytes = Buffer.from(file.body);
  const forms = await Promise.all(
    endings.map(async (ending) => {
      const body = await cache.get(keyOf(bytes, ending), () => encoders[ending](bytes));
      return { path: `${file.path}.${ending}`, body };
    }),
  );
  return forms.filter(({ body }) => body.length < bytes.length);
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
