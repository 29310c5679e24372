import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../define/site.ts';

/** Says which code a part of a site is (`codeOf` of the configuration). */
export type CodeParts = (part: string) => string;

/** A compiled module: a file that is named after all that it is made of, its imports included. */
interface Module {
  text: string;
  /** The files that it imports, with the names that it takes from each; undefined for all. */
  imports: { file: string; names: readonly string[] | undefined }[];
}

/** The end of the name of a compiled file, which changes with it. */
const hash = /-[A-Z0-9]{8}(?=\.js["'])/g;

/**
 * Tells the parts of a site that was compiled module by module. What shows pages (`Page` of a kind, `Document` and the like) is known by
 * the module that exports it; all other code is the definition, so that a function may be written wherever it reads best.
 *
 * @param file the compiled `templates/site.ts`
 */
export async function codeParts(file: string, site: Site): Promise<CodeParts> {
  const modules = readModules(file);
  const shown = shownBy(site);
  const exports = new Map<string, Record<string, unknown>>();
  for (const path of modules.keys()) exports.set(path, await import(pathToFileURL(path).href));
  const homeOf = (value: unknown) => [...exports].find(([, all]) => Object.values(all).includes(value))?.[0];
  const isShown = (path: string, names: readonly string[] | undefined) =>
    names?.every((name) => shown.has(exports.get(path)?.[name])) ?? false;
  const definition = definitionOf(file, modules, isShown);
  const codes = new Map(
    Object.entries(site.pages).map(([kind, { Page, structuredData }]) => [
      `page ${kind}`,
      [Page, structuredData].map(homeOf).join(' '),
    ]),
  );
  codes.set('document', [site.Document, site.Picture, site.view].map(homeOf).join(' '));
  return (part) => codes.get(part) ?? definition;
}

/** The functions that only show pages. */
function shownBy({ pages, Document, Picture, view }: Site): ReadonlySet<unknown> {
  const kinds = Object.values(pages).flatMap(({ Page, structuredData }) => [Page, structuredData]);
  return new Set([Document, Picture, view, ...kinds]);
}

/** A digest of all modules that are reached without what only shows pages. Their own names do not count, since these follow from that too. */
function definitionOf(
  file: string,
  modules: ReadonlyMap<string, Module>,
  isShown: (path: string, names: readonly string[] | undefined) => boolean,
): string {
  const reached = new Set([file]);
  // A set also visits what it gets meanwhile.
  for (const path of reached)
    for (const one of modules.get(path)?.imports ?? [])
      if (!isShown(one.file, one.names)) reached.add(one.file);
  const texts = [...reached].map(
    (path) => `${path.replace(/-[A-Z0-9]{8}\.js$/, '')}\0${modules.get(path)?.text.replace(hash, '')}`,
  );
  return createHash('sha256').update(texts.toSorted().join('\0')).digest('base64url');
}

/** Reads a module and all that it imports, also through others. */
function readModules(file: string): ReadonlyMap<string, Module> {
  const reached = new Set([file]);
  const modules = new Map<string, Module>();
  for (const path of reached) {
    const module = readModule(path);
    modules.set(path, module);
    for (const one of module.imports) reached.add(one.file);
  }
  return modules;
}

/** An import or a passed-on export of another module of the site, as esbuild writes it. */
const importLine = /^(?:import|export)\s*(?:([\w$*,{}\s]+?)\s*from\s*)?["'](\.[^"']+)["'];?$/gm;

function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  return {
    text,
    imports: [...text.matchAll(importLine)].map(([, names, address = '']) => ({
      file: resolve(dirname(path), address),
      names: names === undefined ? undefined : namesIn(names),
    })),
  };
}

/** The names in `{ Page, x as y }`; undefined for others. */
function namesIn(list: string): string[] | undefined {
  const [, inside] = /^\{([\s\S]*)\}$/.exec(list.trim()) ?? [];
  return inside
    ?.split(',')
    .map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((one) => one !== '');
}
