import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { parseXml } from '@rgrove/parse-xml';
import type { Artifact } from '../artifact.ts';
import type { Report } from '../diagnostics/index.ts';
import { beginsAsNamed } from '../file-kinds.ts';

const decoders = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

/**
 * Reads what would be published as browsers do, as far as no other check has read it: drawings and lists are XML, videos
 * and fonts are what they are called, and compressed files hold the same as those beside them.
 */
export async function readBack(
  artifacts: readonly Artifact[],
  compressed: readonly Artifact[],
  report: Report,
): Promise<void> {
  const broken = (path: string, detail: string) =>
    report.error('artifact-broken', { file: path }, { path, detail });
  for (const artifact of artifacts) {
    const detail = whyUnreadable(artifact);
    if (detail !== undefined) broken(artifact.path, detail);
  }
  const originals = new Map(artifacts.map(({ path, body }) => [path, body]));
  const areSame = await Promise.all(compressed.map((one) => isSame(one, originals)));
  for (const [at, { path }] of compressed.entries()) {
    if (!areSame[at]) broken(path, 'it does not decompress to the file beside it');
  }
}

function whyUnreadable({ path, body }: Artifact): string | undefined {
  if (/\.(?:svg|xml)$/.test(path)) return whyNotXml(Buffer.from(body).toString());
  // A text needs no more of its bytes than tell its kind.
  const bytes = typeof body === 'string' ? Buffer.from(body.slice(0, 64)) : body;
  return beginsAsNamed(path, bytes) ? undefined : 'it is not of the kind that its ending says';
}

function whyNotXml(text: string): string | undefined {
  try {
    parseXml(text);
    return undefined;
  } catch (error) {
    return `it is not XML (${error instanceof Error ? error.message.split('\n')[0] : error})`;
  }
}

async function isSame(
  { path, body }: Artifact,
  originals: ReadonlyMap<string, Artifact['body']>,
): Promise<boolean> {
  const [, original = '', ending] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
  const expected = originals.get(original);
  if (expected === undefined || (ending !== 'br' && ending !== 'gz')) return false;
  try {
    return (await decoders[ending](body)).equals(Buffer.from(expected));
  } catch {
    return false;
  }
}
