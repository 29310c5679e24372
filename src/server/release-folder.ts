import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestFile } from '../hosting/manifest.ts';
import { markerFile, realFolder, roleBeside } from '../lib/output-place.ts';

/**
 * Finds the folder of the release: the output folder, or the one that a build was just replacing when it was killed. It must be marked as
 * made by a build.
 *
 * @returns an absolute path without links; undefined if there is neither
 */
export function releaseFolder(out: string): string | undefined {
  try {
    const place = realFolder(out);
    return existsSync(place) ? place : previousOf(place);
  } catch {
    return undefined;
  }
}

function previousOf(place: string): string | undefined {
  return readdirSync(dirname(place))
    .filter((name) => roleBeside(place, name) === 'previous')
    .map((name) => join(dirname(place), name))
    .find((folder) => [markerFile, manifestFile].every((file) => existsSync(join(folder, file))));
}
