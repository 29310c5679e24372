import { buildWholeSite, hasFailed } from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';
import { count } from '../output.ts';
import { type BuildOptions, printProblems, problemSummary, problemsJson, wantsJson } from '../problems.ts';

/** Does everything that a build does except writing; returns 1 if something is wrong. */
export async function validate(options: BuildOptions, host: Host): Promise<number> {
  const { output } = host;
  const { config, store } = await configOf(options, host);
  const result = await buildWholeSite(config);
  const failed = hasFailed(result, config);
  await store.save({ isWhole: result.report.errorCount === 0 });
  if (wantsJson(options)) {
    output.result(JSON.stringify({ ok: !failed, weights: result.weights, problems: problemsJson(result) }));
    return failed ? 1 : 0;
  }
  printProblems(result, options, host);
  const clean = result.report.sorted().length === 0;
  if (!clean) output.note(problemSummary(result, output));
  if (!failed && !options.quiet) {
    output.result(
      `✔ ${count(result.routes?.all.length ?? 0, 'page')} in ${count(config.site.locales.length, 'language')}, all valid`,
    );
  }
  return failed ? 1 : 0;
}
