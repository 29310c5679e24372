import { createHash } from 'node:crypto';
import { extname, join, relative } from 'node:path';
import type { OutputFile } from 'esbuild';
import type { Artifact } from '../../artifact.ts';
import type { Config } from '../../config.ts';
import { createReport, type Diagnostic } from '../../diagnostics/index.ts';
import { prefetched } from '../../graph/index.ts';
import { bytes } from '../../graph/inputs.ts';
import type { PrefetchContext } from '../../incremental/index.ts';
import { type BundleSources, commonOptions, reportBundleErrors } from '../bundle/esbuild.ts';
import { styleEntries } from './entries.ts';
import { isLoadable, loadableExtensions, onlyTemplates, partsOf } from './parts.ts';
import { type Sheet, sheets, templateFiles } from './sheet.ts';

/** A compiled part of a sheet. */
interface CompiledPart {
  /** A digest of the inputs of the part. */
  digest: string;
  css: string;
  /** The files that the part loads. */
  files: Artifact[];
}

/** The compiled parts of sheets. */
interface CompiledStyles {
  /** The parts by address; empty if there are problems. */
  parts: ReadonlyMap<string, CompiledPart>;
  /** A digest of all sheets when they last passed the checks, some of which span several sheets. */
  checked: string;
  problems: readonly Diagnostic[];
}

/** Compiles the parts of sheets that pages need. Reuses parts whose inputs are unchanged. */
export const compiledStyles = prefetched('compiled styles', {
  async start(db, _, previous: CompiledStyles | undefined): Promise<CompiledStyles> {
    const [entries, all] = [db.get(styleEntries), db.get(sheets)];
    const byPath = new Map(all.map((one) => [one.path, one]));
    const addresses = new Map([...entries.values()].flat().map((address) => [address, partAt(address)]));
    const digestOf = createDigests(db, byPath);
    const reused = new Map(
      [...addresses].flatMap(([address, { path }]) => {
        const part = previous?.parts.get(address);
        return part && part.digest === digestOf(path) ? [[address, part] as const] : [];
      }),
    );
    const checked = hash(all.map(({ file, text }) => `${file}\0${text}`));
    const missing = [...addresses.keys()].filter((address) => !reused.has(address));
    if (missing.length === 0 && previous?.checked === checked)
      return { parts: reused, checked, problems: [] };
    const report = createReport();
    const compiled = await compile(missing, all, { ...db.config, report });
    if (!compiled) return { parts: new Map(), checked: '', problems: report.all() };
    const fresh = [...compiled].map(
      ([address, part]) => [address, { ...part, digest: digestOf(partAt(address).path) }] as const,
    );
    return { parts: new Map([...reused, ...fresh]), checked, problems: [] };
  },
});

/** Returns the path of the sheet in an address (`addressOf`). The path itself may contain a question mark. */
function partAt(address: string): { path: string } {
  return { path: address.slice(0, address.lastIndexOf('?')) };
}

/** Creates a function that digests a sheet, its transitive imports, and all files that sheets may load. */
function createDigests(
  db: PrefetchContext<Config>,
  byPath: ReadonlyMap<string, Sheet>,
): (path: string) => string {
  const loadable = hash(
    templateFiles(db)
      .filter(isLoadable)
      .map((path) => {
        const read = db.get(bytes, path);
        return `${path}\0${read instanceof Error ? '' : hash([read])}`;
      }),
  );
  return (path) => {
    const found = new Set([path]);
    // Iteration includes sheets added meanwhile.
    for (const one of found) for (const other of byPath.get(one)?.imports ?? []) found.add(other);
    return hash([loadable, ...[...found].map((one) => `${one}\0${byPath.get(one)?.text}`)]);
  };
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
}

/** Compiles parts of sheets, by address. Checks all sheets, even those that no page uses. */
async function compile(
  addresses: readonly string[],
  all: readonly Sheet[],
  sources: BundleSources,
): Promise<Map<string, Omit<CompiledPart, 'digest'>> | undefined> {
  const { build } = await import('esbuild');
  const result = await reportBundleErrors(
    build({
      ...commonOptions(sources.siteDir),
      entryPoints: addresses.map((address, at) => ({ in: address, out: String(at) })),
      assetNames: 'assets/[name]-[hash]',
      loader: Object.fromEntries(loadableExtensions.map((extension) => [extension, 'file'])),
      plugins: [onlyTemplates(sources.siteDir), partsOf(all)],
    }),
    sources,
  );
  if (!result) return undefined;
  const { texts, files } = splitOutputs(result.outputFiles, join(sources.siteDir, 'out'));
  return new Map(
    addresses.map((address, at) => {
      const css = texts.get(String(at)) ?? '';
      return [address, { css, files: files.filter(({ path }) => css.includes(path)) }];
    }),
  );
}

/** Splits the output of esbuild into the CSS of each entry point, by name, and the loaded files. */
function splitOutputs(outputs: readonly OutputFile[], folder: string) {
  const texts = new Map<string, string>();
  const files: Artifact[] = [];
  for (const { path, contents, text } of outputs) {
    const name = relative(folder, path).replaceAll('\\', '/');
    if (extname(name) === '.css') texts.set(name.slice(0, -'.css'.length), text.trim());
    else files.push({ path: name, body: contents });
  }
  return { texts, files };
}
