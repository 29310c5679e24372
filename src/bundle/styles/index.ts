import { type Artifact, derivedText, hashOf } from '../../artifact.ts';
import { digestOf } from '../../digest.ts';
import { fillFacts, fillIn, type PageStyles } from '../../html/page-styles.ts';
import type { PageFacts } from '../../html/read-page.ts';
import { type EmittedStyles, emitStyles } from './emit.ts';
import type { StyleSources } from './kept.ts';
import { blockOf } from './names.ts';
import { type Entry, type KindNames, planStyles, type StylePlan } from './plan.ts';
import { readSheets } from './sheet.ts';

/** Files, and what is known of the pages among them. */
interface Pages {
  files: readonly Artifact[];
  pages: readonly PageFacts[];
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
  const emitted = await emitStyles(entriesOf(plan), sheets, sources);
  if (!emitted) return undefined;
  const late = lateFiles(emitted);
  const styles = new Map([...plan.first.keys()].map((kind) => [kind, stylesOf(kind, emitted, late)]));
  const digests = new Map([...styles].map(([kind, own]) => [kind, digestOf([own])]));
  const stylesAt = (path: string) => styles.get(kinds.get(path) ?? '');
  const styled = files.map((file) => {
    const own = stylesAt(file.path);
    const by = digests.get(kinds.get(file.path) ?? '');
    return own && by !== undefined ? derivedText(file, by, (html) => fillIn(html, own)) : file;
  });
  return {
    files: [...styled, ...late.values(), ...emitted.files],
    pages: pages.map((facts) => {
      const own = stylesAt(facts.file);
      return own ? fillFacts(facts, own) : facts;
    }),
  };
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
