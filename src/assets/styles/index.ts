import { type Artifact, hashOf } from '../../artifact.ts';
import { type Db, query } from '../../graph/index.ts';
import type { PageStyles } from '../../pages/html/page-styles.ts';
import { compiledStyles } from './emit.ts';
import { kinds, styleEntries } from './entries.ts';

export { compiledStyles } from './emit.ts';

/** The CSS of an output sheet, by name. */
const sheetText = query('sheet text', (db, name): string => {
  const { parts } = db.get(compiledStyles);
  return (db.get(styleEntries).get(name) ?? []).map((address) => parts.get(address)?.css ?? '').join('');
});

/** The file of a late sheet, by name; undefined if the sheet is empty. */
const lateSheet = query('late sheet', (db, name): Artifact | undefined => {
  const css = db.get(sheetText, name);
  if (css === '') return undefined;
  const body = new TextEncoder().encode(`${css}\n`);
  return { path: `assets/${name}-${hashOf(body)}.css`, body };
});

/** The files that styles load, such as fonts. */
const loadedFiles = query('files of styles', (db): Artifact[] => {
  const files = [...db.get(compiledStyles).parts.values()].flatMap((part) => part.files);
  return [...new Map(files.map((file) => [file.path, file])).values()];
});

/** The styles of the pages of a kind. */
const kindStyles = query('kind styles', (db, kind): PageStyles => {
  const css = db.get(sheetText, `first/${kind}`);
  const late = [db.get(lateSheet, 'late') ?? [], db.get(lateSheet, `late-${kind}`) ?? []].flat();
  const paths = db
    .get(loadedFiles)
    .map(({ path }) => path)
    .toSorted();
  return {
    css,
    lateHrefs: late.map(({ path }) => `/${path}`),
    fontHrefs: paths
      .filter((path) => path.endsWith('.woff2') && css.includes(path))
      .map((path) => `/${path}`),
  };
});

/** Returns the styles of a page, by file; undefined for a page that needs none. */
export const stylesOf = (db: Db, file: string): PageStyles | undefined => {
  const kind = db.get(kinds).get(file);
  return kind === undefined ? undefined : db.get(kindStyles, kind);
};

/** Returns the late sheets, and the files that styles load. */
export function styleFiles(db: Db): Artifact[] {
  const names = [...db.get(styleEntries).keys()].filter((name) => !name.startsWith('first/'));
  return [...names.flatMap((name) => db.get(lateSheet, name) ?? []), ...db.get(loadedFiles)];
}
