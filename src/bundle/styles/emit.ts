import { extname, join, relative } from 'node:path';
import type { OutputFile } from 'esbuild';
import type { Artifact } from '../../artifact.ts';
import { unlessFailed } from '../failures.ts';
import { commonOptions } from '../options.ts';
import { type CompiledPart, keptParts, keptVerdict, type StyleSources } from './kept.ts';
import { loadedEndings, onlyTemplates, partsOf } from './parts.ts';
import { addressOf, type Entry } from './plan.ts';
import type { Sheet } from './sheet.ts';

/** Sheets for browsers by the name of their entry, and the files that they load. */
export interface EmittedStyles {
  sheets: Map<string, string>;
  files: Artifact[];
}

/**
 * Compiles sheets with esbuild: each of their parts once, and only those that have changed. Reports what is wrong with any of
 * them; then there are none.
 */
export async function emitStyles(
  entries: ReadonlyMap<string, Entry>,
  sheets: readonly Sheet[],
  sources: StyleSources,
): Promise<EmittedStyles | undefined> {
  const all = [...entries.values()].flatMap(({ parts }) => parts);
  const kept = keptParts(all, sheets, sources);
  const verdict = keptVerdict(sheets, sources);
  const missing = [...kept].filter(([, { css }]) => css === undefined);
  if (missing.length > 0 || !verdict.areRight) {
    const addresses = missing.map(([address]) => address);
    const compiled = await compile(addresses, sheets, sources);
    if (!compiled) return undefined;
    for (const [address, part] of missing) Object.assign(part, compiled.get(address));
    verdict.areRight = true;
  }
  const textOf = ({ parts }: Entry) => parts.map((one) => kept.get(addressOf(one))?.css).join('');
  const files = [...kept.values()].flatMap((part) => part.files);
  return {
    sheets: new Map([...entries].map(([name, entry]) => [name, textOf(entry)])),
    files: [...new Map(files.map((file) => [file.path, file])).values()],
  };
}

/** Compiles parts of sheets, by their addresses. All sheets are checked, also those of which nothing is compiled. */
async function compile(
  addresses: readonly string[],
  sheets: readonly Sheet[],
  sources: StyleSources,
): Promise<Map<string, CompiledPart> | undefined> {
  const { build } = await import('esbuild');
  const result = await unlessFailed(
    build({
      ...commonOptions(sources.siteDir),
      entryPoints: addresses.map((address, at) => ({ in: address, out: String(at) })),
      assetNames: 'assets/[name]-[hash]',
      loader: Object.fromEntries(loadedEndings.map((ending) => [ending, 'file'])),
      plugins: [onlyTemplates(sources.siteDir), partsOf(sheets)],
    }),
    sources,
  );
  if (!result) return undefined;
  const { texts, files } = sort(result.outputFiles, join(sources.siteDir, 'out'));
  return new Map(
    addresses.map((address, at) => {
      const css = texts.get(String(at)) ?? '';
      return [address, { css, files: files.filter(({ path }) => css.includes(path)) }];
    }),
  );
}

/** The texts of sheets by the names of their entries, and the files that they load. */
function sort(outputs: readonly OutputFile[], folder: string) {
  const texts = new Map<string, string>();
  const files: Artifact[] = [];
  for (const { path, contents, text } of outputs) {
    const name = relative(folder, path).replaceAll('\\', '/');
    if (extname(name) === '.css') texts.set(name.slice(0, -'.css'.length), text.trim());
    else files.push({ path: name, body: contents });
  }
  return { texts, files };
}
