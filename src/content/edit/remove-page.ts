import type { Config } from '../../config.ts';
import { decodeAddress } from '../../define/former-address.ts';
import { valueAt } from '../../define/walk.ts';
import { gone, otherSite } from '../../routes/ledger-forms.ts';
import { isIndispensable } from '../load/page-files.ts';
import { type Mention, mentionsIn } from '../model/mentions.ts';
import { addressedOf, aliasesOf, keyOf, pathsOf } from './addresses.ts';
import { changesFrom } from './change-list.ts';
import { EditError } from './edit-error.ts';
import { findPage } from './find-page.ts';
import { ledgerChange } from './ledger-change.ts';
import { collect, type EditPlan } from './rename-page.ts';
import { edited } from './text-edits.ts';
import { isNew, type PageFile, type Written } from './written.ts';

/** What `site remove` is asked for. */
interface Removal {
  page: string;
  /** The page that takes over, the address of another site (`https://…`), or `gone`. Undefined if nothing does. */
  to: string | undefined;
}

/**
 * Plans the removal of the files of a page in all languages. Its addresses and all links to it lead to the target.
 *
 * @throws EditError if that cannot be done
 */
export function removePage({ page, to }: Removal, written: Written, config: Config): EditPlan {
  const { files, paths } = written;
  const removed = findPage(page, written);
  const [{ id }] = removed;
  checkRemovable(removed, written);
  const own = new Set(removed.map(({ document }) => document));
  const mentions = files.flatMap((file) =>
    own.has(file.document) ? [] : mentionsIn(file, (one) => one === id),
  );
  const target =
    to === undefined
      ? withoutTarget(removed, mentions)
      : (outside(to, mentions) ?? targetOf(to, id, written));
  const former = formerOf(removed, written);
  if (target !== undefined) checkMovable(mentions, target);
  const moves = new Map([...own].map((document) => [paths.get(document) ?? '', undefined]));
  // The target has other headings, so an anchor would lead nowhere.
  const edits = collect(
    mentions.map((one) => ({
      document: one.document,
      edits: [edited(one, one.path ? String(target) : `page:${target}`)],
    })),
  );
  const changes = changesFrom(edits, { moves }, { paths, config });
  if (target === undefined) return { changes, from: id, id, mentions, former };
  const leading = {
    former: new Map(former.map((address) => [address, target])),
    renamed: (one: string) => (one === id ? target : one),
  };
  return {
    changes: [...changes, ...ledgerChange(leading, config)],
    ...{ from: id, id: target, mentions },
    former: target === gone ? [] : former,
  };
}

function checkRemovable(
  [{ id, document }]: readonly [PageFile, ...PageFile[]],
  { site, pages }: Written,
): void {
  if (isIndispensable(document, site))
    throw new EditError(
      `The site cannot do without “${id}”: it must have one page of the kind “${document.data.template}”.`,
    );
  const below = pages.filter((one) => one.id.startsWith(`${id}/`));
  if (below.length === 0) return;
  throw new EditError(
    `There are pages below “${id}”. Move them with “npx site rename”, or remove them first.`,
    below.map(({ document }) => document.file),
  );
}

/** A page that was never published can go without leaving anything, if nothing refers to it. */
function withoutTarget(removed: readonly PageFile[], mentions: readonly Mention[]): undefined {
  const [first] = removed;
  if (!removed.every(isNew))
    throw new EditError(
      `The page “${first?.id}” has been published. Say where its addresses lead: --to PAGE, --to https://… or --to gone.`,
    );
  if (removed.some(({ document }) => aliasesOf(document).length > 0))
    throw new EditError(
      `Former addresses lead to “${first?.id}”. Say where they lead then: --to PAGE, --to https://… or --to gone.`,
    );
  if (mentions.length === 0) return undefined;
  throw new EditError(
    'Other pages refer to it. Change them, or name a page that takes over: --to PAGE.',
    mentions.map(placeOf),
  );
}

/** Returns a target that is no page of this site, to which addresses can lead, but no key and no link that names a page. */
function outside(to: string, mentions: readonly Mention[]): string | undefined {
  if (to !== gone && !to.startsWith('https://')) return undefined;
  if (to !== gone && !otherSite.test(to)) throw new EditError(`“${to}” is no address of another site.`);
  if (mentions.length === 0) return to;
  throw new EditError(
    `Other pages refer to it. Change them first, because “${to}” is no page.`,
    mentions.map(placeOf),
  );
}

function targetOf(to: string, id: string, written: Written): string {
  const [target] = findPage(to, written);
  if (target.id === id) throw new EditError('A page cannot take over from itself.');
  if (target.kind.role === 'not-found')
    throw new EditError(`“${target.id}” has no address that others could lead to.`);
  if (target.state !== undefined)
    throw new EditError(`“${target.id}” is not published: addresses and links would lead nowhere.`);
  return target.id;
}

/** Refuses what only a person can decide: a page that would link to itself, and a list that would name a page twice. */
function checkMovable(mentions: readonly Mention[], target: string): void {
  const stuck = mentions.filter((one) => one.document.name === target || isListedTwice(one, target));
  if (stuck.length === 0) return;
  throw new EditError(
    `Remove these mentions of the page first: “${target}” would link to itself, or stand in a list twice.`,
    stuck.map(placeOf),
  );
}

const placeOf = ({ place: { file, line }, from }: Mention) => `${file}:${line} ${from}`;

/** Returns what leads to a page: its aliases and, if it was published, its addresses. */
function formerOf(removed: readonly PageFile[], { site, pages }: Written): string[] {
  const paths = pathsOf(pages.map(addressedOf), site);
  return removed.flatMap((one) => {
    const path = paths.get(keyOf(one));
    return [
      ...(path === undefined || isNew(one) ? [] : [path]),
      ...aliasesOf(one.document).map(decodeAddress),
    ];
  });
}

/** Checks whether another page stands in the same list as a mention, such as the pages of a menu. */
function isListedTwice({ document, path = [] }: Mention, to: string): boolean {
  const list = valueAt(document.data, path.slice(0, -1));
  return Array.isArray(list) && list.includes(to);
}
