import { join } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Artifact } from './artifact.ts';
import { type Attempts, createAttempts } from './attempts/index.ts';
import { emitData } from './bundle/data.ts';
import type { Bundle } from './bundle/index.ts';
import type { Modules } from './bundle/scripts/modules.ts';
import { addStyles } from './bundle/styles/index.ts';
import { baseUrlOf, type Config } from './config.ts';
import type { SiteContent } from './define/content.ts';
import type { Ahead } from './finishing.ts';
import { foreignHosts } from './hosting/policy.ts';
import { placeholdersOf, putAddresses } from './html/late-addresses.ts';
import { addSums } from './html/page-sums.ts';
import { type PageFacts, type PageSource, pageReadingName, readPages } from './html/read-page.ts';
import { lastChanges } from './load/changes.ts';
import { outlineOf } from './outline.ts';
import { type Pictures, picturesIn, planPictures, planSizes, type SourceImages } from './pictures/index.ts';
import type { Plan } from './plan.ts';
import { createPlaces, verify } from './publish/index.ts';
import { render } from './render/index.ts';
import { checkAliases, type RouteTable } from './routes/index.ts';
import { search } from './search/index.ts';
import { pageReading } from './second-thread/tasks.ts';

/** What comes of a plan: the files of the site but its pictures, and what is known of them. */
export interface Made {
  /** All files, in memory; empty when there are errors. */
  artifacts: Artifact[];
  /** What was read of every page among them. */
  pages: readonly PageFacts[];
  /** The pictures that belong to the site and are yet to be drawn; none when there are errors. */
  pictures: Pictures | undefined;
  /** What each script needs; undefined if there are errors. */
  modules: Modules | undefined;
}

/** What comes of a plan that has errors. */
export const nothingMade: Made = { artifacts: [], pages: [], pictures: undefined, modules: undefined };

/** What pages are made of. */
interface Ingredients extends Plan {
  content: SiteContent;
  routes: RouteTable;
  bundled: Bundle;
  sourceImages: SourceImages;
  /** Is told what can be worked on meanwhile. */
  ahead: Ahead;
}

/** Renders the pages, makes what belongs to them, and checks all of it. */
export async function makePages(ingredients: Ingredients, config: Config): Promise<Made> {
  const { routes, bundled, reads, report, stopwatch, ahead } = ingredients;
  const { time } = stopwatch;
  const { site, memory } = config;
  const { context, attempts, indexes, published, pictures } = await prepare(ingredients, config);
  // A second thread may read the first pages while the last are being rendered.
  const onMade = (page: PageSource) => memory.foresee(pageReading, page, pageReadingName(page.path));
  const rendered = time('render', () => render(context, attempts, onMade));
  attempts.conclude(report, site.locales);
  if (report.errorCount === 0) reads.conclude(report);
  const kinds = new Map(routes.all.map(({ file, page }) => [file, page.template]));
  await othersTurn();
  const read = time('read pages', () => readPages(rendered, memory));
  const addressed = putAddresses({ files: rendered, pages: read }, indexes.addresses);
  const styled = await time('styles', () => addStyles(addressed, { ...config, kinds, report }));
  if (!styled) return nothingMade;
  const files = time('digests', () => addSums(styled.files, memory));
  ahead.files(files);
  const artifacts = [...files, ...bundled.artifacts, ...published.artifacts, ...indexes.artifacts];
  const planned = comingFiles(rendered, pictures, attempts);
  const checking = {
    site,
    baseUrl: context.baseUrl,
    report,
    placeOf: createPlaces(routes),
    definition: config.shown(join(config.siteDir, 'templates/site.ts')),
    videoHosts: foreignHosts(context.facts).media,
  };
  time('verify', () => verify(artifacts, { ...checking, pages: styled.pages, planned }));
  checkAliases(routes, [...artifacts.map(({ path }) => path), ...planned], report);
  return { artifacts, pages: styled.pages, pictures, modules: bundled.modules };
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
  const facts = site.facts(content.shared);
  const year = config.now.getUTCFullYear();
  const siteContext = { locales: site.locales, content, routes, baseUrl: baseUrlOf(facts, config), year };
  const published = emitData(site, siteContext);
  const outline = outlineOf(siteContext);
  const indexes = time('search', () => search(siteContext, { site, memory, reads, outline }));
  const attempts = createAttempts(config);
  const making = { site, content, routes, attempts, reads, memory, outline };
  const pictures = time('pictures', () => planPictures({ ...making, sets, toolDir, siteDir }));
  ahead.pictures(pictures.all);
  ahead.files([...published.artifacts, ...indexes.artifacts]);
  await othersTurn();
  const changes = time('history', () => lastChanges(config.content.path, config));
  const context = {
    ...siteContext,
    ...{ site, facts, pictures, changes, reads, memory, outline, preview },
    ...{ assets: bundled.assets, indexes: placeholdersOf(indexes.addresses) },
    ...published.addresses,
  };
  return { context, attempts, indexes, published, pictures };
}

/** Files to which pages may lead although they are not made: pictures that are yet to be drawn, and pages that have failed. */
function comingFiles(rendered: readonly Artifact[], { all }: Pictures, attempts: Attempts): string[] {
  const files = new Set([...all.map(({ path }) => path), ...attempts.failed()]);
  // A page whose card alone has failed is there.
  for (const { path } of rendered) files.delete(path);
  return [...files];
}
