import type { Site } from './site.ts';

/** Where the content of a site is: the folders of its languages, and the files beside them. */
export function contentLayout({ locales, data }: Pick<Site, 'locales' | 'data'>) {
  return {
    folders: locales.map(({ id }) => `${id}/`),
    shared: Object.entries(data.shared).flatMap(([name, { from }]) => (from ? [] : [`${name}.yaml`])),
  };
}
