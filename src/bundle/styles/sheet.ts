import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { listFiles } from '../../cache/file-facts.mjs';
import { digestOf } from '../../digest.ts';
import { noMemory } from '../../memory/index.ts';
import type { Form } from '../../memory/stored-form.ts';
import { importOf } from './import-rule.ts';
import { firstName } from './names.ts';

/** A style sheet of the site. */
export interface Sheet extends SheetFile, SheetFacts {
  /** Its rules; undefined if it cannot be read as CSS, which the bundler reports. They are parsed when they are first asked for. */
  readonly root: Root | undefined;
}

interface SheetFile {
  /** Its absolute path. */
  path: string;
  /** Its path below the folder of the site, with `/`. */
  file: string;
  text: string;
}

/** What is known of a sheet once it has been read. */
interface SheetFacts {
  /** The absolute paths of the sheets that it imports. */
  imports: string[];
  /** Tells it from every other, and from itself with another text. */
  digest: string;
  /** The class or id that its first selector begins with: the component that it is for. */
  name: string | undefined;
}

/** Reads all style sheets of a site, in the order of their paths. */
export function readSheets(siteDir: string, memory = noMemory): Sheet[] {
  const folder = join(siteDir, 'templates');
  return listFiles(folder)
    .filter((path) => path.endsWith('.css'))
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const sheet = { path, file: relative(siteDir, path).replaceAll(sep, '/'), text };
      const subject = { name: `sheet ${sheet.file}`, inputs: [text], form: formOf(sheet) };
      return memory.recall(subject, () => readSheet(sheet));
    });
}

function readSheet(sheet: SheetFile): Sheet {
  const root = parse(sheet.text);
  const imports = importRules(root).map((rule) => resolve(dirname(sheet.path), importOf(rule).address));
  return { ...sheet, digest: digestOfSheet(sheet), root, imports, name: root && firstName(root) };
}

/** The rules are not written down: reading them takes longer than parsing them, and a build seldom needs them. */
const formOf = (sheet: SheetFile): Form<Sheet> => ({
  pack: ({ imports, digest, name }): SheetFacts => ({ imports, digest, name }),
  unpack: (stored) => withRoot(sheet, stored as SheetFacts),
});

const digestOfSheet = ({ file, text }: SheetFile) => digestOf([file, text]);

function withRoot(sheet: SheetFile, { imports, digest, name }: SheetFacts): Sheet {
  let root: Root | undefined;
  let isParsed = false;
  return {
    ...sheet,
    ...{ imports, digest, name },
    get root() {
      if (!isParsed) root = parse(sheet.text);
      isParsed = true;
      return root;
    },
  };
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
