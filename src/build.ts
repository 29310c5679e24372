import { join } from 'node:path';
import type { Artifact } from './artifact.ts';
import { createAttempts } from './attempts/index.ts';
import { publishData } from './bundle/data.ts';
import { bundle } from './bundle/index.ts';
import type { Modules } from './bundle/scripts/modules.ts';
import { addStyles } from './bundle/styles/index.ts';
import type { Config } from './config.ts';
import type { SiteContent } from './define/content.ts';
import type { SiteFacts } from './define/site.ts';
import { createReport, type Report } from './diagnostics/index.ts';
import { hosting } from './hosting/index.ts';
import { foreignHosts } from './hosting/policy.ts';
import { type PageFacts, readPages } from './html/read-page.ts';
import { lastChanges } from './load/changes.ts';
import { load } from './load/index.ts';
import { model, warnOfDoubts } from './model/index.ts';
import {
  drawPictures,
  type Pictures,
  planPictures,
  readPicturesBack,
  readSourceImages,
} from './pictures/index.ts';
import {
  compress,
  createPlaces,
  type KindWeight,
  publish,
  readBack,
  verify,
  weigh,
} from './publish/index.ts';
import { render } from './render/index.ts';
import { planRoutes, type RouteTable } from './routes/index.ts';
import { search } from './search/index.ts';
import { createStopwatch, type StageTime, type Stopwatch } from './stopwatch.ts';

/** What a build gives: the files of the site, what is wrong, and how long each stage took. */
export interface BuildResult {
  /** All files, in memory; empty when there are errors. */
  artifacts: Artifact[];
  /** What was read of every page among them. */
  pages: readonly PageFacts[];
  /** The pictures that belong to the site and are yet to be drawn; none when there are errors. */
  pictures: Pictures | undefined;
  /** What each script needs; nothing when there are errors. */
  modules: Modules | undefined;
  content: SiteContent | undefined;
  routes: RouteTable | undefined;
  report: Report;
  stages: StageTime[];
}

/** All files of a site as they would be published. */
export interface WholeSite extends BuildResult {
  /** The compressed forms of the files, for hosts that send them. */
  compressed: Artifact[];
  /** What the pages weigh, by kind; empty when there are errors. */
  weights: KindWeight[];
}

/** The content, checked, and where its pages are. */
export interface Plan {
  content: SiteContent | undefined;
  routes: RouteTable | undefined;
  report: Report;
  stopwatch: Stopwatch;
}

/** Reads and checks the content and plans the routes: what comes before pages are made. */
export function planSite({ site, content: folder, now }: Config): Plan {
  const report = createReport();
  const stopwatch = createStopwatch();
  const files = stopwatch.time('load', () => load(folder, site, report));
  if (!files) return { content: undefined, routes: undefined, report, stopwatch };
  const modelling = { site, folder: folder.shown, now, report };
  const { content, pages } = stopwatch.time('model', () => model(files, modelling));
  const planned = stopwatch.time('routes', () =>
    planRoutes(pages, { site, report, isWhole: content !== undefined }),
  );
  if (content && planned) warnOfDoubts(files, modelling);
  return { content, routes: content && planned, report, stopwatch };
}

const nothingBuilt = { artifacts: [], pages: [], pictures: undefined, modules: undefined };

/** Makes the whole site in memory, except for its pictures: what is only looked at need not wait for them. */
export async function buildSite(config: Config): Promise<BuildResult> {
  const { content, routes, report, stopwatch } = planSite(config);
  const { time, stages } = stopwatch;
  const { site, toolDir, siteDir } = config;
  const bundled = content && routes && (await time('bundle', () => bundle(config, report)));
  const sourceImages =
    content && (await time('image metadata', () => readSourceImages(content.media, config, report)));
  if (!content || !routes || !bundled || !sourceImages)
    return { ...nothingBuilt, content, routes, report, stages };

  const facts = site.facts(content.shared);
  const baseUrl = baseUrlOf(facts, config);
  const siteContext = {
    ...{ locales: site.locales, content, routes, baseUrl },
    year: config.now.getUTCFullYear(),
  };
  const published = publishData(site, siteContext);
  const indexes = time('search', () => search(site, siteContext));
  const attempts = createAttempts(siteDir);
  const pictures = time('pictures', () =>
    planPictures({ site, content, routes, sourceImages, toolDir, siteDir, attempts }),
  );
  const changes = time('history', () => lastChanges(config.content.path, config.searchPath));
  const context = {
    ...siteContext,
    ...{ site, facts, pictures, changes, preview: config.preview },
    ...{ assets: bundled.assets, indexes: indexes.addresses },
    ...published.addresses,
  };
  const rendered = time('render', () => render(context, attempts));
  attempts.conclude(report, site.locales);
  const kinds = new Map(routes.all.map(({ file, page }) => [file, page.template]));
  const read = time('read pages', () => readPages(rendered));
  const styled = await time('styles', () =>
    addStyles({ files: rendered, pages: read }, { kinds, siteDir, report }),
  );
  if (!styled) return { ...nothingBuilt, content, routes, report, stages };
  const { pages } = styled;
  const artifacts = [...styled.files, ...bundled.artifacts, ...published.artifacts, ...indexes.artifacts];
  const planned = [...pictures.all.map(({ path }) => path), ...attempts.failed()];
  const loopHosts = foreignHosts(facts).media;
  const placeOf = createPlaces(routes);
  time('verify', () => verify(artifacts, { pages, site, baseUrl, loopHosts, planned, report, placeOf }));
  return { artifacts, pages, pictures, modules: bundled.modules, content, routes, report, stages };
}

/** Makes everything that would be published, pictures and all, and weighs it. Writes nothing but its caches. */
export async function wholeSite(config: Config): Promise<WholeSite> {
  const result = await buildSite(config);
  const { report, content, routes, pages, modules, pictures, stages } = result;
  if (!content || !routes || !modules || report.errorCount > 0)
    return { ...result, compressed: [], weights: [] };
  const { time, stages: last } = createStopwatch();
  const drawn = await time('draw', () =>
    drawPictures(pictures?.all ?? [], join(config.cacheDir, 'pictures')),
  );
  const files = [...result.artifacts, ...drawn];
  const { site, preview } = config;
  const facts = site.facts(content.shared);
  const options = { pages, site, facts, baseUrl: baseUrlOf(facts, config), preview };
  // Last, because it lists all the others.
  const hosted = time('hosting', () => hosting(files, options));
  const artifacts = [...files, ...hosted];
  const compressed = await time('compress', () => compress(artifacts, join(config.cacheDir, 'compressed')));
  await time('read back', async () => {
    await readPicturesBack(pictures?.all ?? [], drawn, { config, report });
    await readBack(artifacts, compressed, report);
  });
  const weights = time('weigh', () =>
    weigh([...artifacts, ...compressed], { pages, site, routes, modules, report }),
  );
  return { ...result, artifacts, compressed, weights, stages: [...stages, ...last] };
}

/** Makes the whole site and, if nothing is wrong with it, puts it into the output folder. */
export async function build(config: Config): Promise<WholeSite> {
  const result = await wholeSite(config);
  if (hasFailed(result, config)) return result;
  const { time, stages } = createStopwatch();
  await time('publish', () => publish([...result.artifacts, ...result.compressed], config, result.report));
  return { ...result, stages: [...result.stages, ...stages] };
}

function baseUrlOf({ baseUrl }: SiteFacts, config: Config): string {
  return config.baseUrl ?? baseUrl.replace(/\/+$/, '');
}

/** Whether a build must not be published: it has errors, or, with `strict`, warnings. */
export function hasFailed({ report }: BuildResult, { strict }: Config): boolean {
  return report.errorCount > 0 || (strict && report.warningCount > 0);
}
