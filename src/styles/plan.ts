import type { PageNames } from '../html/read-page.ts';
import type { Part } from './cut.ts';
import type { Sheet } from './sheet.ts';

/** The components of all pages of a kind together. */
export interface KindNames extends PageNames {
  kind: string;
}

/** A sheet for browsers: which parts of which sheets of the site it holds, in order. */
export interface Entry {
  parts: { sheet: Sheet; part: Part }[];
}

/** How a part of a sheet is asked for: `…/templates/components/Button.css?late`. */
export const addressOf = ({ sheet, part }: Entry['parts'][number]) => `${sheet.path}?${part}`;

/** What browsers get. */
interface StylePlan {
  /** The styles that are in the pages of a kind, by kind. */
  first: Map<string, Entry>;
  /** The late styles that all pages share. */
  late: Entry;
  /** Late styles that only the pages of one kind load, by kind. */
  lateOf: Map<string, Entry>;
}

/**
 * How long the late styles that only one kind of page needs must be, in characters without blanks, to be a file of their own.
 * Shorter ones cost the other pages less than another request costs these.
 */
const ownFileFrom = 8000;

/**
 * Decides which styles are in the pages of each kind and which are loaded late:
 *
 * - Sheets of `templates/styles/` are for all pages. Their first part is in each.
 * - Every other sheet is for the component that its first selector names. Its first part is in the pages of the kinds
 *   whose first screen shows the component, on one page at least.
 * - Sheets in the folder of a kind of page are for this kind alone.
 * - All that is late, and the first part of what some kind needs only later, are late styles: of a single kind if only that one
 *   uses the components and they are long enough, else of all pages.
 * - A kind whose pages have no link to late styles gets all that it uses at once.
 *
 * The order is that of the paths, those of `templates/styles/` first: where it matters, layers decide. A sheet that another one
 * imports is a part of that one.
 */
export function planStyles(sheets: readonly Sheet[], kinds: readonly KindNames[]): StylePlan {
  const imported = new Set(sheets.flatMap((sheet) => sheet.imports));
  const entries = sheets.filter(({ path }) => !imported.has(path));
  const ordered = [...entries.filter(isForAll), ...entries.filter((sheet) => !isForAll(sheet))];
  const uses = ordered.map((sheet) => createUse(sheet, kinds));
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

/** A sheet, and the kinds of pages that need it. */
interface Use {
  sheet: Sheet;
  shownBy: Set<string>;
  usedBy: Set<string>;
}

function createUse(sheet: Sheet, kinds: readonly KindNames[]): Use {
  const folder = /^templates\/pages\/([^/]+)\//.exec(sheet.file)?.[1];
  const own = kinds.filter(({ kind }) => kind === folder);
  const able = own.length > 0 ? own : kinds;
  const { name } = sheet;
  const isEverywhere = isForAll(sheet) || name === undefined;
  const users = (which: 'first' | 'all') =>
    kindsOf(able.filter((one) => isEverywhere || one[which].has(name)));
  const usedBy = users('all');
  // What no page holds is made by scripts, on any page of these kinds.
  return { sheet, shownBy: users('first'), usedBy: usedBy.size > 0 ? usedBy : kindsOf(able) };
}

const kindsOf = (kinds: readonly KindNames[]) => new Set(kinds.map(({ kind }) => kind));

const isForAll = ({ file }: Sheet) => file.startsWith('templates/styles/');

function firstEntry(uses: readonly Use[], { kind, hasLateStyles }: KindNames): Entry {
  const part = hasLateStyles ? 'first' : 'whole';
  const needed = uses.filter(({ shownBy, usedBy }) => (hasLateStyles ? shownBy : usedBy).has(kind));
  return { parts: needed.map(({ sheet }) => ({ sheet, part })) };
}

function lateEntry(uses: readonly Use[]): Entry {
  return { parts: uses.map((use) => ({ sheet: use.sheet, part: latePart(use) })) };
}

function latePart({ shownBy, usedBy }: Use): Part {
  return shownBy.size === usedBy.size ? 'late' : 'whole';
}

/** The sheets that are worth a file of this kind's own. */
function ownUses(uses: readonly Use[], { kind, hasLateStyles }: KindNames, sheets: readonly Sheet[]): Use[] {
  const own = uses.filter((use) => !isForAll(use.sheet) && use.usedBy.size === 1 && use.usedBy.has(kind));
  const late = own.filter((use) => latePart(use) === 'whole');
  const length = late.reduce((sum, { sheet }) => sum + lengthOf(sheet, sheets), 0);
  return hasLateStyles && length >= ownFileFrom ? late : [];
}

function lengthOf(sheet: Sheet, sheets: readonly Sheet[]): number {
  const parts = sheets.filter(({ path }) => sheet.imports.includes(path));
  const own = sheet.text.replace(/\/\*[\s\S]*?\*\/|\s+/g, '').length;
  return parts.reduce((sum, part) => sum + lengthOf(part, sheets), own);
}
