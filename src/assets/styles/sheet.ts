import { dirname, join, relative, resolve, sep } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { type Db, query } from '../../graph/index.ts';
import { bytes, entries } from '../../graph/inputs.ts';
import { importOf } from './import-rule.ts';
import { firstName } from './names.ts';

/** A style sheet of the site. */
export interface Sheet {
  /** The absolute path. */
  path: string;
  /** The path below the folder of the site, with `/`. */
  file: string;
  text: string;
  /** Absolute paths of the imported sheets. */
  imports: readonly string[];
  /** The component of the sheet: the block of its first class or id. */
  name: string | undefined;
  /** The parsed rules, computed on access; undefined for invalid CSS, which the bundler reports. */
  readonly root: Root | undefined;
}

/** The imports and the component of a sheet, by path. They are stored, so an unchanged sheet is not parsed. */
const sheetFacts = query('sheet facts', (db, path) => {
  const root = parse(textAt(db, path));
  const imports = importRules(root).map((rule) => resolve(dirname(path), importOf(rule).address));
  return { imports, name: root && firstName(root) };
});

/** The parsed rules of a sheet, by path. */
const rules = query('rules', (db, path) => parse(textAt(db, path)), 'nothing');

/** A sheet, by path. */
const sheet = query(
  'sheet',
  (db, path): Sheet => ({
    ...{ path, file: relative(db.config.siteDir, path).replaceAll(sep, '/'), text: textAt(db, path) },
    ...db.get(sheetFacts, path),
    get root() {
      return db.get(rules, path);
    },
  }),
  'nothing',
);

/** All style sheets of the site, sorted by path. */
export const sheets = query(
  'sheets',
  (db) =>
    templateFiles(db)
      .filter((path) => path.endsWith('.css'))
      .map((path) => db.get(sheet, path)),
  'nothing',
);

/** Lists the paths of all files in `templates/`, sorted. */
export function templateFiles(db: Pick<Db, 'config' | 'get'>): string[] {
  const folder = join(db.config.siteDir, 'templates');
  const files = (db.get(entries, folder) ?? []).filter(({ kind }) => kind === 'file' || kind === 'link');
  return files.map(({ path }) => join(folder, path)).toSorted();
}

function textAt(db: Db, path: string): string {
  const read = db.get(bytes, path);
  return read instanceof Error ? '' : Buffer.from(read).toString();
}

function parse(text: string): Root | undefined {
  try {
    return postcss.parse(text);
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError) return undefined;
    throw error;
  }
}

function importRules(root: Root | undefined): AtRule[] {
  return (root?.nodes ?? []).filter(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'import',
  );
}
