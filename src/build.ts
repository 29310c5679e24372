import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Artifact } from './artifact.ts';
import { bundle } from './bundle/index.ts';
import { baseUrlOf, type Config } from './config.ts';
import type { SiteContent } from './define/content.ts';
import { createReport, type Report } from './diagnostics/index.ts';
import { type Ahead, createFinishing, type Finishing, nothingAhead } from './finishing.ts';
import { type HostingOptions, hosting } from './hosting/index.ts';
import { computeData } from './load/computed.ts';
import { dataPlaces } from './load/data-places.ts';
import { makePages } from './make-pages.ts';
import { readSourceImages, type SourceImages } from './pictures/index.ts';
import { type Plan, planSite } from './plan.ts';
import {
  type KindWeight,
  type KnownFiles,
  type Published,
  publish,
  readBack,
  weigh,
} from './publish/index.ts';
import type { RouteTable } from './routes/index.ts';
import { createStopwatch, type StageTime } from './stopwatch.ts';
import { type Made, nothingMade, stylePages, type Unstyled } from './style-pages.ts';

/** What a build gives: the files of the site, what is wrong, and how long each stage took. */
export interface BuildResult extends Made {
  content: SiteContent | undefined;
  routes: RouteTable | undefined;
  report: Report;
  stages: StageTime[];
  /** Of what the scripts were made: files, and other places that were looked into. */
  sources: readonly string[];
}

/** All files of a site as they would be published. */
export interface WholeSite extends BuildResult {
  /** The compressed forms of the files, for hosts that send them. */
  compressed: Artifact[];
  /** What the pages weigh, by kind; empty when there are errors. */
  weights: KindWeight[];
}

/** A site as it is before it has styles, and what is wrong with it so far. */
export interface Prepared {
  content: SiteContent | undefined;
  routes: RouteTable | undefined;
  /** Absent if there are errors for which no page could be made. */
  unstyled: Unstyled | undefined;
  report: Report;
  stages: readonly StageTime[];
  sources: BuildResult['sources'];
}

/**
 * Makes the whole site in memory, except for its pictures: what is only looked at need not wait for them.
 *
 * @param ahead is told what can be worked on meanwhile
 */
export async function buildSite(config: Config, ahead: Ahead = nothingAhead): Promise<BuildResult> {
  return styleSite(await prepareSite(config, ahead), config, ahead);
}

/** Makes all of a site that does not depend on its style sheets. */
export async function prepareSite(config: Config, ahead: Ahead = nothingAhead): Promise<Prepared> {
  const bundleReport = createReport();
  const { time, stages: first } = createStopwatch();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const [bundled, { plan, sourceImages }] = await Promise.all([
    time('bundle', () => bundle(config, bundleReport, begin)).finally(begin),
    // Its process bundles while this one reads and checks the content.
    begun.then(othersTurn).then(() => readContent(config)),
  ]);
  const { content, routes, report, stopwatch } = plan;
  if (content && routes) for (const problem of bundleReport.all()) report.add(problem);
  const unstyled =
    content && routes && bundled && sourceImages
      ? await makePages({ ...plan, content, routes, bundled, sourceImages, ahead }, config)
      : undefined;
  const sources = [...(bundled?.sources ?? []), ...dataPlaces(config)];
  return { content, routes, unstyled, report, sources, stages: [...first, ...stopwatch.stages] };
}

/** Makes the rest of a site; again and again of the same, which stays as it is, when only style sheets change. */
export async function styleSite(
  { content, routes, unstyled, report: before, stages, sources }: Prepared,
  config: Config,
  ahead: Ahead = nothingAhead,
): Promise<BuildResult> {
  const report = createReport();
  for (const problem of before.all()) report.add(problem);
  const stopwatch = createStopwatch();
  const made = unstyled ? await stylePages(unstyled, config, { report, stopwatch, ahead }) : nothingMade;
  return { ...made, content, routes, report, sources, stages: [...stages, ...stopwatch.stages] };
}

/** Reads and checks the content, and looks at its pictures if it is sound. */
async function readContent(config: Config): Promise<{ plan: Plan; sourceImages: SourceImages | undefined }> {
  const plan = planSite(config, await computeData(config));
  const { content, report, stopwatch } = plan;
  const look = ({ media }: SiteContent) =>
    stopwatch.time('image metadata', () => readSourceImages(media, config, report));
  return { plan, sourceImages: content && (await look(content)) };
}

/**
 * Makes everything that would be published, pictures and all, and weighs it. Writes nothing but its caches. Drawing and compressing,
 * which take longest and other threads, begin while pages are made, and end with them if there are errors.
 */
export async function wholeSite(config: Config): Promise<WholeSite> {
  const finishing = createFinishing(config);
  try {
    return await finishSite(await buildSite(config, finishing.ahead), config, finishing);
  } finally {
    await finishing.stop();
  }
}

/** Adds to a site what is published with it, and weighs it. */
export async function finishSite(
  result: BuildResult,
  config: Config,
  finishing: Finishing,
): Promise<WholeSite> {
  const { report, content, routes, pages, modules, pictures, stages } = result;
  if (!content || !routes || !modules || report.errorCount > 0)
    return { ...result, compressed: [], weights: [] };
  const { time, stages: last } = createStopwatch();
  const drawn = await finishing.draw(pictures?.all ?? [], report);
  const files = [...result.artifacts, ...drawn];
  const { site } = config;
  // Last, because it lists all the others.
  const hosted = time('hosting', () => hosting(files, hostingOptions({ content, routes, pages }, config)));
  const artifacts = [...files, ...hosted];
  const compressed = await finishing.compress(artifacts, report);
  time('check files', () => readBack(artifacts, report));
  const weights = time('weigh', () =>
    weigh([...artifacts, ...compressed], { pages, site, routes, modules, report }),
  );
  return { ...result, artifacts, compressed, weights, stages: [...stages, ...finishing.stages, ...last] };
}

/** What hosting follows from. */
export function hostingOptions(
  { content, routes, pages }: { content: SiteContent; routes: RouteTable; pages: BuildResult['pages'] },
  config: Config,
): HostingOptions {
  const { site, preview } = config;
  const facts = site.facts(content.shared);
  return { pages, redirects: routes.redirects, site, facts, baseUrl: baseUrlOf(facts, config), preview };
}

/**
 * Makes the whole site and, if nothing is wrong with it, puts it into the output folder. What the next build can use is written down
 * from when the disk is waited for.
 *
 * @param known gives what is known of the files that are there, which need not be read then
 */
export async function build(
  config: Config,
  known?: () => KnownFiles,
): Promise<WholeSite & { published?: Published }> {
  const result = await wholeSite(config);
  if (hasFailed(result, config)) return result;
  const { time, stages } = createStopwatch();
  const files = [...result.artifacts, ...result.compressed];
  const [published] = await Promise.all([
    time('publish', () => publish(files, { ...config, ...(known && { known }) }, result.report)),
    othersTurn().then(() => time('remember', () => config.memory.save())),
  ]);
  return { ...result, ...(published && { published }), stages: [...result.stages, ...stages] };
}

/** Whether a build must not be published: it has errors, or, with `strict`, warnings. */
export function hasFailed({ report }: BuildResult, { strict }: Config): boolean {
  return report.errorCount > 0 || (strict && report.warningCount > 0);
}
