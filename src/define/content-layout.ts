import type { Site } from './site.ts';

/** Where the content of a site is: the folders of its languages, the files in each beside the pages, and the files beside the folders. */
export function contentLayout({ locales, data }: Pick<Site, 'locales' | 'data'>) {
  return {
    folders: locales.map(({ id }) => `${id}/`),
    own: Object.keys(data.own).map((name) => `${name}.yaml`),
    shared: Object.entries(data.shared).flatMap(([name, { from }]) => (from ? [] : [`${name}.yaml`])),
  };
}
