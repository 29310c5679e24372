import { build as buildSite, hasFailed, type WholeSite } from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';
import type { BuildOptions } from '../options.ts';
import { count, duration, size, table } from '../output.ts';
import { printProblems, problemSummary, problemsJson, wantsJson } from '../problems.ts';
import { weightsTable } from '../weights-table.ts';

/** Builds the site; returns 1 and leaves the old output if the content or the pages have errors. */
export async function build(options: BuildOptions, host: Host): Promise<number> {
  const { output } = host;
  const config = await configOf(options, host);
  const result = await buildSite(config);
  const failed = hasFailed(result, config);
  if (wantsJson(options)) {
    output.result(
      JSON.stringify({
        ok: !failed,
        ...totals(result),
        weights: result.weights,
        stages: result.stages,
        problems: problemsJson(result),
      }),
    );
    return failed ? 1 : 0;
  }
  if (!options.quiet) for (const line of weightsTable(result.weights)) output.result(line);
  printProblems(result, options, host);
  if (failed) output.note(problemSummary(result, output));
  else if (!options.quiet) {
    for (const line of summary(result)) output.result(line);
    const { pages } = totals(result);
    output.result(
      `✔ Built ${count(pages, 'page')} in ${count(config.site.locales.length, 'language')} into ${config.out.shown} in ${duration(totalTime(result))}`,
    );
  }
  return failed ? 1 : 0;
}

function totals({ artifacts }: WholeSite) {
  return {
    pages: artifacts.filter(({ path }) => path.endsWith('.html')).length,
    files: artifacts.length,
    bytes: artifacts.reduce((sum, { body }) => sum + byteLength(body), 0),
  };
}

function byteLength(body: string | Uint8Array): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
}

function totalTime({ stages }: WholeSite): number {
  return stages.reduce((sum, { ms }) => sum + ms, 0);
}

/** Two tables: what was made, by kind of file, and how long each stage took. */
function summary(result: WholeSite): string[] {
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const { path, body } of result.artifacts) {
    const kind = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? 'other';
    const { files, bytes } = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: files + 1, bytes: bytes + byteLength(body) });
  }
  const byKind = [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...table([
      ['kind', 'files', 'size'],
      ...byKind.map(([kind, { files, bytes }]) => [kind, String(files), size(bytes)]),
    ]),
    '',
    ...table([['stage', 'time'], ...result.stages.map(({ stage, ms }) => [stage, duration(ms)])]),
    '',
  ];
}
