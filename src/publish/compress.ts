import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type Artifact, lengthOf, sumOf } from '../artifact.ts';
import type { Cache } from '../cache/cache.ts';

/** The encodings that are made ahead, by the ending that hosts expect beside the file. */
const encodings = {
  br: {
    encode: (body: Buffer) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    decode: promisify(brotliDecompress),
  },
  gz: {
    encode: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    decode: promisify(gunzip),
  },
} as const;

const endings = ['br', 'gz'] as const;
type Ending = (typeof endings)[number];

/** A compressed form of a file, and what is wrong with it. */
interface Compressed {
  file: Artifact;
  flaw: string | undefined;
}

/**
 * Makes the compressed forms of a text file, as files of the same name with `.br` or `.gz` behind it, where these are smaller; none of
 * any other file. The best compression takes seconds for a whole site, so the cache keeps it by the digest of the text, which need not be
 * made for it. What is new is decompressed again, as browsers do.
 */
export async function compress(artifact: Artifact, cache: Cache): Promise<Compressed[]> {
  if (!isText(artifact)) return [];
  const forms = await Promise.all(
    endings.map(async (ending) => {
      const { body, flaw } = await formOf(artifact, ending, cache);
      return { file: { path: `${artifact.path}.${ending}`, body }, flaw };
    }),
  );
  return forms.filter(({ file }) => file.body.length < lengthOf(artifact));
}

/** A form of a text. Only one that was read back is kept. */
async function formOf(artifact: Artifact, ending: Ending, cache: Cache) {
  const key = keyOf(artifact, ending);
  const kept = cache.known(key);
  if (kept) return { body: kept, flaw: undefined };
  const bytes = Buffer.from(artifact.body);
  const body = await encodings[ending].encode(bytes);
  if (!(await holds(body, bytes, ending)))
    return { body, flaw: 'it does not decompress to the file beside it' };
  await cache.keep(key, body);
  return { body, flaw: undefined };
}

async function holds(body: Buffer, bytes: Buffer, ending: Ending): Promise<boolean> {
  try {
    return (await encodings[ending].decode(body)).equals(bytes);
  } catch {
    return false;
  }
}

/** Files that a browser can read as text; those whose names begin with `_` or `.` are for hosts. */
function isText({ path }: Artifact): boolean {
  return /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/.test(path) && !/(?:^|\/)[_.][^/]*$/.test(path);
}

/** Another version of the compressor may give other bytes. */
function keyOf(artifact: Artifact, ending: Ending): string {
  const { brotli = '', zlib = '' } = process.versions;
  const hash = createHash('sha256').update(`${ending} ${brotli} ${zlib} ${sumOf(artifact).digest}`);
  return `${hash.digest('hex').slice(0, 32)}.${ending}`;
}
