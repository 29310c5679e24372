import type { Site } from './site.ts';

/**
 * Returns the layout of the content folder: the language folders, the data files in each, and the shared data
 * files.
 */
export function contentLayout({ locales, data }: Pick<Site, 'locales' | 'data'>) {
  return {
    folders: locales.map(({ id }) => `${id}/`),
    own: Object.keys(data.own).map((name) => `${name}.yaml`),
    shared: Object.entries(data.shared).flatMap(([name, { from }]) => (from ? [] : [`${name}.yaml`])),
  };
}
