import { join } from 'node:path';
import { localeOfPath } from '../define/locale.ts';
import { adminPage } from '../hosting/admin.ts';
import { type HostingManifest, hiddenEnding, type Redirect, readManifest } from '../hosting/manifest.ts';
import { ServerError } from './failure.ts';
import { type EncodedBodies, openEncodings } from './file-body.ts';
import type { FormSite } from './form-handler.ts';
import { releaseFolder } from './release-folder.ts';
import {
  createNotFound,
  createResource,
  type HeaderList,
  headersFor,
  mergeHeaders,
  type Resource,
} from './resource.ts';

/** One version of the site, complete, whatever happens to the folder that it came from. */
export interface Release {
  id: string;
  /** Everything that is served, by address. */
  resources: ReadonlyMap<string, Resource>;
  redirects: ReadonlyMap<string, Redirect>;
  /** Returns the not-found page in the language of an address. */
  notFoundAt(path: string): Resource;
  /** The headers of an answer at an address; without one, those of every address. */
  headersFor(address?: string): HeaderList;
  /** More headers for answers over TLS. */
  overTls: HeaderList;
  /** The forms of this release, and the pages that they are on. */
  site: FormSite;
  /** Every file by the digest of its bytes; the next release takes over what did not change. */
  contents: ReadonlyMap<string, EncodedBodies>;
}

/** The number of files that are opened at the same time. */
const laneCount = 8;

/**
 * Opens the site in a folder, or the one that a build is replacing there.
 *
 * @param known open files by digest
 * @throws ServerError if there is no site, or a file is not as it was built
 */
export async function loadRelease(folder: string, known: Release['contents']): Promise<Release> {
  const root = releaseFolder(folder);
  if (root === undefined)
    throw new ServerError(`There is no ${folder} to serve. Run “npx site build” first.`);
  const manifest = readManifest(root);
  if (!manifest)
    throw new ServerError(`${root} holds no site that this program built. Run “npx site build” first.`);
  return createRelease(manifest, await openAll(root, manifest, known), (file) => join(folder, file));
}

/**
 * Creates a release from open files.
 *
 * @param contents every file of the manifest by digest
 * @param shown names a file in messages
 * @throws ServerError if a required file is missing
 */
export function createRelease(
  manifest: HostingManifest,
  contents: Release['contents'],
  shown: (file: string) => string,
): Release {
  const { headers: rules, redirects, locales } = manifest;
  const built = (file: string) => {
    const digest = manifest.files[file] ?? '';
    const held = contents.get(digest);
    if (!held) throw new ServerError(`${shown(file)} is not served. Run “npx site build” again.`);
    return { address: addressOf(file), digest, contents: held, rules };
  };
  const hidden = locales.map(({ notFound }) => notFound);
  const served = servedFiles(manifest).filter((file) => !hidden.includes(file));
  const notFound = new Map(locales.map((locale) => [locale, createNotFound(built(locale.notFound))]));
  const resources = new Map(served.map((file) => [addressOf(file), createResource(built(file))]));
  return {
    id: manifest.release,
    resources,
    redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
    notFoundAt: (path) => notFound.get(localeOfPath(path, locales)) as Resource,
    headersFor: (address = '/_') => headersFor(address, rules),
    overTls: mergeHeaders(manifest.overTls),
    site: { forms: manifest.forms, locales, pageAt: (address) => textOf(resources.get(address)) },
    contents,
  };
}

async function openAll(
  root: string,
  manifest: HostingManifest,
  known: Release['contents'],
): Promise<Map<string, EncodedBodies>> {
  const files = new Map(servedFiles(manifest).map((file) => [manifest.files[file] ?? '', file]));
  const contents = new Map<string, EncodedBodies>();
  const waiting = files.entries();
  const work = async () => {
    for (const [digest, file] of waiting) {
      const held = known.get(digest) ?? (await openEncodings(join(root, file), digest));
      if (!held)
        throw new ServerError(
          `${join(root, file)} is not there as it was built. Run “npx site build” again.`,
        );
      contents.set(digest, held);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: laneCount }, work));
  const failure = lanes.find(({ status }) => status === 'rejected');
  if (failure?.status !== 'rejected') return contents;
  closeUnused(contents, [known]);
  throw failure.reason;
}

/** Returns the text of a page; undefined if it is too large for memory. */
function textOf(resource: Resource | undefined): string | undefined {
  const content = resource?.plain.content;
  return content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : undefined;
}

/** Lets go of the files that are only in this release. */
export function closeUnused(contents: Release['contents'], kept: readonly Release['contents'][]): void {
  for (const [digest, forms] of contents) {
    if (kept.some((other) => other.get(digest) === forms)) continue;
    for (const content of forms.values()) if (!(content instanceof Uint8Array)) content.close();
  }
}

/** Returns the address of a file (specification 2.3). */
function addressOf(file: string): string {
  if (file === adminPage.file) return adminPage.address;
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`.normalize();
}

/** Lists the files to serve. A build makes no hidden ones. */
function servedFiles({ files }: HostingManifest): string[] {
  return Object.keys(files).filter((file) => {
    const isHidden = file.split('/').some((part) => /^[_.]/.test(part) && part !== '.well-known');
    return !isHidden && !hiddenEnding.test(file);
  });
}
