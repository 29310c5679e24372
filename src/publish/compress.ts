import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type Artifact, checksumOf, lengthOf } from '../artifact.ts';
import type { Cache } from '../cache/cache.ts';

/** Encodings of precompressed files, by the extension that hosts expect. */
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

const extensions = ['br', 'gz'] as const;
type EncodingExtension = (typeof extensions)[number];

/** A compressed file, and what is wrong with it. */
interface Compressed {
  file: Artifact;
  flaw: string | undefined;
}

/**
 * Compresses a text file to `.br` and `.gz` files, and drops those that are not smaller. Other files are not compressed. Results are
 * cached by digest, so an unchanged body need not even be computed. New results are decompressed again as a check.
 */
export async function compress(artifact: Artifact, cache: Cache): Promise<Compressed[]> {
  if (!isText(artifact)) return [];
  const compressed = await Promise.all(
    extensions.map(async (extension) => {
      const { body, flaw } = await encode(artifact, extension, cache);
      return { file: { path: `${artifact.path}.${extension}`, body }, flaw };
    }),
  );
  return compressed.filter(({ file }) => file.body.length < lengthOf(artifact));
}

/** Compresses a file, or takes the result from the cache. Only verified results are cached. */
async function encode(artifact: Artifact, extension: EncodingExtension, cache: Cache) {
  const key = keyOf(artifact, extension);
  const cached = cache.known(key);
  if (cached) return { body: cached, flaw: undefined };
  const bytes = Buffer.from(artifact.body);
  const body = await encodings[extension].encode(bytes);
  if (!(await decodesTo(body, bytes, extension)))
    return { body, flaw: 'it does not decompress to the file beside it' };
  await cache.keep(key, body);
  return { body, flaw: undefined };
}

async function decodesTo(body: Buffer, bytes: Buffer, extension: EncodingExtension): Promise<boolean> {
  try {
    return (await encodings[extension].decode(body)).equals(bytes);
  } catch {
    return false;
  }
}

/** Checks whether a file is text that browsers load. Names that begin with `_` or `.` are for hosts. */
function isText({ path }: Artifact): boolean {
  return /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/.test(path) && !/(?:^|\/)[_.][^/]*$/.test(path);
}

/** Returns the cache key. It includes the versions of the compressors. */
function keyOf(artifact: Artifact, extension: EncodingExtension): string {
  const { brotli = '', zlib = '' } = process.versions;
  const hash = createHash('sha256').update(`${extension} ${brotli} ${zlib} ${checksumOf(artifact).digest}`);
  return `${hash.digest('hex').slice(0, 32)}.${extension}`;
}
