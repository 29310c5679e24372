import { type Artifact, lengthOf } from '../artifact.ts';
import type { Modules } from '../assets/bundle/scripts/modules.ts';
import { type Part, parts } from '../define/kind.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Alternatives, PageFacts } from '../pages/html/read-page.ts';
import type { Route, RouteTable } from '../routes/index.ts';
import { type PageResources, resourcesOf } from './page-resources.ts';

/** The maximum weight of a part, among all pages of a kind. */
interface PartWeight {
  /** Compressed size. */
  bytes: number;
  /** Infinity if there is none. */
  budget: number;
  /** The address of the heaviest page. */
  page: string;
}

/** The weights of a kind's pages. */
export interface KindWeight {
  kind: string;
  parts: Readonly<Record<Part, PartWeight>>;
}

/** The other inputs of weighing. */
interface WeighOptions {
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
 * Weighs every page with all its resources, and reports what exceeds its budget.
 *
 * @param published all files to publish, including compressed ones
 * @returns the maximum weights of each kind, in the order of the site's definition
 */
export function weigh(published: readonly Artifact[], options: WeighOptions): KindWeight[] {
  const { site, routes, modules, report } = options;
  const sizeOf = createSizes(published);
  const facts = new Map(options.pages.map((page) => [page.file, page]));
  const weights = routes.rendered.flatMap((route): PageWeight[] => {
    const page = facts.get(route.file);
    if (!page) return [];
    const resources = resourcesOf(page, modules);
    checkFonts(route, resources, report);
    return [{ route, bytes: bytesOf(route, resources, sizeOf) }];
  });
  return Object.keys(site.pages).flatMap((kind) => {
    const own = weights.filter(({ route }) => route.page.template === kind);
    for (const part of parts) checkPart({ kind, part, weights: own }, report);
    const [first, ...others] = own;
    return first ? [{ kind, parts: heaviest(first, others) }] : [];
  });
}

/** Returns the compressed size of a file. */
type SizeOf = (path: string) => number;

/** Creates a function that measures each file once, because most pages load the same files. */
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
  const sum = (choices: readonly Alternatives[]) => {
    const different = new Map(choices.map((choice) => [choice.join(' '), choice]));
    return [...different.values()].reduce((total, choice) => total + largestOf(choice, sizeOf), 0);
  };
  const { css, script, fonts, images, allScript, video } = resources;
  const first = {
    html: sizeOf(file),
    ...{ css: sum(css), script: sum(script), fonts: sum(fonts), images: sum(images) },
  };
  const firstView = firstParts.reduce((total, part) => total + first[part], 0);
  return { ...first, firstView, allScript: sum(allScript), video: sum(video) };
}

/** Returns the size of the largest alternative. Videos of another host count as 0. */
function largestOf(alternatives: Alternatives, sizeOf: SizeOf): number {
  return Math.max(0, ...alternatives.map((address) => sizeOf(address.slice(1))));
}

/** Returns the budgets of a page's parts. */
function budgetOf({ page }: Route): (part: Part) => number {
  const { budget = {} } = page.kind;
  return (part) => budget[part] ?? Infinity;
}

/** A part of all pages of a kind. */
interface WeighedPart {
  kind: string;
  part: Part;
  weights: readonly PageWeight[];
}

/** The parts that each page of a kind has for itself. Most of its other files are those of the whole kind. */
const ownParts: readonly Part[] = ['html', 'images', 'firstView', 'video'];

/** Reports a part of each page that exceeds its budget, or once for a kind, at the heaviest page, if its pages share it. */
function checkPart({ kind, part, weights }: WeighedPart, report: Report): void {
  const [first, ...more] = weights.filter((weight) => isReported(weight, part));
  if (!first) return;
  const isOwn = ownParts.includes(part);
  const reported = isOwn ? [first, ...more] : [heaviestOf(first, more, part)];
  const others = isOwn ? 0 : more.length;
  for (const { route, bytes } of reported) {
    const weight = { page: route.path, bytes: bytes[part], budget: budgetOf(route)(part) };
    if (part === 'html') report.error('page-too-long', placeOf(route), weight);
    else report.error('page-too-heavy', placeOf(route), { ...weight, part, kind, others });
  }
}

/** The parts whose sum is the first view. */
const firstParts = ['html', 'css', 'script', 'fonts', 'images'] as const;

/** Checks whether a part exceeds its budget. The first view is not reported if one of its parts exceeds its own. */
function isReported({ route, bytes }: PageWeight, part: Part): boolean {
  const isExceeded = (one: Part) => bytes[one] > budgetOf(route)(one);
  return isExceeded(part) && (part !== 'firstView' || !firstParts.some(isExceeded));
}

const heaviestOf = (first: PageWeight, others: readonly PageWeight[], part: Part) =>
  others.reduce((a, b) => (b.bytes[part] > a.bytes[part] ? b : a), first);

/** Maximum number of preloaded font files. */
const maxFonts = 2;

function checkFonts(route: Route, { fonts }: PageResources, report: Report): void {
  const args = { page: route.path, count: fonts.length, limit: maxFonts };
  if (fonts.length > maxFonts) report.error('page-fonts', placeOf(route), args);
}

const placeOf = ({ page }: Route) => ({ file: page.head.file });

function heaviest(first: PageWeight, others: readonly PageWeight[]): KindWeight['parts'] {
  const entries = parts.map((part) => {
    const most = heaviestOf(first, others, part);
    const weight = { bytes: most.bytes[part], budget: budgetOf(most.route)(part), page: most.route.path };
    return [part, weight] as const;
  });
  return Object.fromEntries(entries) as Record<Part, PartWeight>;
}
