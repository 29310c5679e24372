import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../define/site.ts';

/** Returns the fingerprint of the code of one part of a site (`codeOf` of the configuration). */
export type CodeParts = (part: string) => string;

/** A compiled module. The hash in its file name covers its imports too. */
interface CompiledModule {
  text: string;
  /** Imported files, with the imported names; undefined for all names. */
  imports: { file: string; names: readonly string[] | undefined }[];
}

/** Matches the hashes in the names of imported files. */
const hash = /-[A-Z0-9]{8}(?=\.js["'])/g;

/**
 * Fingerprints the parts of a site that was compiled module by module. Functions that render pages (`Page` of a kind, `Document` and so
 * on) are fingerprinted by the module that exports them. All other code is the definition.
 *
 * @param file the compiled `templates/site.ts`
 */
export async function codeParts(file: string, site: Site): Promise<CodeParts> {
  const modules = readModules(file);
  const renderers = renderFunctions(site);
  const exports = new Map<string, Record<string, unknown>>();
  for (const path of modules.keys()) exports.set(path, await import(pathToFileURL(path).href));
  const moduleOf = (value: unknown) =>
    [...exports].find(([, all]) => Object.values(all).includes(value))?.[0];
  const onlyRenders = (path: string, names: readonly string[] | undefined) =>
    names?.every((name) => renderers.has(exports.get(path)?.[name])) ?? false;
  const definition = definitionOf(file, modules, onlyRenders);
  const codes = new Map(
    Object.entries(site.pages).map(([kind, { Page, structuredData }]) => [
      `page ${kind}`,
      [Page, structuredData].map(moduleOf).join(' '),
    ]),
  );
  codes.set('document', [site.Document, site.Picture, site.view].map(moduleOf).join(' '));
  return (part) => codes.get(part) ?? definition;
}

/** Returns the functions that only render pages. */
function renderFunctions({ pages, Document, Picture, view }: Site): ReadonlySet<unknown> {
  const kinds = Object.values(pages).flatMap(({ Page, structuredData }) => [Page, structuredData]);
  return new Set([Document, Picture, view, ...kinds]);
}

/** Digests the modules that the definition reaches. Leaves out hashes in file names, which cover rendering code too. */
function definitionOf(
  file: string,
  modules: ReadonlyMap<string, CompiledModule>,
  onlyRenders: (path: string, names: readonly string[] | undefined) => boolean,
): string {
  const reached = new Set([file]);
  // Iteration includes modules added meanwhile.
  for (const path of reached)
    for (const one of modules.get(path)?.imports ?? [])
      if (!onlyRenders(one.file, one.names)) reached.add(one.file);
  const texts = [...reached].map(
    (path) => `${path.replace(/-[A-Z0-9]{8}\.js$/, '')}\0${modules.get(path)?.text.replace(hash, '')}`,
  );
  return createHash('sha256').update(texts.toSorted().join('\0')).digest('base64url');
}

/** Reads a module and its transitive imports. */
function readModules(file: string): ReadonlyMap<string, CompiledModule> {
  const reached = new Set([file]);
  const modules = new Map<string, CompiledModule>();
  for (const path of reached) {
    const module = readModule(path);
    modules.set(path, module);
    for (const one of module.imports) reached.add(one.file);
  }
  return modules;
}

/** Matches an import or a re-export of another module of the site, as esbuild prints it. */
const importLine = /^(?:import|export)\s*(?:([\w$*,{}\s]+?)\s*from\s*)?["'](\.[^"']+)["'];?$/gm;

function readModule(path: string): CompiledModule {
  const text = readFileSync(path, 'utf8');
  return {
    text,
    imports: [...text.matchAll(importLine)].map(([, names, address = '']) => ({
      file: resolve(dirname(path), address),
      names: names === undefined ? undefined : namesIn(names),
    })),
  };
}

/** Returns the imported names in `{ Page, x as y }`; undefined for other imports. */
function namesIn(list: string): string[] | undefined {
  const [, inside] = /^\{([\s\S]*)\}$/.exec(list.trim()) ?? [];
  return inside
    ?.split(',')
    .map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((one) => one !== '');
}
