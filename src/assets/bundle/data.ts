import { type Artifact, type LocaleFiles, localeFiles } from '../../artifact.ts';
import { siteOf } from '../../content/load/index.ts';
import { model } from '../../content/model/index.ts';
import { contextOf } from '../../content/site-context.ts';
import { given } from '../../define/given.ts';
import type { Locale } from '../../define/locale.ts';
import { type Db, query } from '../../graph/index.ts';
import { emitDrawings } from './drawings.ts';
import { emitMedia } from './media.ts';

/** Addresses of the files that pages load, other than scripts, styles and the search. */
interface DataAddresses {
  /** Videos and the icon, by path below `media/`. */
  media: ReadonlyMap<string, string>;
  icons: ReadonlyMap<string, string>;
  /** Drawings that pages share, by name. */
  drawings: Readonly<Record<string, string>>;
  /** The site's JSON files, by name and language. */
  files: ReadonlyMap<string, ReadonlyMap<Locale, string>>;
}

const media = query('media files', (db) => emitMedia(mediaOf(db)), 'nothing');

const drawings = query('drawing files', (db) => emitDrawings(mediaOf(db).icons, siteOf(db).drawings));

/** The JSON files of one name, in all languages. */
const jsonFiles = query('json files', (db, name): LocaleFiles => {
  const { files = {}, locales } = siteOf(db);
  const context = contextOf(db);
  const contentOf = files[name] ?? (() => ({}));
  return localeFiles(name, locales, (locale) =>
    given(`“files.${name}”`, contentOf(context, locale), ['an object']),
  );
});

function mediaOf(db: Db) {
  const { content } = db.get(model);
  if (!content) throw new Error('There are no files while the content has errors.');
  return content.media;
}

const namesOf = (db: Db) => Object.keys(siteOf(db).files ?? {});

/** The addresses of videos, drawings and the site's JSON files. */
export const addresses = query(
  'addresses',
  (db): DataAddresses => ({
    media: db.get(media).addresses,
    icons: db.get(drawings).icons,
    drawings: db.get(drawings).lines,
    files: new Map(namesOf(db).map((name) => [name, db.get(jsonFiles, name).addresses])),
  }),
);

/** Returns videos, drawings and the site's JSON files. */
export function dataFiles(db: Db): Artifact[] {
  const json = namesOf(db).flatMap((name) => db.get(jsonFiles, name).artifacts);
  return [...db.get(media).artifacts, ...db.get(drawings).artifacts, ...json];
}
