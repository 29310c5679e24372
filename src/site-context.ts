import { baseUrlOf } from './config.ts';
import type { SiteContext } from './define/context.ts';
import { given } from './define/given.ts';
import type { SiteFacts } from './define/site.ts';
import { type Db, query } from './graph.ts';
import { today, year } from './inputs.ts';
import { digestOf } from './lib/digest.ts';
import { siteOf } from './load/index.ts';
import { model } from './model/index.ts';

/** What the parts of a site may know. All that they read of it is noted, so whoever uses it need not depend on all of it: see `contextOf`. */
const siteContext = query(
  'site context',
  (db): SiteContext & { facts: SiteFacts } => {
    const { site } = db.config;
    const { content, routes } = db.get(model);
    if (!content || !routes) throw new Error('There is no site while its content has errors.');
    const facts = given('“facts”', site.facts(content.shared), ['an object', 'brand', 'baseUrl']);
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

/** Returns what the parts of a site may know. Whoever asks depends on its outline, and on what it reads. */
export function contextOf(db: Db): SiteContext & { facts: SiteFacts } {
  db.get(outline);
  siteOf(db);
  return db.peek(siteContext);
}

/** A digest of everything that the parts of a site may know of it beside what its files say. */
const outline = query('outline', (db) => {
  const { content, routes, unwatched } = db.get(model);
  const { baseUrl, facts } = db.get(siteContext);
  if (!content || !routes) return undefined;
  const { icons, videos, pictures } = content.media;
  const pages = routes.all.map(({ id, locale, path, file, page }) => [id, locale, path, file, page.template]);
  if (unwatched.some((one) => typeof one === 'symbol')) return Symbol('not plain');
  return digestOf([
    ...[pages, routes.redirects, [...icons], [...videos.keys()], [...pictures.keys()], baseUrl],
    ...[facts, unwatched],
  ]);
});
