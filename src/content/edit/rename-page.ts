import type { Config } from '../../config.ts';
import type { Locale } from '../../define/locale.ts';
import { parentId } from '../../define/route.ts';
import { slugify } from '../../define/slug.ts';
import type { Document } from '../load/document.ts';
import { groupBy } from '../model/group.ts';
import { type Mention, mentionsIn } from '../model/mentions.ts';
import { addressedOf, keyOf, pathsOf } from './addresses.ts';
import { changesFrom } from './change-list.ts';
import type { Change } from './changes.ts';
import { EditError } from './edit-error.ts';
import { checkFree, findPage, idNamed } from './find-page.ts';
import { ledgerChange } from './ledger-change.ts';
import { type Edit, edited } from './text-edits.ts';
import { translationsChange } from './translations-change.ts';
import { isNew, type PageFile, type Written } from './written.ts';

/** What `site rename` is asked for. */
interface Renaming {
  page: string;
  name: string;
  /** New last parts of the address, by language. */
  slugs: ReadonlyMap<Locale, string>;
}

/** The changes that a command makes, and what it says of them. */
export interface EditPlan {
  changes: Change[];
  /** The page as it was before; of a new one its name. */
  from: string;
  /** The page as it is afterwards. */
  id: string;
  /** The places that refer to another page now. */
  mentions: readonly Mention[];
  /** The addresses that lead to a page now although none has them. */
  former: readonly string[];
  /** The page from which a new one has its first choices. */
  model?: string | undefined;
  /** The languages in which the title and the address of a new page are made of its name. */
  untitled?: readonly Locale[];
}

interface Edited {
  document: Document;
  edits: readonly Edit[];
}

/**
 * Plans a new name for the files of a page and those below it, in all languages, and for all that refers to them. Addresses that change
 * still lead to it.
 *
 * @throws EditError if that cannot be done
 */
export function renamePage({ page, name, slugs }: Renaming, written: Written, config: Config): EditPlan {
  const { site, files, pages, paths } = written;
  const [{ id, kind }] = findPage(page, written);
  const target = idNamed(name, parentId(id), site);
  checkTarget({ id, target, slugs }, written);
  checkSlugs(slugs, { isWithout: kind.role !== undefined, site });
  const isMoved = (one: string) => one === id || one.startsWith(`${id}/`);
  const moved = (one: string) => (isMoved(one) ? target + one.slice(id.length) : one);
  const mentions = target === id ? [] : files.flatMap((file) => mentionsIn(file, isMoved));
  const before = pathsOf(pages.map(addressedOf), site);
  const next = pages.map((one) => ({
    ...addressedOf(one),
    id: moved(one.id),
    slug: (one.id === id ? slugs.get(one.locale) : undefined) ?? String(one.document.data.slug),
  }));
  const after = pathsOf(next, site);
  const leaving = pages.flatMap((one) => {
    const [from, to] = [before.get(keyOf(one)), after.get(keyOf({ ...one, id: moved(one.id) }))];
    return from === undefined || from === to || isNew(one) ? [] : [[from, moved(one.id)] as const];
  });
  const edits = collect([
    ...mentions.map((mention) => ({
      document: mention.document,
      edits: [edited(mention, mention.from.replace(mention.id, moved(mention.id)))],
    })),
    ...pages.filter((one) => one.id === id).map((one) => slugEdit(one, slugs)),
  ]);
  const moves = new Map(
    pages.flatMap(({ document, locale, id: own }) =>
      isMoved(own) && target !== id
        ? [[paths.get(document) ?? '', `${locale}/${moved(own)}${document.extension}`] as const]
        : [],
    ),
  );
  const former = new Map(leaving);
  const changes = [
    ...changesFrom(edits, { moves }, { paths, config }),
    ...ledgerChange({ former, renamed: moved }, config),
    ...translationsChange(moved, config),
  ];
  return { changes, from: id, id: target, mentions, former: [...former.keys()] };
}

function checkTarget(
  { id, target, slugs }: { id: string; target: string; slugs: Renaming['slugs'] },
  written: Written,
): void {
  if (target === id) {
    if (slugs.size === 0)
      throw new EditError(`The page is called “${id}” already. Another address is given with --slug.`);
    return;
  }
  if (target.startsWith(`${id}/`)) throw new EditError(`“${id}” cannot be moved below itself.`);
  checkFree(target, written);
}

function checkSlugs(
  slugs: Renaming['slugs'],
  { isWithout, site }: { isWithout: boolean; site: Written['site'] },
): void {
  for (const [locale, slug] of slugs) {
    if (!site.locales.some(({ id }) => id === locale)) {
      const known = site.locales.map(({ id }) => id).join(', ');
      throw new EditError(`“${locale}” is not a language of the site. Write one of: ${known}.`);
    }
    if (isWithout) throw new EditError('The address of this page is fixed. Leave out --slug.');
    const meant = slugify(slug);
    if (slug === '' || slug !== meant)
      throw new EditError(
        `“${slug}” cannot be a part of an address, which has lowercase letters a to z, digits and hyphens.${meant === '' ? '' : ` Write “${locale}=${meant}”.`}`,
      );
  }
}

function slugEdit({ document, locale }: PageFile, slugs: Renaming['slugs']): Edited {
  const [from, to] = [String(document.data.slug), slugs.get(locale)];
  if (to === undefined || to === from) return { document, edits: [] };
  const place = document.locatePart(['slug'], { start: 0, length: from.length });
  return { document, edits: [{ place, from, to, value: { path: ['slug'], to } }] };
}

/** Collects edits by document. */
export function collect(all: readonly Edited[]): Map<Document, Edit[]> {
  const byDocument = groupBy(all, ({ document }) => document);
  return new Map([...byDocument].map(([document, own]) => [document, own.flatMap(({ edits }) => edits)]));
}
