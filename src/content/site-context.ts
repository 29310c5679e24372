import { baseUrlOf } from '../config.ts';
import type { SiteContext } from '../define/context.ts';
import { given } from '../define/given.ts';
import type { SiteFacts } from '../define/site.ts';
import { type Db, query } from '../graph/index.ts';
import { today, year } from '../graph/inputs.ts';
import { digestOf } from '../lib/digest.ts';
import type { Route } from '../routes/index.ts';
import { siteOf } from './load/index.ts';
import { model } from './model/index.ts';

/** The context that the code of the site receives. Its reads are recorded one by one, so callers use `contextOf` to avoid depending on all of it. */
const siteContext = query(
  'site context',
  (db): SiteContext & { facts: SiteFacts } => {
    const { site } = db.config;
    const { content, routes } = db.get(model);
    if (!content || !routes) throw new Error('There is no site while its content has errors.');
    const facts = known(given('“facts”', site.facts(content.shared), ['an object', 'brand', 'baseUrl']));
    return {
      ...{ locales: site.locales, content, routes, facts, baseUrl: baseUrlOf(facts, db.config) },
      get today() {
        return db.get(today);
      },
      get year() {
        return db.get(year);
      },
    };
  },
  'nothing',
);

/** Picks the facts that the generator knows. A digest reads every key, and a site may pass a whole file of its content. */
const known = ({ brand, baseUrl, scripts, mediaHost, security, operation, logo }: SiteFacts): SiteFacts => ({
  ...{ brand, baseUrl, scripts, mediaHost },
  ...(security && { security }),
  ...(operation && { operation }),
  ...(logo && { logo }),
});

/** Returns the context that the code of the site receives. The running query depends on its outline, and on each value read. */
export function contextOf(db: Db): SiteContext & { facts: SiteFacts } {
  db.ensure(outline);
  siteOf(db);
  return db.peek(siteContext);
}

/** The routes by their files. */
const routesByFile = query(
  'routes by file',
  (db) => new Map(db.get(model).routes?.rendered.map((one) => [one.file, one])),
  'nothing',
);

/** Returns the route of a file. The running query must depend on the outline (`contextOf`). */
export const routeOf = (db: Db, file: string): Route | undefined => db.peek(routesByFile).get(file);

/** A digest of everything in the context whose reads are not recorded. */
const outline = query('outline', (db) => {
  const { content, routes, unwatched } = db.get(model);
  const { baseUrl, facts } = db.get(siteContext);
  if (!content || !routes) return undefined;
  const { icons, videos, pictures } = content.media;
  const pages = routes.rendered.map(({ id, locale, path, file, page, derived }) => [
    ...[id, locale, path, file, page.template, page.unpublished, derived],
  ]);
  // Files that may be missing come and go.
  const data = [content.shared, ...siteOf(db).locales.map(({ id }) => content.own(id))].map(Object.keys);
  if (unwatched.some((one) => typeof one === 'symbol')) return Symbol('not plain');
  return digestOf([
    ...[pages, data, routes.redirects, [...icons], [...videos.keys()], [...pictures.keys()], baseUrl],
    ...[facts, unwatched],
  ]);
});
