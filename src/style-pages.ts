import { join } from 'node:path';
import type { Artifact } from './artifact.ts';
import type { Modules } from './bundle/scripts/modules.ts';
import { addStyles } from './bundle/styles/index.ts';
import { baseUrlOf, type Config } from './config.ts';
import type { SiteFacts } from './define/site.ts';
import type { Report } from './diagnostics/index.ts';
import type { Ahead } from './finishing.ts';
import { foreignHosts } from './hosting/policy.ts';
import { addSums } from './html/page-sums.ts';
import type { PageFacts } from './html/read-page.ts';
import type { Pictures } from './pictures/index.ts';
import { createPlaces, verify } from './publish/index.ts';
import { checkAliases, type RouteTable } from './routes/index.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A site that is made but for its styles and its pictures. */
export interface Unstyled {
  /** The pages and what goes with them, with what stands for styles. */
  addressed: { files: readonly Artifact[]; pages: readonly PageFacts[] };
  /** The kind of each page, by its file. */
  kinds: ReadonlyMap<string, string>;
  /** The files that no style changes. */
  others: readonly Artifact[];
  /** The paths of files to which pages may lead although they are not made. */
  planned: readonly string[];
  routes: RouteTable;
  facts: SiteFacts;
  /** The pictures that are yet to be drawn. */
  pictures: Pictures;
  /** What each script needs. */
  modules: Modules;
}

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

/** Where problems are reported, who measures, and who is told of files that are final. */
interface Watchers {
  report: Report;
  stopwatch: Stopwatch;
  ahead: Ahead;
}

/** Gives pages their styles, and checks all files against each other. Nothing before has read a style sheet, and nothing is changed of it. */
export async function stylePages(
  unstyled: Unstyled,
  config: Config,
  { report, stopwatch: { time }, ahead }: Watchers,
): Promise<Made> {
  const { addressed, kinds, others, planned, routes, facts, pictures, modules } = unstyled;
  const { site, memory } = config;
  const styled = await time('styles', () => addStyles(addressed, { ...config, kinds, report }));
  if (!styled) return nothingMade;
  const files = time('digests', () => addSums(styled.files, memory));
  ahead.files(files);
  const artifacts = [...files, ...others];
  const checking = {
    site,
    baseUrl: baseUrlOf(facts, config),
    report,
    placeOf: createPlaces(routes),
    source: (path: string) => config.shown(join(config.siteDir, 'templates', path)),
    videoHosts: foreignHosts(facts).media,
  };
  time('verify', () => verify(artifacts, { ...checking, pages: styled.pages, planned }));
  checkAliases(routes, [...artifacts.map(({ path }) => path), ...planned], report);
  return { artifacts, pages: styled.pages, pictures, modules };
}
