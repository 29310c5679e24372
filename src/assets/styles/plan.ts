import type { PageNames } from '../../pages/html/read-page.ts';
import type { SheetPart } from './cut.ts';
import type { Sheet } from './sheet.ts';

/** The components on the pages of a kind. */
export interface KindNames extends PageNames {
  kind: string;
}

/** An output sheet: the parts of the site's sheets that it contains, in order. */
export interface StyleEntry {
  parts: { sheet: Sheet; part: SheetPart }[];
}

/** Returns the address of a part of a sheet, such as `…/templates/components/Button.css?late`. */
export const addressOf = ({ sheet, part }: StyleEntry['parts'][number]) => `${sheet.path}?${part}`;

/** The output sheets. */
interface StylePlan {
  /** Inline styles, by kind of page. */
  first: Map<string, StyleEntry>;
  /** Late styles that all pages share. */
  late: StyleEntry;
  /** Late styles of only one kind, by kind. */
  lateOf: Map<string, StyleEntry>;
}

/**
 * Minimum length of a late sheet for one kind, in characters without white space. Shorter styles cost other pages less than another
 * request costs these.
 */
const minOwnLength = 8000;

/**
 * Decides which styles are inline in the pages of each kind, and which are loaded late:
 *
 * - Sheets in `templates/styles/` are for all pages. Their first parts are inline everywhere.
 * - Every other sheet belongs to the component in its first selector. Its first part is inline for each kind with that component on
 *   the first screen of at least one page.
 * - Sheets in the folder of a kind are for that kind only; if it has no page, for nobody.
 * - A component that is in no page's HTML may be created by script, so its sheet is for all these pages.
 * - Everything else is late. Components that only one kind uses get a late sheet of their own if it is long enough.
 * - A kind whose pages do not link late styles gets everything inline.
 *
 * Sheets are sorted by path, with `templates/styles/` first; layers decide where order matters. Imported sheets are part of their
 * importer.
 */
export function planStyles(
  sheets: readonly Sheet[],
  kinds: readonly KindNames[],
  allKinds: ReadonlySet<string>,
): StylePlan {
  const imported = new Set(sheets.flatMap((sheet) => sheet.imports));
  const entries = sheets.filter(({ path }) => !imported.has(path));
  const ordered = [...entries.filter(isForAll), ...entries.filter((sheet) => !isForAll(sheet))];
  const uses = ordered
    .map((sheet) => createUse(sheet, kinds, allKinds))
    .filter(({ usedBy }) => usedBy.size > 0);
  const own = new Map(kinds.map((kind) => [kind.kind, ownUses(uses, kind, sheets)]));
  const isOwn = new Set([...own.values()].flat());
  const shared = kinds.some(({ hasLateStyles }) => hasLateStyles)
    ? uses.filter((use) => !isOwn.has(use))
    : [];
  return {
    first: new Map(kinds.map((kind) => [kind.kind, firstEntry(uses, kind)])),
    late: lateEntry(shared),
    lateOf: new Map([...own].flatMap(([kind, of]) => (of.length > 0 ? [[kind, lateEntry(of)]] : []))),
  };
}

/** A sheet and the kinds that need it. */
interface Use {
  sheet: Sheet;
  shownBy: Set<string>;
  usedBy: Set<string>;
}

function createUse(sheet: Sheet, kinds: readonly KindNames[], allKinds: ReadonlySet<string>): Use {
  const [, folder = ''] = /^templates\/pages\/([^/]+)\//.exec(sheet.file) ?? [];
  const able = allKinds.has(folder) ? kinds.filter(({ kind }) => kind === folder) : kinds;
  const { name } = sheet;
  const isEverywhere = isForAll(sheet) || name === undefined;
  const users = (which: 'first' | 'all') =>
    kindsOf(able.filter((one) => isEverywhere || one[which].has(name)));
  const usedBy = users('all');
  return { sheet, shownBy: users('first'), usedBy: usedBy.size > 0 ? usedBy : kindsOf(able) };
}

const kindsOf = (kinds: readonly KindNames[]) => new Set(kinds.map(({ kind }) => kind));

const isForAll = ({ file }: Sheet) => file.startsWith('templates/styles/');

function firstEntry(uses: readonly Use[], { kind, hasLateStyles }: KindNames): StyleEntry {
  const part = hasLateStyles ? 'first' : 'whole';
  const needed = uses.filter(({ shownBy, usedBy }) => (hasLateStyles ? shownBy : usedBy).has(kind));
  return { parts: needed.map(({ sheet }) => ({ sheet, part })) };
}

function lateEntry(uses: readonly Use[]): StyleEntry {
  return { parts: uses.map((use) => ({ sheet: use.sheet, part: latePart(use) })) };
}

function latePart({ shownBy, usedBy }: Use): SheetPart {
  return shownBy.size === usedBy.size ? 'late' : 'whole';
}

/** Returns the sheets for a late sheet of this kind alone. */
function ownUses(uses: readonly Use[], { kind, hasLateStyles }: KindNames, sheets: readonly Sheet[]): Use[] {
  const own = uses.filter((use) => !isForAll(use.sheet) && use.usedBy.size === 1 && use.usedBy.has(kind));
  const late = own.filter((use) => latePart(use) === 'whole');
  const length = late.reduce((sum, { sheet }) => sum + lengthOf(sheet, sheets), 0);
  return hasLateStyles && length >= minOwnLength ? late : [];
}

function lengthOf(sheet: Sheet, sheets: readonly Sheet[]): number {
  const parts = sheets.filter(({ path }) => sheet.imports.includes(path));
  const own = sheet.text.replace(/\/\*[\s\S]*?\*\/|\s+/g, '').length;
  return parts.reduce((sum, part) => sum + lengthOf(part, sheets), own);
}
