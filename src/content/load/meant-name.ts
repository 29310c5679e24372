import { slugify } from '../../define/slug.ts';

/** Returns the name, in the form that names have, that a file is meant to get where it cannot be used as it is: what has it is right as soon as its file is. */
export function meantName(path: string): string {
  const [, file = ''] = /([^/]*?)(?:\.[^./]*)?$/.exec(path) ?? [];
  return slugify(file);
}
