import type { Locale } from './define/locale.ts';
import { sha256 } from './lib/digest.ts';

/** A file of the finished site, in memory. */
export interface Artifact {
  /** Where the file goes, relative to the output folder, with `/` between parts. */
  path: string;
  /** That of a page may be made when it is first looked at: most pages of a large site are as they were, and nobody looks. */
  readonly body: string | Uint8Array;
  /** What is known of the body without looking at it. */
  readonly sum?: Sum;
}

/** What tells a file from others. */
export interface Sum {
  /** The SHA-256 of its bytes, in base64url. */
  digest: string;
  /** In bytes. */
  length: number;
}

/** A file whose body is made when it is first asked for, and stays. */
export function lateArtifact(known: Omit<Artifact, 'body'>, make: () => Artifact['body']): Artifact {
  let made: Artifact['body'] | undefined;
  return {
    ...known,
    get body() {
      made ??= make();
      return made;
    },
  };
}

/** What tells a file from others; looks at its body if that is not known. */
export function sumOf(file: Artifact): Sum {
  return file.sum ?? sumOfBody(file.body);
}

function sumOfBody(body: Artifact['body']): Sum {
  return { digest: sha256(body).toString('base64url'), length: Buffer.byteLength(body) };
}

/** The length of a file in bytes; looks at its body if that is not known. */
export function lengthOf(file: Artifact): number {
  return file.sum?.length ?? Buffer.byteLength(file.body);
}

/** The part of a file name that changes with the content of the file: 8 letters and digits. */
export function hashOf(content: string | Uint8Array): string {
  return sha256(content).toString('hex').slice(0, 8).toUpperCase();
}

/** The address under which a page is served, by its file (specification 2.3). */
export function pageAddress(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** A JSON file for each language, which pages load when they need it. */
export interface LocaleFiles {
  artifacts: Artifact[];
  addresses: ReadonlyMap<Locale, string>;
}

/** Makes the JSON files of all languages, named after what they hold. */
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

/** Makes a JSON file of a language, named after what it holds. */
export function localeFile(name: string, locale: Locale, content: object): Artifact {
  const body = JSON.stringify(content);
  return { path: `assets/${name}-${locale}-${hashOf(body)}.json`, body };
}
