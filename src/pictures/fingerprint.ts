import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The hash of what a picture is made from, together with the packages that draw it. */
export type Fingerprint = (...parts: readonly (string | Uint8Array)[]) => string;

/** Counts up when the code that draws changes what comes out; its parameters are part of each hash. */
const revision = 1;

/** The packages that draw. They are not loaded to name pictures. */
export const drawingPackages = ['satori', 'sharp'] as const;

/**
 * Creates the function that names pictures by all that they are made from.
 *
 * @param versions the installed versions of the packages that draw
 */
export function createFingerprint(versions: Readonly<Record<string, string | undefined>>): Fingerprint {
  const tools = `satori ${versions.satori}, sharp ${versions.sharp}, ${revision}`;
  return (...parts) =>
    parts
      .reduce((hash, part) => hash.update(part), createHash('sha256').update(tools))
      .digest('hex')
      .toUpperCase();
}

/** The function that names pictures, with the packages that are installed. */
export function fingerprintOf({ toolDir }: { toolDir: string }): Fingerprint {
  return createFingerprint(
    Object.fromEntries(drawingPackages.map((name) => [name, installedVersion(name, toolDir)])),
  );
}

/** Returns the version of a package that is installed, which need not be the one that package.json names; undefined without it. */
export function installedVersion(name: string, toolDir: string): string | undefined {
  const folders = createRequire(join(toolDir, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8')).version;
}
