import { setTimeout as later } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { definePage, defineSite, heading, pageSchema } from '../../src/define/index.ts';
import type { PageKind } from '../../src/define/kind.ts';
import type { Site } from '../../src/define/site.ts';
import { english } from '../../src/locales/en/index.ts';
import { createMemory } from '../../src/memory/index.ts';
import { pageCode, siteCode } from '../../src/site-code.ts';

const schema = pageSchema({ heading: heading('The only heading') });
const facts = () => ({ brand: 'Tiny', baseUrl: 'https://tiny.example' });
const Document = () => null;
const Page = () => null;
const home = definePage({ schema, Page, role: 'home' });
const shared = { site: { schema: z.strictObject({}), holds: 'the facts' } };

/** A definition that is written anew, as by a module that runs again; what it names stays the same. */
const written = (more: Partial<Site> = {}): Site => ({
  ...defineSite({
    ...{ locales: [english], pages: { home: { ...home } }, data: { shared: { ...shared }, own: {} } },
    ...{ facts, Document, drawings: { line: 'M0 0' } },
  }),
  ...more,
});

/** Whether what was made with the code of one version of a site is known with that of another. */
function isKnown(one: readonly unknown[], other: readonly unknown[]): boolean {
  const { recall } = createMemory();
  const made = recall({ name: 'one', inputs: [], code: [one] }, () => ({}));
  return recall({ name: 'one', inputs: [], code: [other] }, () => ({})) === made;
}

const kind = (more: Partial<PageKind>) => ({ pages: { home: { ...home, ...more } } });

it.each<[string, Partial<Site>]>([
  ['a definition that is written anew and says the same', {}],
  ['another component of a kind', kind({ Page: () => null })],
  ['what a kind says to search engines', kind({ structuredData: () => [] })],
  ['another page around all', { Document: () => null }],
  ['another view', { view: () => ({}) }],
  ['another picture', { Picture: () => null }],
  ['what makes media', { media: () => Promise.reject(new Error('No media.')) }],
])('what is made of the content of a site stays the same with %s', (_, more) => {
  expect(isKnown(siteCode(written()), siteCode(written(more)))).toBe(true);
});

const circle: { drawings?: object } = {};
circle.drawings = circle;

it.each<[string, Partial<Site>]>([
  ['another function', { facts: () => facts() }],
  ['another schema', kind({ schema: pageSchema({ heading: heading('The only heading') }) })],
  ['another role of a kind', kind({ role: 'not-found' })],
  ['a kind more', { pages: { home, more: home } }],
  ['a kind of another name', { pages: { start: home } }],
  ['another list', { repairs: [] }],
  ['an object where a list was', { repairs: {} as [] }],
  ['another text', { drawings: { line: 'M1 1' } }],
  ['another class', { drawings: new (class {})() as Record<string, string> }],
  ['a definition that holds itself', circle as Partial<Site>],
])('what is made of the content of a site is made again with %s', (_, more) => {
  const before = 'repairs' in more && !Array.isArray(more.repairs) ? { repairs: [] } : {};
  expect(isKnown(siteCode(written(before)), siteCode(written(more)))).toBe(false);
});

const other = { ...home, Page: () => null };

it.each<{
  what: string;
  before?: Partial<Site>;
  site?: Partial<Site>;
  kind?: Partial<PageKind>;
  isSame: boolean;
}>([
  { what: 'the same code', isSame: true },
  { what: 'another component', kind: { Page: () => null }, isSame: false },
  { what: 'something else for search engines', kind: { structuredData: () => [] }, isSame: false },
  {
    what: 'another component of another kind',
    before: { pages: { home, other: home } },
    ...{ site: { pages: { home, other } }, isSame: true },
  },
  { what: 'another page around all', site: { Document: () => null }, isSame: false },
  { what: 'another view', site: { view: () => ({}) }, isSame: false },
  { what: 'another picture', site: { Picture: () => null }, isSame: false },
  { what: 'another function of the site', site: { facts: () => facts() }, isSame: false },
])('whether pages of a kind stay the same with $what', ({ before, site, kind, isSame }) => {
  const [first, next] = [pageCode(written(before), home), pageCode(written(site), { ...home, ...kind })];
  expect(isKnown(first, next)).toBe(isSame);
});

it('is listed once for a version of a site, and nothing is kept of it when there is another, although modules stay', async () => {
  const [before, now] = [written(), written()];
  const code = new WeakRef(siteCode(before));
  expect(siteCode(before)).toBe(code.deref());
  siteCode(now);
  // Until then, what was looked at is kept by the language itself.
  await later();
  collectGarbage();
  expect(code.deref()).toBeUndefined();
  expect(isKnown(siteCode(before), siteCode(now))).toBe(true);
});

it('is that of each of two sites that are asked for in turn', () => {
  const [one, other] = [written(), written({ drawings: { line: 'M1 1' } })];
  const inTurn = [one, other, one, other].map(siteCode);
  const known = inTurn.map((code) => [isKnown(code, siteCode(one)), isKnown(code, siteCode(other))]);
  expect(known).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ]);
});

/** What Node does when it needs memory. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
