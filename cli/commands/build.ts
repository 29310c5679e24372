import { version } from '../../package.json';
import { createChoices, formatSarif, openLastBuild } from '../../src/preparation.ts';
import { builtJson, builtLine, kindsTable, weightsTable } from '../built.ts';
import type { Host } from '../host.ts';
import { duration } from '../output.ts';
import type { BuildOptions } from '../problems.ts';

/** There is nothing to tell of a build that has no problems. */
const none = () => undefined;

/** The options of `site build`. */
type BuildCommand = Omit<BuildOptions, 'admin'> & { admin?: boolean };

/**
 * Builds the site; returns 1 and leaves the old output if the content or the pages have errors. If nothing has changed since the
 * last build, it says so, and the engine is not even loaded.
 */
export async function build({ admin, ...others }: BuildCommand, host: Host): Promise<number> {
  const start = performance.now();
  const { output, environment, translator } = host;
  const options: BuildOptions = { ...others, ...(admin && { admin: translator.language }) };
  const choices = createChoices(options, environment);
  const last = openLastBuild(choices);
  if (!last.summary) {
    const { buildAnew } = await import('./build-anew.ts');
    return buildAnew(options, host, last);
  }
  if (options.json || options.format === 'json')
    output.result(builtJson(last.summary, { ok: true, problems: [], isUnchanged: true }));
  else if (options.format === 'sarif')
    output.result(formatSarif([], { version, explanationOf: none, textOf: none }));
  else if (!options.quiet) {
    for (const line of [...weightsTable(last.summary.weights), ...kindsTable(last.summary), ''])
      output.result(line);
    const time = duration(performance.now() - start);
    output.result(
      translator.phrase(`✔ Nothing has changed: ${builtLine(last.summary, choices)}, in ${time}`),
    );
  }
  return 0;
}
