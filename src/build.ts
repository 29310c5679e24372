import { join } from 'node:path';
import type { Artifact } from './artifact.ts';
import { createAttempts } from './attempts/index.ts';
import { publishConsentWords } from './bundle/consent-words.ts';
import { publishDrawings } from './bundle/drawings.ts';
import { bundle } from './bundle/index.ts';
import { publishMedia } from './bundle/media.ts';
import type { Modules } from './bundle/modules.ts';
import { publishQuizData } from './bundle/quiz-data.ts';
import type { Config } from './config.ts';
import { createReport, type Report } from './diagnostics/index.ts';
import { hosting } from './hosting/index.ts';
import { foreignHosts } from './hosting/policy.ts';
import { type PageFacts, readPages } from './html/read-page.ts';
import { lastChanges } from './load/changes.ts';
import { load } from './load/index.ts';
import { checkDoubts } from './model/doubts.ts';
import { checkExpiry } from './model/expiry.ts';
import { model } from './model/index.ts';
import type { Site } from './model/site.ts';
import {
  drawPictures,
  type Pictures,
  planPictures,
  readMasters,
  readPicturesBack,
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
import { search } from './search/site.ts';
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
  site: Site | undefined;
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
  site: Site | undefined;
  routes: RouteTable | undefined;
  report: Report;
  stopwatch: Stopwatch;
}

/** Reads and checks the content and plans the routes: what comes before pages are made. */
export function planSite({ content: folder, now }: Config): Plan {
  const report = createReport();
  const stopwatch = createStopwatch();
  const content = stopwatch.time('load', () => load(folder, report));
  if (!content) return { site: undefined, routes: undefined, report, stopwatch };
  const { site, pages } = stopwatch.time('model', () => model(content, folder.shown, report));
  if (site) checkExpiry(content.documents, site.settings, { now, report });
  const planned = stopwatch.time('routes', () => planRoutes(pages, report, site !== undefined));
  if (site && planned) checkDoubts(content.documents, report);
  const routes = site && planned;
  return { site, routes, report, stopwatch };
}

const nothingBuilt = { artifacts: [], pages: [], pictures: undefined, modules: undefined };

/** Makes the whole site in memory, except for its pictures: what is only looked at need not wait for them. */
export async function buildSite(config: Config): Promise<BuildResult> {
  const { site, routes, report, stopwatch } = planSite(config);
  const { time, stages } = stopwatch;
  const bundled = site && routes && (await time('bundle', () => bundle(config.toolDir, report)));
  const masters = site && (await time('look', () => readMasters(site.media, config, report)));
  if (!site || !routes || !bundled || !masters) return { ...nothingBuilt, site, routes, report, stages };

  const baseUrl = baseUrlOf(site, config);
  const { media, drawings, consent, quiz } = publishData(site, routes);
  const indexes = time('search', () => search(site, routes));
  const { toolDir } = config;
  const attempts = createAttempts(toolDir);
  const pictures = time('pictures', () => planPictures({ site, routes, masters, toolDir, attempts }));
  const changes = time('history', () => lastChanges(config.content.path, config.searchPath));
  const context = {
    ...{ site, routes, baseUrl, pictures, changes, preview: config.preview },
    year: config.now.getUTCFullYear(),
    assets: bundled.assets,
    media: media.addresses,
    icons: drawings.icons,
    threads: drawings.threads,
    indexes: indexes.addresses,
    consentWords: consent.addresses,
    quizData: quiz.addresses,
  };
  const rendered = time('render', () => render(context, attempts));
  attempts.conclude(report);
  const assets = [
    ...bundled.artifacts,
    ...media.artifacts,
    ...drawings.artifacts,
    ...consent.artifacts,
    ...quiz.artifacts,
    ...indexes.artifacts,
  ];
  const artifacts = [...rendered, ...assets];
  const pages = time('read pages', () => readPages(artifacts));
  const planned = [...pictures.all.map(({ path }) => path), ...attempts.failed()];
  const loopHosts = foreignHosts(site.settings).media;
  time('verify', () =>
    verify(artifacts, { pages, baseUrl, loopHosts, planned, report, placeOf: createPlaces(routes) }),
  );
  return { artifacts, pages, pictures, modules: bundled.modules, site, routes, report, stages };
}

/** The files that pages load beside scripts and styles, and their addresses. */
function publishData(site: Site, routes: RouteTable) {
  return {
    media: publishMedia(site.media),
    drawings: publishDrawings(site.media.icons),
    consent: publishConsentWords(site, routes),
    quiz: publishQuizData(site),
  };
}

/** Makes everything that would be published, pictures and all, and weighs it. Writes nothing but its caches. */
export async function wholeSite(config: Config): Promise<WholeSite> {
  const result = await buildSite(config);
  const { report, site, routes, pages, modules, pictures, stages } = result;
  if (!site || !routes || !modules || report.errorCount > 0)
    return { ...result, compressed: [], weights: [] };
  const { time, stages: last } = createStopwatch();
  const drawn = await time('draw', () =>
    drawPictures(pictures?.all ?? [], join(config.cacheDir, 'pictures')),
  );
  const files = [...result.artifacts, ...drawn];
  const options = {
    pages,
    settings: site.settings,
    baseUrl: baseUrlOf(site, config),
    preview: config.preview,
  };
  // Last, because it lists all the others.
  const hosted = time('hosting', () => hosting(files, options));
  const artifacts = [...files, ...hosted];
  const compressed = await time('compress', () => compress(artifacts, join(config.cacheDir, 'compressed')));
  await time('read back', async () => {
    await readPicturesBack(pictures?.all ?? [], drawn, { config, report });
    await readBack(artifacts, compressed, report);
  });
  const weights = time('weigh', () =>
    weigh([...artifacts, ...compressed], { pages, routes, modules, report }),
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

function baseUrlOf({ settings }: Site, config: Config): string {
  return config.baseUrl ?? settings.baseUrl.replace(/\/+$/, '');
}

/** Whether a build must not be published: it has errors, or, with `strict`, warnings. */
export function hasFailed({ report }: BuildResult, { strict }: Config): boolean {
  return report.errorCount > 0 || (strict && report.warningCount > 0);
}
