import type { Artifact } from './artifact.ts';
import { bundle } from './bundle/index.ts';
import { baseUrlOf, type Config } from './config.ts';
import type { SiteContent } from './define/content.ts';
import type { Report } from './diagnostics/index.ts';
import { type Ahead, createFinishing, type Finishing, nothingAhead } from './finishing.ts';
import { type HostingOptions, hosting } from './hosting/index.ts';
import { type Made, makePages, nothingMade } from './make-pages.ts';
import { readSourceImages } from './pictures/index.ts';
import { planSite } from './plan.ts';
import { type KindWeight, publish, readBack, weigh } from './publish/index.ts';
import type { RouteTable } from './routes/index.ts';
import { createStopwatch, type StageTime } from './stopwatch.ts';

/** What a build gives: the files of the site, what is wrong, and how long each stage took. */
export interface BuildResult extends Made {
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

/**
 * Makes the whole site in memory, except for its pictures: what is only looked at need not wait for them.
 *
 * @param ahead is told what can be worked on meanwhile
 */
export async function buildSite(config: Config, ahead: Ahead = nothingAhead): Promise<BuildResult> {
  const plan = planSite(config);
  const { content, routes, report, stopwatch } = plan;
  const { time, stages } = stopwatch;
  const [bundled, sourceImages] = await Promise.all([
    content && routes && time('bundle', () => bundle(config, report)),
    content && time('image metadata', () => readSourceImages(content.media, config, report)),
  ]);
  const made =
    content && routes && bundled && sourceImages
      ? await makePages({ ...plan, content, routes, bundled, sourceImages, ahead }, config)
      : nothingMade;
  return { ...made, content, routes, report, stages };
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
 * while the disk takes the site.
 */
export async function build(config: Config): Promise<WholeSite> {
  const result = await wholeSite(config);
  if (hasFailed(result, config)) return result;
  const { time, stages } = createStopwatch();
  await Promise.all([
    time('publish', () => publish([...result.artifacts, ...result.compressed], config, result.report)),
    time('remember', () => config.memory.save()),
  ]);
  return { ...result, stages: [...result.stages, ...stages] };
}

/** Whether a build must not be published: it has errors, or, with `strict`, warnings. */
export function hasFailed({ report }: BuildResult, { strict }: Config): boolean {
  return report.errorCount > 0 || (strict && report.warningCount > 0);
}
