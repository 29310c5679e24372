import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestFile } from '../hosting/manifest.ts';
import { markerFile, realFolder, roleBeside } from '../output-place.ts';

/**
 * The folder that holds the release: the output folder or, between the two renames of a build and after one that was
 * killed there, the folder that it was about to replace. What is not marked as made by a build is never taken for one.
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
