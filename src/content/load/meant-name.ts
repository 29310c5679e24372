import { slugify } from '../../define/slug.ts';

/** Returns the valid name closest to that of a file. References to it are right as soon as the file is renamed. */
export function meantName(path: string): string {
  const [, file = ''] = /([^/]*?)(?:\.[^./]*)?$/.exec(path) ?? [];
  return slugify(file);
}
