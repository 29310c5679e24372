import { type Artifact, hashOf } from '../../artifact.ts';
import type { Report } from '../../diagnostics/index.ts';
import { type EmittedStyles, emitStyles } from './emit.ts';
import { type PageNames, readNames } from './page-names.ts';
import { fillIn, type PageStyles, placeholders } from './placeholders.ts';
import { type Entry, type KindNames, planStyles, type StylePlan } from './plan.ts';
import { readSheets } from './sheet.ts';

export { placeholders } from './placeholders.ts';

/** Where the sheets are, and what is told of them. */
interface StyleOptions {
  /** The kind of each page, by its path. Other files than pages stay as they are. */
  kinds: ReadonlyMap<string, string>;
  /** The folder of the site; its sheets are those below `templates/`. */
  siteDir: string;
  report: Report;
}

/**
 * Gives pages their styles: what their first screens show stands in them, the rest is loaded by a link (see `planStyles`). Which
 * components a first screen shows is read from the markup of all pages of the kind, which holds `placeholders` where styles
 * belong.
 *
 * @param files pages, and other files that were made with them
 * @returns the same files and those that styles need; undefined if a sheet has problems, which are reported
 */
export async function addStyles(
  files: readonly Artifact[],
  { kinds, siteDir, report }: StyleOptions,
): Promise<Artifact[] | undefined> {
  const sheets = readSheets(siteDir);
  const plan = planStyles(sheets, namesByKind(files, kinds));
  const emitted = await emitStyles(entriesOf(plan), { sheets, siteDir, report });
  if (!emitted) return undefined;
  const late = lateFiles(emitted);
  const styles = new Map([...plan.first.keys()].map((kind) => [kind, stylesOf(kind, emitted, late)]));
  const styled = files.map(({ path, body }) => {
    const own = styles.get(kinds.get(path) ?? '');
    return { path, body: own ? fillIn(String(body), own) : body };
  });
  return [...styled, ...late.values(), ...emitted.files];
}

function namesByKind(files: readonly Artifact[], kinds: StyleOptions['kinds']): KindNames[] {
  const byKind = new Map<string, PageNames[]>();
  for (const { path, body } of files) {
    const kind = kinds.get(path);
    if (kind === undefined) continue;
    byKind.set(kind, [...(byKind.get(kind) ?? []), readNames(String(body), placeholders.lateCss)]);
  }
  return [...byKind].map(([kind, names]) => ({
    kind,
    first: new Set(names.flatMap(({ first }) => [...first])),
    all: new Set(names.flatMap(({ all }) => [...all])),
    hasLateStyles: names.every(({ hasLateStyles }) => hasLateStyles),
  }));
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
