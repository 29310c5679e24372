import { z } from 'zod';
import { type Config, dayOf } from '../../config.ts';
import type { PageKind } from '../../define/kind.ts';
import type { Locale } from '../../define/locale.ts';
import { parentId } from '../../define/route.ts';
import type { Site } from '../../define/site.ts';
import { slugify } from '../../define/slug.ts';
import { askInBrackets, type Phrase } from '../../diagnostics/index.ts';
import { reservedPaths } from '../../routes/check.ts';
import { groupBy } from '../model/group.ts';
import { modelineOf } from '../schema/modelines.ts';
import { type Addressed, addressedOf, aliasesOf, keyOf, pathsOf } from './addresses.ts';
import { EditError } from './edit-error.ts';
import { checkFree, idNamed } from './find-page.ts';
import type { EditPlan } from './rename-page.ts';
import { startFile } from './start-file.ts';
import { isNew, type PageFile, type Written } from './written.ts';

/** What `site new` is asked for. */
interface Beginning {
  kind: string;
  name: string;
  /** The titles by language. Those that are left out are made of the name. */
  titles: ReadonlyMap<Locale, string>;
  /** Translates the comments at the keys. Without it they are in English. */
  phrase?: Phrase;
}

/**
 * Plans the files of a new page in all languages: a draft that is valid, with a comment at each key.
 *
 * @throws EditError if that cannot be done
 */
export function newPage(
  { kind: asked, name, titles, phrase = (text) => text }: Beginning,
  written: Written,
  config: Config,
): EditPlan {
  const { site, pages, names } = written;
  const template = findKind(asked, written);
  const id = idNamed(name, folderOf(template, pages), site);
  checkFree(id, written);
  checkTitles(titles, site);
  const kind = site.pages[template] as PageKind;
  const model = pages.find((page) => page.document.data.template === template && !isNew(page))?.id;
  const changes = site.locales.map((locale) => {
    const title = titles.get(locale.id) ?? titleOf(id);
    const own = pages.filter((page) => page.locale === locale.id);
    const lines = startFile(z.object({ template: z.literal(template), ...kind.schema.shape }), {
      ...{ locale, title, names, phrase, today: dayOf(config) },
      slug: freeSlug(
        titles.has(locale.id) ? title : lastPart(id),
        { id, locale: locale.id, kind },
        { own, site },
      ),
      model: own.find((page) => page.id === model),
      siblings: own.filter((page) => parentId(page.id) === parentId(id)),
    });
    const [, text = title] = locale.unwritten;
    const path = `${locale.id}/${id}${kind.hasBody ? '.md' : '.yaml'}`;
    const after = kind.hasBody
      ? ['---', ...lines, '---', '', text, '']
      : [...modelineOf(path, config), ...lines, ''];
    return { path, before: undefined, after: after.join('\n') };
  });
  const untitled = site.locales.flatMap((locale) => (titles.has(locale.id) ? [] : locale.id));
  return { changes, from: id, id, mentions: [], former: [], model, untitled };
}

const lastPart = (id: string) => id.slice(id.lastIndexOf('/') + 1);

/** Makes words of a name. */
function titleOf(id: string): string {
  const words = lastPart(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A kind of which a site may have many pages, and what editors call it. */
interface OpenKind {
  template: string;
  /** The folder of most of its pages. Empty for none. */
  folder: string;
}

/** Lists the kinds of which there may be several pages. */
export function openKinds({ site, pages }: Written): OpenKind[] {
  const isOpen = ({ isSingle, role }: PageKind) => !isSingle && role === undefined;
  return Object.entries(site.pages).flatMap(([template, kind]) =>
    isOpen(kind) ? [{ template, folder: folderOf(template, pages) }] : [],
  );
}

/** Returns the folder in which most pages of a kind are. */
function folderOf(template: string, pages: readonly PageFile[]): string {
  const own = pages.filter(({ document }) => document.data.template === template);
  return mostCommon(own.map(({ id }) => parentId(id))) ?? '';
}

function mostCommon(names: readonly string[]): string | undefined {
  const [first] = [...groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[0];
}

/** Finds a kind by its template or by the folder of its pages. */
function findKind(asked: string, written: Written): string {
  const kinds = openKinds(written);
  const templates = kinds.map(({ template }) => template);
  if (templates.includes(asked)) return asked;
  const inside = written.pages.filter(
    ({ id, document }) =>
      parentId(id) === asked && asked !== '' && templates.includes(String(document.data.template)),
  );
  const found = mostCommon(inside.map(({ document }) => String(document.data.template)));
  if (found !== undefined) return found;
  const known = kinds
    .map(({ template, folder }) => (folder === '' ? template : `${template} (${folder}/)`))
    .join(', ');
  const list =
    known === '' ? 'The site has no kind of which there may be several pages.' : `Write one of: ${known}.`;
  if (Object.hasOwn(written.site.pages, asked))
    throw new EditError(`There is only one page of the kind “${asked}”, and the site has it. ${list}`);
  const near = askInBrackets(asked, [
    ...templates,
    ...kinds.map(({ folder }) => folder).filter((one) => one !== ''),
  ]);
  throw new EditError(`There is no kind of page “${asked}”${near}. ${list}`);
}

function checkTitles(titles: Beginning['titles'], { locales }: Site): void {
  const ids = locales.map(({ id }) => id);
  const [unknown] = [...titles.keys()].filter((one) => !ids.includes(one));
  if (unknown !== undefined)
    throw new EditError(`“${unknown}” is not a language of the site. Write one of: ${ids.join(', ')}.`);
}

/** Makes a slug that gives the page an address of its own. */
function freeSlug(
  text: string,
  page: Omit<Addressed, 'slug'>,
  { own, site }: { own: readonly PageFile[]; site: Site },
): string {
  const others = own.map(addressedOf);
  const taken = new Set([
    ...pathsOf(others, site).values(),
    ...own.flatMap(({ document }) => aliasesOf(document)),
    ...reservedPaths(page.locale, site.locales),
  ]);
  const isTaken = (slug: string) =>
    taken.has(pathsOf([...others, { ...page, slug }], site).get(keyOf(page)) ?? '');
  const slug = slugify(text) || lastPart(page.id);
  let free = slug;
  for (let n = 2; isTaken(free); n++) free = `${slug}-${n}`;
  return free;
}
