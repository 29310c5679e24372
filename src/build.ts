import type { Artifact } from './artifact.ts';
import { publishConsentWords } from './bundle/consent-words.ts';
import { publishDrawings } from './bundle/drawings.ts';
import { bundle } from './bundle/index.ts';
import { publishMedia } from './bundle/media.ts';
import type { Config } from './config.ts';
import { createReport, type Report } from './diagnostics/index.ts';
import { load } from './load/index.ts';
import { model } from './model/index.ts';
import type { Site } from './model/site.ts';
import { createPlaces, publish, verify } from './publish/index.ts';
import { render } from './render/index.ts';
import { planRoutes, type RouteTable } from './routes/index.ts';
import { search } from './search/site.ts';
import { createStopwatch, type StageTime, type Stopwatch } from './stopwatch.ts';

/** What a build gives: the files of the site, what is wrong, and how long each stage took. */
export interface BuildResult {
  /** All files, in memory; empty when there are errors. */
  artifacts: Artifact[];
  site: Site | undefined;
  routes: RouteTable | undefined;
  report: Report;
  stages: StageTime[];
}

/** The content, checked, and where its pages are. */
export interface Plan {
  site: Site | undefined;
  routes: RouteTable | undefined;
  report: Report;
  stopwatch: Stopwatch;
}

/** Reads and checks the content and plans the routes: what comes before pages are made. */
export function planSite({ content: folder }: Config): Plan {
  const report = createReport();
  const stopwatch = createStopwatch();
  const content = stopwatch.time('load', () => load(folder, report));
  if (!content) return { site: undefined, routes: undefined, report, stopwatch };
  const { site, pages } = stopwatch.time('model', () => model(content, folder.shown, report));
  const planned = stopwatch.time('routes', () => planRoutes(pages, report, site !== undefined));
  const routes = site && planned;
  return { site, routes, report, stopwatch };
}

/** Makes the whole site in memory. */
export async function buildSite(config: Config): Promise<BuildResult> {
  const { site, routes, report, stopwatch } = planSite(config);
  const { time, stages } = stopwatch;
  const bundled = site && routes && (await time('bundle', () => bundle(config.toolDir, report)));
  if (!site || !routes || !bundled) return { artifacts: [], site, routes, report, stages };

  const baseUrl = config.baseUrl ?? site.settings.baseUrl.replace(/\/+$/, '');
  const media = publishMedia(site.media);
  const drawings = publishDrawings(site.media.icons);
  const consent = publishConsentWords(site, routes);
  const indexes = time('search', () => search(site, routes));
  const context = {
    ...{ site, routes, baseUrl },
    assets: bundled.assets,
    media: media.addresses,
    icons: drawings.icons,
    threads: drawings.threads,
    indexes: indexes.addresses,
    consentWords: consent.addresses,
  };
  const pages = time('render', () => render(context));
  const assets = [
    ...bundled.artifacts,
    ...media.artifacts,
    drawings.artifact,
    ...consent.artifacts,
    ...indexes.artifacts,
  ];
  const artifacts = [...pages, ...assets];
  time('verify', () => verify(artifacts, { baseUrl, report, placeOf: createPlaces(routes) }));
  return { artifacts, site, routes, report, stages };
}

/** Makes the whole site and, if nothing is wrong with it, puts it into the output folder. */
export async function build(config: Config): Promise<BuildResult> {
  const result = await buildSite(config);
  const { report, artifacts, stages } = result;
  if (hasFailed(result, config)) return result;
  const { time, stages: last } = createStopwatch();
  time('publish', () => publish(artifacts, config, report));
  return { ...result, stages: [...stages, ...last] };
}

/** Whether a build must not be published: it has errors, or, with `strict`, warnings. */
export function hasFailed({ report }: BuildResult, { strict }: Config): boolean {
  return report.errorCount > 0 || (strict && report.warningCount > 0);
}
