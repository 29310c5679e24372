import { type Artifact, hashOf, lateArtifact, type Sum, sumOf } from '../artifact.ts';
import { type Db, query } from '../graph.ts';
import { fillFacts, fillIn, type PageStyles } from '../html/page-styles.ts';
import type { PageFacts } from '../html/read-page.ts';
import { markupOf, pageFacts } from '../render/index.ts';
import { compiledStyles } from './emit.ts';
import { kinds, styleEntries } from './entries.ts';

export { compiledStyles } from './emit.ts';

/** The text of a sheet that browsers get, by its name. */
const sheetText = query('sheet text', (db, name): string => {
  const { parts } = db.get(compiledStyles);
  return (db.get(styleEntries).get(name) ?? []).map((address) => parts.get(address)?.css ?? '').join('');
});

/** A late sheet as a file whose name changes with its content; undefined for one without styles. */
const lateSheet = query('late sheet', (db, name): Artifact | undefined => {
  const css = db.get(sheetText, name);
  if (css === '') return undefined;
  const body = new TextEncoder().encode(`${css}\n`);
  return { path: `assets/${name}-${hashOf(body)}.css`, body };
});

/** The files that styles load. */
const loadedFiles = query('files of styles', (db): Artifact[] => {
  const files = [...db.get(compiledStyles).parts.values()].flatMap((part) => part.files);
  return [...new Map(files.map((file) => [file.path, file])).values()];
});

/** The styles of a kind of page. */
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

const stylesOf = (db: Db, file: string) => {
  const kind = db.get(kinds).get(file);
  return kind === undefined ? undefined : db.get(kindStyles, kind);
};

/** The HTML of a page, by its file. */
const page = query(
  'page',
  (db, file): string => {
    const [html, styles] = [markupOf(db, file) ?? '', stylesOf(db, file)];
    return styles ? fillIn(html, styles) : html;
  },
  'digest',
);

/** What tells the HTML of a page from another. */
const pageSum = query('page sum', (db, file): Sum => sumOf({ path: file, body: db.get(page, file) }));

/** A page as a file. Its HTML is made when it is asked for: most pages of a large site are as they were. */
export function pageFile(db: Db, file: string): Artifact {
  return lateArtifact({ path: file, sum: db.get(pageSum, file) }, () => db.get(page, file));
}

/** What is known of a page, by its file, with its styles. */
export function styledFacts(db: Db, file: string): PageFacts[] {
  const [facts, styles] = [db.get(pageFacts, file), stylesOf(db, file)];
  return facts ? [styles ? fillFacts(facts, styles) : facts] : [];
}

/** The late sheets, and the files that styles load. */
export function styleFiles(db: Db): Artifact[] {
  const names = [...db.get(styleEntries).keys()].filter((name) => !name.startsWith('first/'));
  return [...names.flatMap((name) => db.get(lateSheet, name) ?? []), ...db.get(loadedFiles)];
}
