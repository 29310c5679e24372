import type { Artifact } from '../artifact.ts';
import { baseUrlOf } from '../config.ts';
import { ledger } from '../content/load/index.ts';
import { model } from '../content/model/index.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Db } from '../graph/index.ts';
import { foreignHosts } from '../hosting/policy.ts';
import type { PageFacts } from '../pages/html/read-page.ts';
import { checkAliases, type RouteTable } from '../routes/index.ts';
import { anchoredEntries } from '../search/index.ts';
import { createPlaceInCode, createPlaces } from './places.ts';
import { verify } from './verify.ts';
import { verifySearch } from './verify-search.ts';

interface SiteFiles {
  artifacts: readonly Artifact[];
  pages: readonly PageFacts[];
  /** Files that links may target although they do not exist: pictures not drawn yet, and failed pages. */
  planned: readonly string[];
  routes: RouteTable;
}

/** Checks all files against each other. */
export function checkSite({ artifacts, pages, planned, routes }: SiteFiles, db: Db, report: Report): void {
  const { config } = db;
  const { content } = db.get(model);
  if (!content) return;
  const facts = config.site.facts(content.shared);
  const placeInCode = createPlaceInCode(db);
  const checking = {
    site: config.site,
    baseUrl: baseUrlOf(facts, config),
    report,
    placeOf: createPlaces(routes),
    unpublished: new Set(routes.rendered.flatMap(({ path, page }) => (page.unpublished ? [path] : []))),
    placeInCode,
  };
  verify(artifacts, {
    ...checking,
    ...{ videoHosts: foreignHosts(facts).media, isWhole: !db.hasErrors(), pages, planned },
  });
  verifySearch(anchoredEntries(db), pages, { place: placeInCode('site.ts'), report });
  const files = [...artifacts.map(({ path }) => path), ...planned];
  checkAliases(routes, { site: config.site, files, ledger: db.get(ledger), report });
}
