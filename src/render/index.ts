import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Artifact } from '../artifact.ts';
import { attempt, type Failure, reportFailures } from '../attempts/index.ts';
import { addresses } from '../bundle/data.ts';
import { scripts } from '../bundle/index.ts';
import { IslandError } from '../define/definition-error.ts';
import { extend } from '../define/extend.ts';
import { given } from '../define/given.ts';
import type { Site } from '../define/site.ts';
import { askInBrackets } from '../diagnostics/index.ts';
import { type Db, query } from '../graph.ts';
import { stylePlaceholders } from '../html/page-styles.ts';
import { createPageReader, type PageFacts } from '../html/read-page.ts';
import { code } from '../inputs.ts';
import { digestOf } from '../lib/digest.ts';
import { model } from '../model/index.ts';
import { failedCards, pictures } from '../pictures/index.ts';
import { reporting } from '../reporting.ts';
import type { Route } from '../routes/index.ts';
import { contextOf } from '../site-context.ts';
import type { RenderContext } from './context.ts';
import { renderPlainNotFound } from './plain-not-found.ts';
import { known } from './resolvers.ts';
import { renderSiteFiles } from './site-files/index.ts';
import { structuredData } from './structured-data.ts';
import { createPageContext, createViewContext } from './view.ts';

/** What all pages have in common beside the content: addresses, icons, pictures. Pages depend on a digest of it (`setup`). */
const renderContext = query(
  'render context',
  (db): RenderContext => {
    const { site, preview } = db.config;
    const { appIcons, sets } = db.get(pictures);
    const { boot } = db.get(scripts) ?? {};
    if (!boot) throw new Error('There are no pages without scripts.');
    const assets = { styles: stylePlaceholders, script: boot };
    return extend(contextOf(db), {
      site,
      assets,
      ...db.get(addresses),
      pictures: { appIcons, sets },
      preview,
      db,
    });
  },
  'nothing',
);

/** A digest of what pages are made from beside the content that they read, and the cards that they name. */
const setup = query('page setup', (db) => {
  const { facts, assets, media, icons, drawings, files, pictures: shown, preview } = db.get(renderContext);
  const all = [...files].map(([name, byLocale]) => [name, [...byLocale]]);
  return digestOf([
    facts,
    assets,
    [...media],
    [...icons],
    drawings,
    all,
    shown.appIcons,
    [...shown.sets],
    preview,
  ]);
});

/** The routes by their files. */
const routesByFile = query(
  'routes by file',
  (db) => new Map(db.get(model).routes?.all.map((one) => [one.file, one])),
  'nothing',
);

/** A page before its styles, by its file; or why it could not be made. */
const markup = query(
  'markup',
  (db, file): string | { failure: Failure } => {
    db.get(setup);
    contextOf(db);
    const route = known(db.peek(routesByFile).get(file), file);
    db.get(code, `page ${route.page.template}`);
    db.get(code, 'document');
    return attempt(route, db.config, () => renderPage(route, db.peek(renderContext)));
  },
  'digest',
);

/** The HTML of a page before its styles; undefined if it could not be made. */
export function markupOf(db: Db, file: string): string | undefined {
  const made = db.get(markup, file);
  return typeof made === 'string' ? made : undefined;
}

/** The files of pages that are not made from content: a site without a not-found page gets a plain one. */
const plainPages = query('plain pages', (db) => renderPlainNotFound(db.get(renderContext)));

/** Whether the page of a file could be made, or why not. */
const made = query('made', (db, file): { failure: Failure } | undefined => {
  const page = db.get(markup, file);
  return typeof page === 'string' ? undefined : page;
});

/** The files of the pages, those that could not be made, and what is reported of these. */
export const renderedPages = query('rendered pages', (db) =>
  reporting(db, (report) => {
    const { routes } = db.get(model);
    const files = routes?.all.map(({ file }) => file) ?? [];
    const failed = files.flatMap((file) => db.get(made, file)?.failure ?? []);
    reportFailures([...failedCards(db), ...failed], db.config.site.locales, report);
    const isFailed = new Set(failed.map(({ route }) => route.file));
    return { made: files.filter((file) => !isFailed.has(file)), failed: [...isFailed] };
  }),
);

/** What was read of a page before its styles, by its file. */
export const pageFacts = query('page facts', (db, file): PageFacts | undefined => {
  const plain = db.get(plainPages).find(({ path }) => path === file);
  const html = plain ? String(plain.body) : markupOf(db, file);
  return html === undefined ? undefined : db.peek(pageReader)(file, html);
});

/** What reading pages works out once for all of them. */
const pageReader = query('page reader', () => createPageReader(), 'nothing');

/** The plain pages as files. */
export const plainFiles = (db: Db): readonly Artifact[] => db.get(plainPages);

/** The files that describe the pages to machines. */
export const siteFiles = query('site files', (db) => renderSiteFiles(db.get(renderContext)), 'nothing');

const kindOf = ({ page }: Route, { pages }: Site) => known(pages[page.template], page.template);

function renderPage(route: Route, context: RenderContext): string {
  const { site } = context;
  const page = createPageContext(route, context);
  const view = given('“view”', site.view(createViewContext(page, context)), ['an object']);
  const kind = kindOf(route, site);
  // The component fits the content: both are chosen by the same kind.
  const Page = kind.Page as ComponentType<{ view: unknown }>;
  const Document = site.Document as ComponentType<{
    view: unknown;
    structuredData: object | undefined;
  }>;
  const document = createElement(
    Document,
    { view, structuredData: structuredData(page, { kind, context }) },
    createElement(Page, { view }),
  );
  const markup = renderToStaticMarkup(document);
  checkIslands(markup, site);
  return `<!doctype html>${markup}\n`;
}

/** @throws IslandError for an island that the definition does not name */
function checkIslands(markup: string, { scripts }: Site): void {
  const islands = Object.keys(scripts?.islands ?? {});
  for (const [, name = ''] of markup.matchAll(/ data-island="([^"]*)"/g)) {
    if (islands.includes(name)) continue;
    const isMissing = `There is no island “${name}” under “scripts.islands” of the definition`;
    throw new IslandError(name, `${isMissing}${askInBrackets(name, islands)}`);
  }
}
