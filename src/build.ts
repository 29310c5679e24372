import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { withAdmin } from './admin/publish.ts';
import type { Artifact } from './artifact.ts';
import { dataFiles } from './assets/bundle/data.ts';
import { scripts } from './assets/bundle/index.ts';
import type { Modules } from './assets/bundle/scripts/modules.ts';
import { type Pictures, pictureSets, pictures, picturesIn, sourceImages } from './assets/pictures/index.ts';
import { compiledStyles, styleFiles } from './assets/styles/index.ts';
import type { Config } from './config.ts';
import { brokenDrafts, warnOfLeftOut } from './content/left-out.ts';
import { computed, computedNames } from './content/load/computed.ts';
import { content } from './content/load/index.ts';
import type { UnpublishedPart } from './content/load/unpublished.ts';
import { model } from './content/model/index.ts';
import { readChannel, reportUnread } from './content/reads/index.ts';
import type { SiteContent } from './define/content.ts';
import { publicationKeys } from './define/publication.ts';
import { createReport, type Diagnostic, type Report } from './diagnostics/index.ts';
import { type Db, problemChannel, query, reporting } from './graph/index.ts';
import { emptyDatabase, type Store } from './graph/open-database.ts';
import { listForms } from './hosting/forms.ts';
import { hosting, hostingOptions } from './hosting/index.ts';
import type { HostedForms } from './hosting/manifest.ts';
import type { QueryDatabase } from './incremental/index.ts';
import { createStopwatch, type StageTime } from './lib/stopwatch.ts';
import { runTracked } from './pages/attempts/untracked.ts';
import type { PageFacts } from './pages/html/read-page.ts';
import { pageFile, styledFacts } from './pages/page.ts';
import { plainFiles, renderedPages, siteFiles } from './pages/render/index.ts';
import { createFinishing, type EagerWork, type Finishing, noEagerWork } from './publish/finishing.ts';
import {
  checkFiles,
  checkSite,
  type KindWeight,
  type KnownFiles,
  type Published,
  publish,
  weigh,
} from './publish/index.ts';
import type { RouteTable } from './routes/index.ts';
import { searchFiles } from './search/index.ts';

/** The checked content, its routes, and the problems found. */
export interface Plan {
  content: SiteContent | undefined;
  routes: RouteTable | undefined;
  report: Report;
}

/** The files of a site, the problems found, and how long each stage took. */
export interface BuildResult extends Plan {
  /** All files except pictures, in memory; empty when there are errors. */
  artifacts: Artifact[];
  /** The facts read from each page. */
  pages: readonly PageFacts[];
  /** The forms that the server receives. */
  forms: readonly HostedForms[];
  /** The planned pictures; undefined when there are errors. */
  pictures: Pictures | undefined;
  /** The imports and triggers of each script; undefined when there are errors. */
  modules: Modules | undefined;
  stages: StageTime[];
  /** The inputs of the scripts: files, and other paths that esbuild looked at. */
  sources: readonly string[];
}

/** All files of a site, ready to publish. */
export interface WholeSite extends BuildResult {
  /** Precompressed variants of the files. */
  compressed: Artifact[];
  /** Page weights by kind; empty when there are errors. */
  weights: KindWeight[];
}

/** The files of the site except pictures, with the facts of its pages. All of it has been checked. */
const site = query(
  'site',
  (db) =>
    reporting(db, (report) => {
      const { routes } = db.get(model);
      const { modules, problems } = db.get(scripts);
      const { problems: styleProblems } = db.get(compiledStyles);
      for (const problem of styleProblems) report.add(problem);
      if (!routes || problems.length > 0 || styleProblems.length > 0) return undefined;
      const { rendered, failed } = db.get(renderedPages);
      const plain = plainFiles(db);
      const pageFiles = [...rendered, ...plain.map(({ path }) => path)];
      const pages = pageFiles.flatMap((file) => styledFacts(db, file));
      const artifacts = [
        ...rendered.map((file) => pageFile(db, file)),
        ...[...plain, ...db.get(siteFiles), ...styleFiles(db), ...otherFiles(db)],
      ];
      const plannedPictures = db.get(pictures);
      const planned = [...plannedPictures.all.map(({ path }) => path), ...failed];
      checkSite({ artifacts, pages, planned, routes }, db, report);
      return { artifacts, pages, forms: listForms(db, pages), pictures: plannedPictures, modules };
    }),
  'nothing',
);

/** Returns the files that do not depend on styles. */
function otherFiles(db: Db): Artifact[] {
  return [...(db.get(scripts).artifacts ?? []), ...dataFiles(db), ...searchFiles(db)];
}

const noFiles = { artifacts: [], pages: [], forms: [], pictures: undefined, modules: undefined };

/** Begins a revision of the database. */
function beginRevision(config: Config): QueryDatabase<Config> {
  const db = config.db ?? emptyDatabase();
  db.invalidate(config);
  return db;
}

/**
 * Reads and checks the content, and plans the routes.
 *
 * @param db must have prefetched the data that the site's functions load (`prefetchData`)
 */
export function planSite(config: Config, db = beginRevision(config)): Plan {
  const { content, routes } = runTracked(() => db.get(model), config);
  return { content, routes, report: reportOf(db) };
}

/** Lists the pages and items that are not published, by file. Checks only that the content and its moments can be read. */
export function listUnpublished(
  config: Config,
  db = beginRevision(config),
): { parts: UnpublishedPart[]; report: Report } {
  const { unpublished = [], unpublishedItems = [] } = runTracked(() => db.get(content), config) ?? {};
  const parts = [...unpublished, ...unpublishedItems].map(({ id: _, ...part }) => part);
  const report = reportOf(db);
  const isOfMoment = ({ args }: Diagnostic) => 'key' in args && publicationKeys.includes(String(args.key));
  for (const problem of planSite(config, db).report.all()) if (isOfMoment(problem)) report.add(problem);
  return { parts, report };
}

/** Begins a revision and prefetches the data that the site's functions load. */
export async function prefetchData(
  config: Config,
  db = beginRevision(config),
): Promise<QueryDatabase<Config>> {
  await Promise.all(computedNames(config).map((name) => db.prefetch(computed, name)));
  return db;
}

/**
 * Builds the whole site in memory, except its pictures, which `site dev` draws on demand. A preview is built without drafts that have
 * errors.
 *
 * @param eager starts to draw and compress while pages are rendered
 */
export async function buildSite(config: Config, eager: EagerWork = noEagerWork): Promise<BuildResult> {
  const db = config.db ?? emptyDatabase();
  const result = await buildAll({ ...config, db }, eager);
  const broken = config.drafts ? brokenDrafts(db, result.report) : [];
  if (broken.length === 0) return result;
  const leftOut = new Set([...(config.leftOut ?? []), ...broken.map(({ name }) => name)]);
  const rest = await buildSite({ ...config, db, leftOut }, eager);
  warnOfLeftOut(broken, result.report, rest.report);
  return rest;
}

async function buildAll(config: Config, eager: EagerWork): Promise<BuildResult> {
  const db = beginRevision(config);
  const { time, stages } = createStopwatch();
  const [, { content, routes }] = await Promise.all([
    time('bundle', () => db.prefetch(scripts)),
    prefetchData(config, db).then(() => time('content', () => runTracked(() => db.get(model), config))),
  ]);
  const sources = db.get(scripts).sources ?? [];
  const nothing = { ...noFiles, sources, stages };
  const failed = () => ({ ...nothing, content, routes, report: reportOf(db) });
  if (!content || !routes) return failed();
  await time('image metadata', () => db.prefetch(sourceImages));
  const report = createReport();
  for (const problem of db.get(scripts).problems) report.add(problem);
  if (!db.get(scripts).boot || !db.get(sourceImages))
    return { ...failed(), report: reportOf(db, report.all()) };
  eager.draw(picturesIn(db.get(pictureSets)));
  eager.compress(db.get(scripts).artifacts ?? []);
  await yieldToEventLoop();
  const plannedPictures = time('pages', () => runTracked(() => renderPages(db), config));
  eager.draw(plannedPictures.all);
  if (!hasErrors(db)) reportUnreadKeys(db, report);
  await time('styles', () => db.prefetch(compiledStyles));
  const built = time('verify', () => runTracked(() => db.get(site), config));
  if (!built) return { ...failed(), report: reportOf(db, report.all()) };
  const artifacts = await withAdmin(built.artifacts, { db, content, report });
  eager.compress(artifacts);
  return { ...built, artifacts, content, routes, report: reportOf(db, report.all()), sources, stages };
}

/** Renders all pages without styles, and plans the pictures. */
function renderPages(db: Db): Pictures {
  db.get(renderedPages);
  return db.get(pictures);
}

function reportOf(db: QueryDatabase<Config>, more: readonly Diagnostic[] = []): Report {
  const report = createReport();
  for (const problem of [...(db.emitted(problemChannel) as Diagnostic[]), ...more]) report.add(problem);
  return report;
}

const hasErrors = (db: QueryDatabase<Config>) => reportOf(db).errorCount > 0;

/** Reports content keys that nothing reads. First it makes everything that may read content. */
function reportUnreadKeys(db: QueryDatabase<Config>, report: Report): void {
  runTracked(() => otherFiles(db), db.config);
  runTracked(() => db.get(siteFiles), db.config);
  const options = { site: db.config.site, emitted: db.emitted(readChannel), report };
  runTracked(() => reportUnread(db.get(model).files, options), db.config);
}

/**
 * Builds everything that would be published, pictures included, and weighs it. Writes only to its caches. Drawing and compressing
 * run on other threads while pages are rendered, and stop if there are errors.
 */
export async function buildWholeSite(config: Config): Promise<WholeSite> {
  const finishing = createFinishing(config);
  try {
    return await finishSite(await buildSite(config, finishing.eager), config, finishing);
  } finally {
    await finishing.stop();
  }
}

/** Draws the pictures of a site, adds files for hosts, compresses and weighs it. */
export async function finishSite(
  result: BuildResult,
  config: Config,
  finishing: Finishing,
): Promise<WholeSite> {
  const { report, content, routes, pages, forms, modules, pictures: planned, stages } = result;
  if (!content || !routes || !modules || report.errorCount > 0)
    return { ...result, compressed: [], weights: [] };
  const { time, stages: last } = createStopwatch();
  const drawn = await finishing.draw(planned?.all ?? [], report);
  const files = [...result.artifacts, ...drawn];
  // After all other files, which it lists.
  const hosted = time('hosting', () =>
    hosting(files, hostingOptions({ content, routes, pages, forms }, config)),
  );
  const artifacts = [...files, ...hosted];
  const compressed = await finishing.compress(artifacts, report);
  time('check files', () => checkFiles(artifacts, report));
  const weights = time('weigh', () =>
    weigh([...artifacts, ...compressed], { pages, site: config.site, routes, modules, report }),
  );
  return { ...result, artifacts, compressed, weights, stages: [...stages, ...finishing.stages, ...last] };
}

/**
 * Builds the whole site and, if it has no errors, publishes it to the output folder.
 *
 * @param known returns the facts of the published files, which then need not be read
 * @param save stores the results for the next build, while the files are written
 */
export async function build(
  config: Config,
  known?: () => KnownFiles,
  save: Store['save'] = async () => {},
): Promise<WholeSite & { published?: Published }> {
  const result = await buildWholeSite(config);
  if (hasFailed(result, config)) {
    await save({ isWhole: result.report.errorCount === 0 });
    return result;
  }
  const { time, stages } = createStopwatch();
  const files = [...result.artifacts, ...result.compressed];
  const [published] = await Promise.all([
    time('publish', () => publish(files, { ...config, ...(known && { known }) }, result.report)),
    yieldToEventLoop().then(() => time('store', () => save({ isWhole: true }))),
  ]);
  return { ...result, ...(published && { published }), stages: [...result.stages, ...stages] };
}

/** Checks whether a build must not be published: it has errors, or, with `strict`, warnings. */
export function hasFailed({ report }: Pick<Plan, 'report'>, { strict }: Config): boolean {
  return report.errorCount > 0 || (strict && report.warningCount > 0);
}
