import type { Locale } from './define/locale.ts';
import { sha256 } from './lib/digest.ts';

/** A file of the finished site, in memory. */
export interface Artifact {
  /** The path below the output folder, with `/`. */
  path: string;
  /** Computed on first access for pages: most pages of a large site are unchanged, and their HTML is never needed. */
  readonly body: string | Uint8Array;
  /** The checksum, if it is known without the body. */
  readonly sum?: Checksum;
}

/** The digest and length of a file. */
export interface Checksum {
  /** The SHA-256 of its bytes, in base64url. */
  digest: string;
  /** In bytes. */
  length: number;
}

/** Creates a file whose body is computed on first access. */
export function lazyArtifact(properties: Omit<Artifact, 'body'>, makeBody: () => Artifact['body']): Artifact {
  let body: Artifact['body'] | undefined;
  return {
    ...properties,
    get body() {
      body ??= makeBody();
      return body;
    },
  };
}

/** Returns the checksum of a file. Reads the body only if the checksum is not known. */
export function checksumOf(file: Artifact): Checksum {
  return file.sum ?? checksumOfBody(file.body);
}

function checksumOfBody(body: Artifact['body']): Checksum {
  return { digest: sha256(body).toString('base64url'), length: Buffer.byteLength(body) };
}

/** Returns the length of a file in bytes. Reads the body only if the checksum is not known. */
export function lengthOf(file: Artifact): number {
  return file.sum?.length ?? Buffer.byteLength(file.body);
}

/** Returns the content hash for a file name: 8 hexadecimal digits. */
export function hashOf(content: string | Uint8Array): string {
  return sha256(content).toString('hex').slice(0, 8).toUpperCase();
}

/** Returns the address of a page, given its file (specification 2.3). */
export function pageAddress(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** One JSON file for each language, which pages load on demand. */
export interface LocaleFiles {
  artifacts: Artifact[];
  addresses: ReadonlyMap<Locale, string>;
}

/** Creates a JSON file for each language, with a content hash in its name. */
export function localeFiles(
  name: string,
  locales: readonly { id: Locale }[],
  contentOf: (locale: Locale) => object,
): LocaleFiles {
  const files = locales.map(({ id }) => ({ id, artifact: localeFile(name, id, contentOf(id)) }));
  return {
    artifacts: files.map(({ artifact }) => artifact),
    addresses: new Map(files.map(({ id, artifact }) => [id, `/${artifact.path}`])),
  };
}

/** Creates the JSON file of one language, with a content hash in its name. */
export function localeFile(name: string, locale: Locale, content: object): Artifact {
  const body = JSON.stringify(content);
  return { path: `assets/${name}-${locale}-${hashOf(body)}.json`, body };
}
