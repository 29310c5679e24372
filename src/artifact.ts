import type { Locale } from './define/locale.ts';
import { sha256 } from './digest.ts';

/** A file of the finished site, in memory. */
export interface Artifact {
  /** Where the file goes, relative to the output folder, with `/` between parts. */
  path: string;
  body: string | Uint8Array;
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
