import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Hashes the inputs of a picture, together with the packages that draw it. */
export type Fingerprint = (...parts: readonly (string | Uint8Array)[]) => string;

/** Incremented when the drawing code changes its output. Parameters are part of each hash anyway. */
const revision = 1;

/** The packages that draw. Hashing does not load them. */
export const drawingPackages = ['satori', 'sharp'] as const;

/**
 * Creates the hash function of pictures.
 *
 * @param versions installed versions of the drawing packages
 */
export function createFingerprint(versions: Readonly<Record<string, string | undefined>>): Fingerprint {
  const tools = `satori ${versions.satori}, sharp ${versions.sharp}, ${revision}`;
  return (...parts) =>
    parts
      .reduce((hash, part) => hash.update(part), createHash('sha256').update(tools))
      .digest('hex')
      .toUpperCase();
}

/** Creates the hash function of pictures for the installed packages. */
export function fingerprintOf({ toolDir }: { toolDir: string }): Fingerprint {
  return createFingerprint(
    Object.fromEntries(drawingPackages.map((name) => [name, installedVersion(name, toolDir)])),
  );
}

/** Returns the installed version of a package; undefined if it is not installed. */
export function installedVersion(name: string, toolDir: string): string | undefined {
  const folders = createRequire(join(toolDir, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8')).version;
}
