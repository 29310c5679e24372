import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Artifact } from '../../artifact.ts';
import { addresses } from '../../assets/bundle/data.ts';
import { scripts } from '../../assets/bundle/index.ts';
import { failedCards, pictures } from '../../assets/pictures/index.ts';
import { model } from '../../content/model/index.ts';
import { contextOf, routeOf } from '../../content/site-context.ts';
import { IslandError } from '../../define/definition-error.ts';
import { extend } from '../../define/extend.ts';
import { given } from '../../define/given.ts';
import type { Site } from '../../define/site.ts';
import { askInBrackets } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { code } from '../../graph/inputs.ts';
import { digestOf } from '../../lib/digest.ts';
import type { Route } from '../../routes/index.ts';
import { attempt, type PageFailure, reportFailures } from '../attempts/index.ts';
import { stylePlaceholders } from '../html/page-styles.ts';
import { createPageReader, type PageFacts } from '../html/read-page.ts';
import { renderPlainNotFound } from './plain-not-found.ts';
import { type RenderContext, required } from './resolvers.ts';
import { renderSiteFiles } from './site-files.ts';
import { structuredData } from './structured-data.ts';
import { createPageContext, createViewContext } from './view.ts';

/** The inputs that all pages share besides the content, such as addresses and icons. Pages depend on a digest of it (`setup`). */
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

/** A digest of the inputs that all pages share. Content and cards are separate dependencies. */
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

/** The HTML of a page without styles, by file; or why it could not be rendered. */
const markup = query(
  'markup',
  (db, file): string | { failure: PageFailure } => {
    db.ensure(setup);
    contextOf(db);
    const route = required(routeOf(db, file), file);
    db.ensure(code, `page ${route.page.template}`);
    db.ensure(code, 'document');
    return attempt(route, db.config, () => renderPage(route, db.peek(renderContext)));
  },
  'digest',
);

/** Returns the HTML of a page without styles; undefined if it could not be rendered. */
export function markupOf(db: Db, file: string): string | undefined {
  const html = db.get(markup, file);
  return typeof html === 'string' ? html : undefined;
}

/** The pages that are not made from content: a site without a not-found page gets a plain one. */
const plainPages = query('plain pages', (db) => renderPlainNotFound(db.get(renderContext)));

/** The failure of a page, by file; undefined for a rendered page, so its dependents need not run when its HTML changes. */
const failure = query('page failure', (db, file): { failure: PageFailure } | undefined => {
  const page = db.get(markup, file);
  return typeof page === 'string' ? undefined : page;
});

/** The files of all pages, rendered and failed. Reports the failures. */
export const renderedPages = query('rendered pages', (db) =>
  reporting(db, (report) => {
    const { routes } = db.get(model);
    const files = routes?.rendered.map(({ file }) => file) ?? [];
    const failed = files.flatMap((file) => db.get(failure, file)?.failure ?? []);
    reportFailures([...failedCards(db), ...failed], db.config.site.locales, report);
    const isFailed = new Set(failed.map(({ route }) => route.file));
    return { rendered: files.filter((file) => !isFailed.has(file)), failed: [...isFailed] };
  }),
);

/** The facts of a page without styles, by file. */
export const pageFacts = query('page facts', (db, file): PageFacts | undefined => {
  const plain = db.get(plainPages).find(({ path }) => path === file);
  const html = plain ? String(plain.body) : markupOf(db, file);
  return html === undefined ? undefined : db.peek(pageReader)(file, html);
});

/** The page reader that all pages share. */
const pageReader = query('page reader', () => createPageReader(), 'nothing');

/** Returns the plain pages. */
export const plainFiles = (db: Db): readonly Artifact[] => db.get(plainPages);

/** The files that describe the pages to machines. */
export const siteFiles = query('site files', (db) => renderSiteFiles(db.get(renderContext)), 'nothing');

const kindOf = ({ page }: Route, { pages }: Site) => required(pages[page.template], page.template);

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
