import { createHash } from 'node:crypto';
import { extname, join, relative } from 'node:path';
import type { OutputFile } from 'esbuild';
import type { Artifact } from '../artifact.ts';
import { commonOptions, type Sources, unlessFailed } from '../bundle/esbuild.ts';
import type { Config } from '../config.ts';
import { createReport, type Diagnostic } from '../diagnostics/index.ts';
import { prefetched } from '../graph.ts';
import type { Asking } from '../incremental/index.ts';
import { bytes } from '../inputs.ts';
import { styleEntries } from './entries.ts';
import { isLoaded, loadedEndings, onlyTemplates, partsOf } from './parts.ts';
import { type Sheet, sheets, templateFiles } from './sheet.ts';

/** A part of a sheet as browsers get it. */
interface CompiledPart {
  /** Of all that it is made of. */
  digest: string;
  css: string;
  /** What it loads. */
  files: Artifact[];
}

/** The parts of sheets by their addresses; none if something is wrong with a sheet, which is reported when the content is sound. */
interface CompiledStyles {
  parts: ReadonlyMap<string, CompiledPart>;
  /** The digest of all sheets together when they were found right: one may use what another sets. */
  checked: string;
  problems: readonly Diagnostic[];
}

/** Compiles the parts of sheets that pages need, each once: those that have not changed are taken from before. */
export const compiledStyles = prefetched('compiled styles', {
  async start(db, _, previous: CompiledStyles | undefined): Promise<CompiledStyles> {
    const [entries, all] = [db.get(styleEntries), db.get(sheets)];
    const byPath = new Map(all.map((one) => [one.path, one]));
    const addresses = new Map([...entries.values()].flat().map((address) => [address, partAt(address)]));
    const digestOf = createDigests(db, byPath);
    const known = new Map(
      [...addresses].flatMap(([address, { path }]) => {
        const part = previous?.parts.get(address);
        return part && part.digest === digestOf(path) ? [[address, part] as const] : [];
      }),
    );
    const checked = hash(all.map(({ file, text }) => `${file}\0${text}`));
    const missing = [...addresses.keys()].filter((address) => !known.has(address));
    if (missing.length === 0 && previous?.checked === checked) return { parts: known, checked, problems: [] };
    const report = createReport();
    const compiled = await compile(missing, all, { ...db.config, report });
    if (!compiled) return { parts: new Map(), checked: '', problems: report.all() };
    const made = [...compiled].map(
      ([address, part]) => [address, { ...part, digest: digestOf(partAt(address).path) }] as const,
    );
    return { parts: new Map([...known, ...made]), checked, problems: [] };
  },
});

/** The sheet of an address (`addressOf`). The folder of the site may have a question mark in its name. */
function partAt(address: string): { path: string } {
  return { path: address.slice(0, address.lastIndexOf('?')) };
}

/** Gives the digest of a sheet with all that it imports, also through others, and all that sheets may load. */
function createDigests(db: Asking<Config>, byPath: ReadonlyMap<string, Sheet>): (path: string) => string {
  const loaded = hash(
    templateFiles(db)
      .filter(isLoaded)
      .map((path) => {
        const read = db.get(bytes, path);
        return `${path}\0${read instanceof Error ? '' : hash([read])}`;
      }),
  );
  return (path) => {
    const found = new Set([path]);
    // A set goes on with what is added while one goes through it.
    for (const one of found) for (const other of byPath.get(one)?.imports ?? []) found.add(other);
    return hash([loaded, ...[...found].map((one) => `${one}\0${byPath.get(one)?.text}`)]);
  };
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
}

/** Compiles parts of sheets, by their addresses. All sheets are checked, also those of which nothing is compiled. */
async function compile(
  addresses: readonly string[],
  all: readonly Sheet[],
  sources: Sources,
): Promise<Map<string, Omit<CompiledPart, 'digest'>> | undefined> {
  const { build } = await import('esbuild');
  const result = await unlessFailed(
    build({
      ...commonOptions(sources.siteDir),
      entryPoints: addresses.map((address, at) => ({ in: address, out: String(at) })),
      assetNames: 'assets/[name]-[hash]',
      loader: Object.fromEntries(loadedEndings.map((ending) => [ending, 'file'])),
      plugins: [onlyTemplates(sources.siteDir), partsOf(all)],
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
