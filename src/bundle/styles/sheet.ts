import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { listFiles } from '../../cache/file-facts.mjs';
import { noMemory } from '../../memory.ts';
import { importOf } from './import-rule.ts';
import { firstName } from './names.ts';

/** A style sheet of the site. */
export interface Sheet {
  /** Its absolute path. */
  path: string;
  /** Its path below the folder of the site, with `/`. */
  file: string;
  text: string;
  /** Its rules; undefined if it cannot be read as CSS, which the bundler reports. */
  root: Root | undefined;
  /** The absolute paths of the sheets that it imports. */
  imports: string[];
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
      return memory.recall({ name: `sheet ${path}`, inputs: [text] }, () => createSheet(path, text, siteDir));
    });
}

function createSheet(path: string, text: string, siteDir: string): Sheet {
  const root = parse(text);
  const imports = importRules(root).map((rule) => resolve(dirname(path), importOf(rule).address));
  const file = relative(siteDir, path).replaceAll(sep, '/');
  return { path, file, text, root, imports, name: root && firstName(root) };
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
