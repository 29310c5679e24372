import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Artifact } from './artifact.ts';
import { type Attempts, createAttempts } from './attempts/index.ts';
import { tracked } from './attempts/untracked.ts';
import { emitData } from './bundle/data.ts';
import type { Bundle } from './bundle/index.ts';
import type { Config } from './config.ts';
import type { SiteContent } from './define/content.ts';
import { extend } from './define/extend.ts';
import type { Ahead } from './finishing.ts';
import { placeholdersOf, putAddresses } from './html/late-addresses.ts';
import { type PageSource, pageReadingName, readPages } from './html/read-page.ts';
import { lastChanges } from './load/changes.ts';
import { outlineOf } from './outline.ts';
import { type Pictures, picturesIn, planPictures, planSizes, type SourceImages } from './pictures/index.ts';
import type { Plan } from './plan.ts';
import { render } from './render/index.ts';
import type { RouteTable } from './routes/index.ts';
import { search } from './search/index.ts';
import { pageReading } from './second-thread/tasks.ts';
import { createSiteContext } from './site-context.ts';
import type { Unstyled } from './style-pages.ts';

/** What pages are made of. */
interface Ingredients extends Plan {
  content: SiteContent;
  routes: RouteTable;
  bundled: Bundle;
  sourceImages: SourceImages;
  /** Is told what can be worked on meanwhile. */
  ahead: Ahead;
}

/** Renders the pages and makes what belongs to them, all but their styles. */
export async function makePages(ingredients: Ingredients, config: Config): Promise<Unstyled> {
  const { routes, bundled, reads, report, stopwatch } = ingredients;
  const { time } = stopwatch;
  const { site, memory } = config;
  const { context, attempts, indexes, published, pictures } = await prepare(ingredients, config);
  // A second thread may read the first pages while the last are being rendered.
  const onMade = (page: PageSource) => memory.foresee(pageReading, page, pageReadingName(page.path));
  const rendered = time('render', () => tracked(() => render(context, attempts, onMade), config));
  attempts.conclude(report, site.locales);
  if (report.errorCount === 0) reads.conclude(report);
  const kinds = new Map(routes.all.map(({ file, page }) => [file, page.template]));
  await othersTurn();
  const read = time('read pages', () => readPages(rendered, memory));
  return {
    addressed: putAddresses({ files: rendered, pages: read }, indexes.addresses),
    others: [...bundled.artifacts, ...published.artifacts, ...indexes.artifacts],
    planned: comingFiles(rendered, pictures, attempts),
    ...{ kinds, routes, facts: context.facts, pictures, modules: bundled.modules },
  };
}

/** Makes all that pages name, and tells of it. */
async function prepare(
  { content, routes, bundled, sourceImages, reads, stopwatch, ahead }: Ingredients,
  config: Config,
) {
  const { time } = stopwatch;
  const { site, memory, toolDir, siteDir, preview } = config;
  const sets = planSizes(sourceImages, toolDir);
  ahead.pictures(picturesIn(sets));
  ahead.files(bundled.artifacts);
  await othersTurn();
  const siteContext = tracked(() => createSiteContext({ content, routes, reads }, config), config);
  const published = tracked(() => emitData(site, siteContext), config);
  const outline = outlineOf(siteContext);
  const indexes = time('search', () =>
    tracked(() => search(siteContext, { site, memory, reads, outline }), config),
  );
  const attempts = createAttempts(config);
  const making = { site, content, routes, attempts, reads, memory, outline };
  const pictures = time('pictures', () => planPictures({ ...making, sets, toolDir, siteDir }));
  ahead.pictures(pictures.all);
  ahead.files([...published.artifacts, ...indexes.artifacts]);
  await othersTurn();
  const changes = time('history', () => lastChanges(config.content.path, config));
  const context = extend(siteContext, {
    ...{ site, facts: site.facts(content.shared), pictures, changes, reads, memory, outline, preview },
    ...{ assets: bundled.assets, indexes: placeholdersOf(indexes.addresses) },
    ...published.addresses,
  });
  return { context, attempts, indexes, published, pictures };
}

/** Files to which pages may lead although they are not made: pictures that are yet to be drawn, and pages that have failed. */
function comingFiles(rendered: readonly Artifact[], { all }: Pictures, attempts: Attempts): string[] {
  const files = new Set([...all.map(({ path }) => path), ...attempts.failed()]);
  // A page whose card alone has failed is there.
  for (const { path } of rendered) files.delete(path);
  return [...files];
}
