import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Artifact, hashOf } from '../../artifact.ts';
import { openCache } from '../../cache/cache.mjs';
import { listFiles } from '../../cache/file-facts.mjs';
import { remember } from '../../cache/remember.ts';
import { type Config, cacheFolder, toolCode } from '../../config.ts';
import { fillFacts, fillIn, type PageStyles } from '../../html/page-styles.ts';
import type { PageFacts } from '../../html/read-page.ts';
import type { Memory } from '../../memory.ts';
import type { Sources } from '../failures.ts';
import { type EmittedStyles, emitStyles, isLoaded } from './emit.ts';
import { blockOf } from './names.ts';
import { type Entry, type KindNames, planStyles, type StylePlan } from './plan.ts';
import { readSheets, type Sheet } from './sheet.ts';

/** Files, and what is known of the pages among them. */
interface Pages {
  files: readonly Artifact[];
  pages: readonly PageFacts[];
}

/** Where the sheets are, and where problems of them are reported: a site has those below its `templates/`. */
interface StyleSources extends Sources, Pick<Config, 'cacheDir' | 'code'> {
  memory?: Memory;
}

/** The same, with what is known of the pages. */
interface StyleOptions extends StyleSources {
  /** The kind of each page, by its path. Other files than pages stay as they are. */
  kinds: ReadonlyMap<string, string>;
}

/**
 * Gives pages their styles: what their first screens show is in them, the rest is loaded by a link (see `planStyles`). Which
 * components a first screen shows follows from the markup of all pages of the kind, which holds `stylePlaceholders` where styles
 * belong.
 *
 * @returns the same files and those that styles need; undefined if a sheet has problems, which are reported
 */
export async function addStyles(
  { files, pages }: Pages,
  { kinds, ...sources }: StyleOptions,
): Promise<Pages | undefined> {
  const sheets = readSheets(sources.siteDir, sources.memory);
  const plan = planStyles(sheets, namesByKind(pages, kinds));
  const emitted = await emitOnce(entriesOf(plan), sheets, sources);
  if (!emitted) return undefined;
  const late = lateFiles(emitted);
  const styles = new Map([...plan.first.keys()].map((kind) => [kind, stylesOf(kind, emitted, late)]));
  const stylesAt = (path: string) => styles.get(kinds.get(path) ?? '');
  const styled = files.map(({ path, body }) => {
    const own = stylesAt(path);
    return { path, body: own ? fillIn(String(body), own) : body };
  });
  return {
    files: [...styled, ...late.values(), ...emitted.files],
    pages: pages.map((facts) => {
      const own = stylesAt(facts.file);
      return own ? fillFacts(facts, own) : facts;
    }),
  };
}

/** How many bundles of styles are kept. */
const most = 5;

/** Bundles sheets, unless that was done before for the same entries, sheets, and files that sheets load. */
function emitOnce(
  entries: ReadonlyMap<string, Entry>,
  sheets: readonly Sheet[],
  sources: StyleSources,
): Promise<EmittedStyles | undefined> {
  const cache = openCache(cacheFolder('styles', sources), { most });
  return remember(cache, keyOf(entries, sheets, sources), () => emitStyles(entries, sheets, sources));
}

function keyOf(
  entries: ReadonlyMap<string, Entry>,
  sheets: readonly Sheet[],
  { siteDir, code }: StyleSources,
): string | undefined {
  const tool = toolCode({ code });
  if (tool === undefined) return undefined;
  const hash = createHash('sha256').update(`${tool} ${siteDir}`);
  for (const [name, { parts }] of entries)
    hash.update(JSON.stringify([name, parts.map(({ sheet, part }) => [sheet.file, part])]));
  for (const { file, text } of sheets) hash.update(JSON.stringify([file, text]));
  for (const path of listFiles(join(siteDir, 'templates')).filter(isLoaded))
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

function namesByKind(pages: readonly PageFacts[], kinds: StyleOptions['kinds']): KindNames[] {
  const found = new Set(pages.flatMap(({ file }) => kinds.get(file) ?? []));
  return [...found].map((kind) =>
    namesOf(
      kind,
      pages.filter(({ file }) => kinds.get(file) === kind),
    ),
  );
}

function namesOf(kind: string, pages: readonly PageFacts[]): KindNames {
  const blocks = (which: 'first' | 'all') => {
    const names = new Set(pages.flatMap((page) => [...page.names[which]]));
    return new Set([...names].map(blockOf));
  };
  const hasLateStyles = pages.every(({ names }) => names.hasLateStyles);
  return { kind, first: blocks('first'), all: blocks('all'), hasLateStyles };
}

function entriesOf({ first, late, lateOf }: StylePlan): Map<string, Entry> {
  return new Map([
    ...[...first].map(([kind, entry]) => [`first/${kind}`, entry] as const),
    ['late', late],
    ...[...lateOf].map(([kind, entry]) => [`late-${kind}`, entry] as const),
  ]);
}

/** The late sheets as files whose names change with their content, by entry. */
function lateFiles({ sheets }: EmittedStyles): Map<string, Artifact> {
  const late = [...sheets].filter(([name, css]) => !name.startsWith('first/') && css !== '');
  return new Map(
    late.map(([name, css]) => {
      const body = new TextEncoder().encode(`${css}\n`);
      return [name, { path: `assets/${name}-${hashOf(body)}.css`, body }];
    }),
  );
}

function stylesOf(
  kind: string,
  { sheets, files }: EmittedStyles,
  late: ReadonlyMap<string, Artifact>,
): PageStyles {
  const css = sheets.get(`first/${kind}`) ?? '';
  const lateSheets = [late.get('late') ?? [], late.get(`late-${kind}`) ?? []].flat();
  const paths = files.map(({ path }) => path).sort();
  return {
    css,
    lateHrefs: lateSheets.map(({ path }) => `/${path}`),
    fontHrefs: paths
      .filter((path) => path.endsWith('.woff2') && css.includes(path))
      .map((path) => `/${path}`),
  };
}
