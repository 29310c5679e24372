import type { PageKind } from './define/kind.ts';
import type { Site } from './define/site.ts';

/** The list of the last version alone: Node keeps the modules of every version, and with them each `site`, for as long as it runs. */
let latest: { site: Site; code: readonly unknown[] } | undefined;

/**
 * The code of a site on which anything that is made of its content may depend, as lists that can be compared with those of its next
 * version (`code` of what is remembered): a function or a schema is the same as long as its module is, and all that this imports. What
 * shows pages belongs to these alone (`pageCode`), and what makes media to a command.
 */
export function siteCode(site: Site): readonly unknown[] {
  if (latest?.site === site) return latest.code;
  const { Document, Picture, view, media, ...parts } = site;
  const code = listOf({ ...parts, pages: factsOf(site) });
  latest = { site, code };
  return code;
}

/** The code on which the pages of a kind depend. */
export function pageCode(site: Site, { Page, structuredData }: PageKind): readonly unknown[] {
  const { Document, Picture, view } = site;
  return [siteCode(site), Document, Picture, view, Page, structuredData];
}

/** What is known of the kinds of pages beside what their pages show: the only part that others can ask for (`kind` of a page). */
function factsOf({ pages }: Site): object {
  const kinds = Object.entries(pages);
  return Object.fromEntries(kinds.map(([name, { Page, structuredData, ...facts }]) => [name, facts]));
}

/** Everything in an object, in lists. What is no plain object stays what it is, and so does one that holds itself. */
function listOf(object: object, around: readonly object[] = []): readonly unknown[] {
  const within = [...around, object];
  const partOf = (value: unknown) =>
    isPlain(value) && !within.includes(value) ? listOf(value, within) : value;
  return [Array.isArray(object), ...Object.entries(object).map(([key, value]) => [key, partOf(value)])];
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
}
