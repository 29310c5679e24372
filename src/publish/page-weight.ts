import { type Artifact, lengthOf } from '../artifact.ts';
import type { Modules } from '../bundle/scripts/modules.ts';
import { type Part, parts } from '../define/kind.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Choice, PageFacts } from '../html/read-page.ts';
import type { Route, RouteTable } from '../routes/index.ts';
import { type PageResources, resourcesOf } from './page-resources.ts';

/** The heaviest that a part of a page is, among all pages of a kind. */
interface PartWeight {
  /** As they are sent. */
  bytes: number;
  /** Infinite without one. */
  budget: number;
  /** The address of the page. */
  page: string;
}

/** What the pages of a kind weigh. */
export interface KindWeight {
  kind: string;
  parts: Readonly<Record<Part, PartWeight>>;
}

/** What weighing needs beside the files. */
interface Weighing {
  pages: readonly PageFacts[];
  site: Site;
  routes: RouteTable;
  modules: Modules;
  report: Report;
}

interface PageWeight {
  route: Route;
  bytes: Record<Part, number>;
}

/**
 * Weighs every page with all that it loads, and reports each that is past its budget.
 *
 * @param published all files that will be published, the compressed ones among them
 * @returns the heaviest of each kind of page, in the order of the budgets
 */
export function weigh(published: readonly Artifact[], weighing: Weighing): KindWeight[] {
  const { site, routes, modules, report } = weighing;
  const sizeOf = createSizes(published);
  const facts = new Map(weighing.pages.map((page) => [page.file, page]));
  const weights = routes.all.flatMap((route): PageWeight[] => {
    const page = facts.get(route.file);
    if (!page) return [];
    const resources = resourcesOf(page, modules);
    checkFonts(route, resources, report);
    return [{ route, bytes: bytesOf(route, resources, sizeOf) }];
  });
  for (const weight of weights) checkPage(weight, report);
  return Object.keys(site.pages).flatMap((kind) => {
    const [first, ...others] = weights.filter(({ route }) => route.page.template === kind);
    return first ? [{ kind, parts: heaviest(first, others) }] : [];
  });
}

/** The size of a file as it is sent. */
type SizeOf = (path: string) => number;

/** Most pages load the same files: each is measured once. */
function createSizes(published: readonly Artifact[]): SizeOf {
  const files = new Map(published.map((file) => [file.path, file]));
  const sizes = new Map<string, number>();
  return (path) => {
    const file = files.get(`${path}.br`) ?? files.get(path);
    const size = sizes.get(path) ?? (file ? lengthOf(file) : 0);
    sizes.set(path, size);
    return size;
  };
}

function bytesOf({ file }: Route, resources: PageResources, sizeOf: SizeOf): Record<Part, number> {
  const sum = (choices: readonly Choice[]) => {
    const different = new Map(choices.map((choice) => [choice.join(' '), choice]));
    return [...different.values()].reduce((total, choice) => total + largestOf(choice, sizeOf), 0);
  };
  const { css, script, fonts, images, allScript, video } = resources;
  const first = {
    html: sizeOf(file),
    ...{ css: sum(css), script: sum(script), fonts: sum(fonts), images: sum(images) },
  };
  const firstView = Object.values(first).reduce((total, bytes) => total + bytes, 0);
  return { ...first, firstView, allScript: sum(allScript), video: sum(video) };
}

/** Which one of them a browser takes is its own choice. Videos of another host are not weighed. */
function largestOf(choice: Choice, sizeOf: SizeOf): number {
  return Math.max(0, ...choice.map((address) => sizeOf(address.slice(1))));
}

/** What a part of a page may weigh. */
function budgetOf({ page }: Route): (part: Part) => number {
  const { budget = {} } = page.kind;
  return (part) => budget[part] ?? Infinity;
}

function checkPage({ route, bytes }: PageWeight, report: Report): void {
  const budget = budgetOf(route);
  const past = parts.filter((part) => bytes[part] > budget(part));
  for (const part of past) {
    const sizes = { page: route.path, bytes: bytes[part], budget: budget(part) };
    if (part === 'html') report.error('page-too-long', placeOf(route), sizes);
    // The sum follows from a part that is past its own budget.
    else if (part !== 'firstView' || past.length === 1)
      report.error('page-too-heavy', placeOf(route), { ...sizes, part });
  }
}

/** How many files of fonts a page may preload. */
const mostFonts = 2;

function checkFonts(route: Route, { fonts }: PageResources, report: Report): void {
  const args = { page: route.path, count: fonts.length, limit: mostFonts };
  if (fonts.length > mostFonts) report.error('page-fonts', placeOf(route), args);
}

const placeOf = ({ page }: Route) => ({ file: page.document.file });

function heaviest(first: PageWeight, others: readonly PageWeight[]): KindWeight['parts'] {
  const entries = parts.map((part) => {
    const most = others.reduce((a, b) => (b.bytes[part] > a.bytes[part] ? b : a), first);
    const weight = { bytes: most.bytes[part], budget: budgetOf(most.route)(part), page: most.route.path };
    return [part, weight] as const;
  });
  return Object.fromEntries(entries) as Record<Part, PartWeight>;
}
