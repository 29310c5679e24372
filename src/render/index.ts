import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Artifact, lateArtifact } from '../artifact.ts';
import type { Attempts } from '../attempts/index.ts';
import { IslandError } from '../define/definition-error.ts';
import { given } from '../define/given.ts';
import type { Site } from '../define/site.ts';
import { askInBrackets } from '../diagnostics/index.ts';
import { digestOf } from '../digest.ts';
import type { PageSource } from '../html/read-page.ts';
import type { Route } from '../routes/index.ts';
import { pageCode } from '../site-code.ts';
import { cardName } from './cards.ts';
import type { RenderContext } from './context.ts';
import { keptHtml } from './kept-html.ts';
import { renderPlainNotFound } from './plain-not-found.ts';
import { known } from './resolvers.ts';
import { renderSiteFiles } from './site-files/index.ts';
import { structuredData } from './structured-data.ts';
import { createPageContext, createViewContext } from './view.ts';

/**
 * Every page of the site as HTML, and the files that describe them to machines. Pages whose template fails are left out. Those that are
 * known are not read before somebody looks at them.
 *
 * @param onMade is told of each page that was not known
 */
export function render(
  context: RenderContext,
  attempts: Attempts,
  onMade: (page: PageSource) => void = () => {},
): Artifact[] {
  const { site, routes, reads, memory, pictures } = context;
  for (const [file, { path, alt }] of pictures.cards) reads.offer(cardName(file), { path, alt });
  const inputs = [ingredients(context)];
  const pages = routes.all.flatMap((route) =>
    attempts.make(route, () => {
      const { file: path } = route;
      const code = pageCode(site, kindOf(route, site));
      const make = () => renderPage(route, context);
      const kept = keptHtml(path, make, memory);
      const subject = { name: `render ${path}`, inputs, code, form: kept.form, memory };
      const { digest, html } = reads.recall(subject, () => {
        const made = kept.make();
        onMade({ path, digest: made.digest, html: made.html() });
        return made;
      });
      return lateArtifact({ path, recipe: digest }, html);
    }),
  );
  return [...pages, ...renderPlainNotFound(context), ...renderSiteFiles(context)];
}

/** A digest of what pages are made from beside the content that they read, and the cards that they name. */
function ingredients({
  outline,
  facts,
  assets,
  media,
  icons,
  drawings,
  files,
  indexes,
  ...more
}: RenderContext): string {
  const { appIcons, sets } = more.pictures;
  const addresses = [...files].map(([name, byLocale]) => [name, [...byLocale]]);
  const pictures = [appIcons, [...sets]];
  return digestOf([
    ...[outline, facts, assets, [...media], [...icons], drawings, addresses, [...indexes], pictures],
    more.preview,
  ]);
}

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
