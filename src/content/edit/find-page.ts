import { isPageId } from '../../define/route.ts';
import { slugify } from '../../define/slug.ts';
import { suggest } from '../../diagnostics/index.ts';
import { addressedOf, pathsOf } from './addresses.ts';
import { EditError } from './edit-error.ts';
import type { PageFile, Written } from './written.ts';

/**
 * Returns the files of a page in all languages that have it.
 *
 * @param asked its id, its address, or one of its files
 * @throws EditError if there is no such page
 */
export function findPage(asked: string, { site, pages, paths }: Written): [PageFile, ...PageFile[]] {
  const addresses = new Map(
    [...pathsOf(pages.map(addressedOf), site)].map(([key, path]) => [path, key.split(' ')[1]]),
  );
  const file = asked.replace(/^\.\//, '');
  const ofFile = pages.find(({ id, document }) => {
    const own = paths.get(document) ?? '';
    return document.file === asked || `/${file}`.endsWith(`/${own}`) || file === `${id}${document.extension}`;
  });
  const ids = new Set(pages.map(({ id }) => id));
  const id = ids.has(asked) ? asked : (addresses.get(asked.replace(/(?<=.)\/+$/, '')) ?? ofFile?.id);
  const [first, ...others] = pages.filter((page) => page.id === id);
  if (first) return [first, ...others];
  const near = suggest(asked, [...ids, ...addresses.keys()]);
  const hint = near === undefined ? '“npx site routes” lists all pages.' : `Did you mean “${near}”?`;
  throw new EditError(`There is no page “${asked}”. ${hint}`);
}

/** The longest name of a file that every file system takes, without its ending. */
const mostLetters = 100;

/**
 * Checks the name of a page, which becomes the name of its files.
 *
 * @throws EditError with a name that would do
 */
export function checkName(name: string): void {
  const isShort = name.split('/').every(({ length }) => length <= mostLetters);
  if (isShort && isPageId(name)) return;
  const meant = name
    .split('/')
    .map((part) => slugify(part).slice(0, mostLetters).replace(/-$/, ''))
    .filter((part) => part !== '')
    .join('/');
  const hint = meant === '' ? '' : ` Write “${meant}”.`;
  throw new EditError(
    `“${name}” cannot be the name of a page: it names the files, in lowercase letters a to z, digits and hyphens.${hint}`,
  );
}

/**
 * Returns the id of a page by its new name: in the folder of others like it, or where the name says. Shells complete the path of a file,
 * such as `content/is/services/gamification.md`, which is taken for the name as well.
 *
 * @throws EditError with a name that would do
 */
export function idNamed(asked: string, folder: string, { locales }: Written['site']): string {
  const parts = asked.replace(fileEnding, '').split('/');
  const isLanguage = (part: string) => locales.some(({ id }) => id === part);
  const at = fileEnding.test(asked) ? parts.findLastIndex(isLanguage) : -1;
  const name = parts.slice(at + 1).join('/');
  checkName(name);
  return at >= 0 || name.includes('/') || folder === '' ? name : `${folder}/${name}`;
}

const fileEnding = /\.(?:md|yaml)$/;

/**
 * Checks that no page and no other file has a name.
 *
 * @throws EditError that names the file
 */
export function checkFree(id: string, { site, pages }: Written): void {
  const [page] = pages.filter((one) => one.id === id);
  if (page)
    throw new EditError(`There is a page “${id}” already: ${page.document.file}. Choose another name.`);
  if (Object.hasOwn(site.data.own, id))
    throw new EditError(
      `“${id}” cannot be the name of a page: ${id}.yaml holds ${site.data.own[id]?.holds}.`,
    );
  if (Object.hasOwn(site.data.shared, id))
    throw new EditError(
      `“${id}” cannot be the name of a page: ${id}.yaml beside the languages holds ${site.data.shared[id]?.holds}.`,
    );
  const parent = id.slice(0, Math.max(0, id.lastIndexOf('/')));
  if (parent === '' || pages.some((one) => one.id === parent)) return;
  throw new EditError(`There is no page “${parent}”, below which “${id}” would be. Make that page first.`);
}
