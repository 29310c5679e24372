import { type Artifact, type Checksum, checksumOf, lazyArtifact } from '../artifact.ts';
import { stylesOf } from '../assets/styles/index.ts';
import { type Db, query } from '../graph/index.ts';
import { fillFacts, fillIn } from './html/page-styles.ts';
import type { PageFacts } from './html/read-page.ts';
import { markupOf, pageFacts } from './render/index.ts';

/** The HTML of a page with its styles, by file. */
export const pageHtml = query(
  'page',
  (db, file): string => {
    const [html, styles] = [markupOf(db, file) ?? '', stylesOf(db, file)];
    return styles ? fillIn(html, styles) : html;
  },
  // Its checksum, which is stored, tells whether it has changed.
  'nothing',
);

/** The checksum of a page, by file. */
const pageChecksum = query(
  'page sum',
  (db, file): Checksum => checksumOf({ path: file, body: db.get(pageHtml, file) }),
);

/** Returns the artifact of a page. Its HTML is computed on access, because most pages of a large site are unchanged. */
export function pageFile(db: Db, file: string): Artifact {
  return lazyArtifact({ path: file, sum: db.get(pageChecksum, file) }, () => db.get(pageHtml, file));
}

/** Returns the facts of a page with its styles; an empty list if the page could not be rendered. */
export function styledFacts(db: Db, file: string): PageFacts[] {
  const [facts, styles] = [db.get(pageFacts, file), stylesOf(db, file)];
  return facts ? [styles ? fillFacts(facts, styles) : facts] : [];
}
