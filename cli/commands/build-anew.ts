import { build, computedNames, hasFailed, lengthOf, type WholeSite } from '../../src/index.ts';
import type { BuildSummary, LastBuild } from '../../src/preparation.ts';
import { builtJson, builtLine, kindsTable, weightsTable } from '../built.ts';
import { configOf, type Host } from '../host.ts';
import { duration, table } from '../output.ts';
import { type BuildOptions, documentFor, printProblems, problemSummary } from '../problems.ts';
import { recordPublished } from '../published.ts';

/** Builds the site whatever was built before, and keeps what the next build has to know. */
export async function buildAnew(options: BuildOptions, host: Host, last: LastBuild): Promise<number> {
  const { output, translator } = host;
  const { config, store } = await configOf(options, host);
  const result = await build(config, last.files, store.save);
  const summary = summaryOf(result, config.site.locales.length);
  const failed = hasFailed(result, config);
  const { stages } = result;
  const document = documentFor(result, { ...options, translator, site: config.site }, (problems) =>
    builtJson(summary, { ok: !failed, stages, problems }),
  );
  if (document !== undefined) output.result(document);
  else {
    if (!options.quiet) for (const line of weightsTable(summary.weights)) output.result(line);
    printProblems(result, options, host);
    if (failed) output.note(problemSummary(result, host));
    else if (!options.quiet) {
      for (const line of [...kindsTable(summary), '', ...stagesTable(result), '']) output.result(line);
      output.result(
        translator.phrase(`✔ Built ${builtLine(summary, config)} in ${duration(totalTime(result))}`),
      );
    }
  }
  const { artifacts, compressed, published, report } = result;
  if (published && report.errorCount === 0) {
    if (result.routes) await recordPublished({ routes: result.routes, config, db: store.db }, options, host);
    // Whether data of a function has changed is known to the function alone.
    const canBeTold = report.sorted().length === 0 && computedNames(config).length === 0;
    const told = canBeTold ? summary : undefined;
    const files = [...artifacts, ...compressed];
    await last.save(told, { files, published, generation: store.generation });
  }
  return failed ? 1 : 0;
}

function summaryOf({ artifacts, pages, weights }: WholeSite, languages: number): BuildSummary {
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const file of artifacts) {
    const kind = /\.([a-z0-9]+)$/.exec(file.path)?.[1] ?? 'other';
    const { files, bytes } = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: files + 1, bytes: bytes + lengthOf(file) });
  }
  const byKind = [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: pages.length,
    languages,
    kinds: byKind.map(([kind, one]) => ({ kind, ...one })),
    weights,
  };
}

/** Stages by their beginnings: some are under way at the same time. */
function stagesTable({ stages }: WholeSite): string[] {
  const ordered = stages.toSorted((a, b) => a.start - b.start);
  const begin = ordered[0]?.start ?? 0;
  return table([
    ['stage', 'start', 'time'],
    ...ordered.map(({ stage, start, ms }) => [stage, duration(start - begin), duration(ms)]),
  ]);
}

/** Returns the time from the beginning of the first stage to the end of the last. */
function totalTime({ stages }: WholeSite): number {
  return (
    Math.max(...stages.map(({ start, ms }) => start + ms)) - Math.min(...stages.map(({ start }) => start))
  );
}
