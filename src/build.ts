import { join } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Artifact } from './artifact.ts';
import { tracked } from './attempts/untracked.ts';
import { dataFiles } from './bundle/data.ts';
import { scripts } from './bundle/index.ts';
import type { Modules } from './bundle/scripts/modules.ts';
import { baseUrlOf, type Config } from './config.ts';
import type { SiteContent } from './define/content.ts';
import { createReport, type Diagnostic, type Report } from './diagnostics/index.ts';
import { type Ahead, createFinishing, type Finishing, nothingAhead } from './finishing.ts';
import { type Db, problemChannel, query, reporting } from './graph.ts';
import { type HostingOptions, hosting } from './hosting/index.ts';
import { foreignHosts } from './hosting/policy.ts';
import type { PageFacts } from './html/read-page.ts';
import type { LivingDatabase } from './incremental/index.ts';
import { createStopwatch, type StageTime } from './lib/stopwatch.ts';
import { computed, computedNames } from './load/computed.ts';
import { model } from './model/index.ts';
import { emptyDatabase, type Store } from './open-database.ts';
import { type Pictures, pictureSets, pictures, picturesIn, sourceImages } from './pictures/index.ts';
import {
  createPlaces,
  type KindWeight,
  type KnownFiles,
  type Published,
  publish,
  readBack,
  verify,
  weigh,
} from './publish/index.ts';
import { readChannel, reportUnread } from './reads/index.ts';
import { plainFiles, renderedPages, siteFiles } from './render/index.ts';
import { checkAliases, type RouteTable } from './routes/index.ts';
import { searchFiles } from './search/index.ts';
import { compiledStyles, pageFile, styledFacts, styleFiles } from './styles/index.ts';

/** The content, checked, and where its pages are. */
export interface Plan {
  content: SiteContent | undefined;
  routes: RouteTable | undefined;
  report: Report;
}

/** What a build gives: the files of the site, what is wrong, and how long each stage took. */
export interface BuildResult extends Plan {
  /** All files, in memory, but for the pictures; empty when there are errors. */
  artifacts: Artifact[];
  /** What was read of every page among them. */
  pages: readonly PageFacts[];
  /** The pictures that are yet to be drawn; undefined when there are errors. */
  pictures: Pictures | undefined;
  /** What each script needs; undefined when there are errors. */
  modules: Modules | undefined;
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

/** The files of the site but its pictures, with what is known of its pages. All of it was checked. */
const site = query(
  'site',
  (db) =>
    reporting(db, (report) => {
      const { routes } = db.get(model);
      const { modules, problems } = db.get(scripts);
      const { problems: styleProblems } = db.get(compiledStyles);
      for (const problem of styleProblems) report.add(problem);
      if (!routes || problems.length > 0 || styleProblems.length > 0) return undefined;
      const { made, failed } = db.get(renderedPages);
      const plain = plainFiles(db);
      const pageFiles = [...made, ...plain.map(({ path }) => path)];
      const pages = pageFiles.flatMap((file) => styledFacts(db, file));
      const artifacts = [
        ...made.map((file) => pageFile(db, file)),
        ...[...plain, ...db.get(siteFiles), ...styleFiles(db), ...otherFiles(db)],
      ];
      const drawn = db.get(pictures);
      const planned = [...drawn.all.map(({ path }) => path), ...failed];
      check({ artifacts, pages, planned, routes }, db, report);
      return { artifacts, pages, pictures: drawn, modules };
    }),
  'nothing',
);

/** The files that no style changes. */
function otherFiles(db: Db): Artifact[] {
  return [...(db.get(scripts).artifacts ?? []), ...dataFiles(db), ...searchFiles(db)];
}

interface Checking {
  artifacts: readonly Artifact[];
  pages: readonly PageFacts[];
  /** The files that are not made yet, or could not be: links to them are not wrong. */
  planned: readonly string[];
  routes: RouteTable;
}

/** Checks all files against each other. */
function check({ artifacts, pages, planned, routes }: Checking, db: Db, report: Report): void {
  const { config } = db;
  const { content } = db.get(model);
  if (!content) return;
  const facts = config.site.facts(content.shared);
  const source = (path: string) => config.shown(join(config.siteDir, 'templates', path));
  const checking = {
    site: config.site,
    baseUrl: baseUrlOf(facts, config),
    report,
    placeOf: createPlaces(routes),
    source,
  };
  verify(artifacts, {
    ...checking,
    ...{ videoHosts: foreignHosts(facts).media, isWhole: !db.hasErrors(), pages, planned },
  });
  checkAliases(routes, [...artifacts.map(({ path }) => path), ...planned], report);
}

/** Begins to ask about a site as it is now. */
function begin(config: Config): LivingDatabase<Config> {
  const db = config.db ?? emptyDatabase();
  db.invalidate(config);
  return db;
}

/**
 * Reads and checks the content, and plans the routes.
 *
 * @param db has the data that functions load (`prefetchData`), if the site has any
 */
export function planSite(config: Config, db = begin(config)): Plan {
  const { content, routes } = tracked(() => db.get(model), config);
  return { content, routes, report: reportOf(db) };
}

/** Begins to ask about a site as it is now, and loads the data that comes from functions. */
export async function prefetchData(config: Config, db = begin(config)): Promise<LivingDatabase<Config>> {
  await Promise.all(computedNames(config).map((name) => db.prefetch(computed, name)));
  return db;
}

/**
 * Makes the whole site in memory, except for its pictures: what is only looked at need not wait for them.
 *
 * @param ahead is told what can be worked on meanwhile
 */
export async function buildSite(config: Config, ahead: Ahead = nothingAhead): Promise<BuildResult> {
  const db = begin(config);
  const { time, stages } = createStopwatch();
  const [, { content, routes }] = await Promise.all([
    time('bundle', () => db.prefetch(scripts)),
    prefetchData(config, db).then(() => time('content', () => tracked(() => db.get(model), config))),
  ]);
  const sources = db.get(scripts).sources ?? [];
  const nothing = { artifacts: [], pages: [], pictures: undefined, modules: undefined, sources, stages };
  const failed = () => ({ ...nothing, content, routes, report: reportOf(db) });
  if (!content || !routes) return failed();
  await time('image metadata', () => db.prefetch(sourceImages));
  const report = createReport();
  for (const problem of db.get(scripts).problems) report.add(problem);
  if (!db.get(scripts).boot || !db.get(sourceImages))
    return { ...failed(), report: reportOf(db, report.all()) };
  ahead.pictures(picturesIn(db.get(pictureSets)));
  ahead.files(db.get(scripts).artifacts ?? []);
  await othersTurn();
  const drawn = time('pages', () => tracked(() => makePages(db), config));
  ahead.pictures(drawn.all);
  if (!hasErrors(db)) unreadKeys(db, report);
  await time('styles', () => db.prefetch(compiledStyles));
  const made = time('verify', () => tracked(() => db.get(site), config));
  if (!made) return { ...failed(), report: reportOf(db, report.all()) };
  ahead.files(made.artifacts);
  return { ...made, content, routes, report: reportOf(db, report.all()), sources, stages };
}

/** Makes all pages before their styles, and plans the pictures. */
function makePages(db: Db): Pictures {
  db.get(renderedPages);
  return db.get(pictures);
}

function reportOf(db: LivingDatabase<Config>, more: readonly Diagnostic[] = []): Report {
  const report = createReport();
  for (const problem of [...(db.emitted(problemChannel) as Diagnostic[]), ...more]) report.add(problem);
  return report;
}

const hasErrors = (db: LivingDatabase<Config>) => reportOf(db).errorCount > 0;

/** Reports what nothing reads of the content: it is known when all pages, the search and the site's files are made. */
function unreadKeys(db: LivingDatabase<Config>, report: Report): void {
  tracked(() => otherFiles(db), db.config);
  tracked(() => db.get(siteFiles), db.config);
  reportUnread(db.get(model).files, { site: db.config.site, emitted: db.emitted(readChannel), report });
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
  const { report, content, routes, pages, modules, pictures: planned, stages } = result;
  if (!content || !routes || !modules || report.errorCount > 0)
    return { ...result, compressed: [], weights: [] };
  const { time, stages: last } = createStopwatch();
  const drawn = await finishing.draw(planned?.all ?? [], report);
  const files = [...result.artifacts, ...drawn];
  // Last, because it lists all the others.
  const hosted = time('hosting', () => hosting(files, hostingOptions({ content, routes, pages }, config)));
  const artifacts = [...files, ...hosted];
  const compressed = await finishing.compress(artifacts, report);
  time('check files', () => readBack(artifacts, report));
  const weights = time('weigh', () =>
    weigh([...artifacts, ...compressed], { pages, site: config.site, routes, modules, report }),
  );
  return { ...result, artifacts, compressed, weights, stages: [...stages, ...finishing.stages, ...last] };
}

/** What hosting follows from. */
export function hostingOptions(
  { content, routes, pages }: { content: SiteContent; routes: RouteTable; pages: BuildResult['pages'] },
  config: Config,
): HostingOptions {
  const { preview } = config;
  const facts = config.site.facts(content.shared);
  return {
    pages,
    redirects: routes.redirects,
    site: config.site,
    facts,
    baseUrl: baseUrlOf(facts, config),
    preview,
  };
}

/**
 * Makes the whole site and, if nothing is wrong with it, puts it into the output folder.
 *
 * @param known gives what is known of the files that are there, which need not be read then
 * @param save stores what is known for the next build, while the disk is waited for
 */
export async function build(
  config: Config,
  known?: () => KnownFiles,
  save: Store['save'] = async () => {},
): Promise<WholeSite & { published?: Published }> {
  const result = await wholeSite(config);
  if (hasFailed(result, config)) {
    await save({ isWhole: result.report.errorCount === 0 });
    return result;
  }
  const { time, stages } = createStopwatch();
  const files = [...result.artifacts, ...result.compressed];
  const [published] = await Promise.all([
    time('publish', () => publish(files, { ...config, ...(known && { known }) }, result.report)),
    othersTurn().then(() => time('store', () => save({ isWhole: true }))),
  ]);
  return { ...result, ...(published && { published }), stages: [...result.stages, ...stages] };
}

/** Whether a build must not be published: it has errors, or, with `strict`, warnings. */
export function hasFailed({ report }: Pick<Plan, 'report'>, { strict }: Config): boolean {
  return report.errorCount > 0 || (strict && report.warningCount > 0);
}
