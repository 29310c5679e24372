import {
  type AppliedFix,
  applyFixes,
  buildWholeSite,
  type Config,
  errorsAhead,
  hasFailed,
  keepNames,
  listUnpublished,
  placeText,
  planSite,
  prefetchData,
} from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';
import { count } from '../output.ts';
import { type BuildOptions, documentFor, printProblems, problemSummary } from '../problems.ts';

/** The options of `site validate`. */
type ValidateOptions = BuildOptions & { fix?: boolean };

/** Does everything that a build does except writing; returns 1 if something is wrong. With `fix`, first mends what it can. */
export async function validate(options: ValidateOptions, host: Host): Promise<number> {
  const { output, translator } = host;
  const { config, store } = await configOf(options, host);
  const fixed = options.fix ? await fixAll(config) : [];
  const result = await buildWholeSite(config);
  const isValid = result.report.errorCount === 0;
  await store.save({ isWhole: isValid });
  await keepNames(config, store.db);
  // A preview shows today what appears later.
  const ahead = isValid && !config.drafts ? await errorsAhead(config) : [];
  for (const error of ahead) result.report.add(error);
  const failed = hasFailed(result, config);
  const document = documentFor(result, { ...options, translator, site: config.site }, (problems) => {
    return JSON.stringify({ ok: !failed, weights: result.weights, problems, ...fixedJson(options, fixed) });
  });
  if (document !== undefined) {
    output.result(document);
    return failed ? 1 : 0;
  }
  for (const { problem, from, to } of fixed)
    output.note(`${placeText(problem)} ${problem.code}: ${translator.phrase(`“${from}” → “${to.trim()}”`)}`);
  printProblems(result, options, host);
  const clean = result.report.sorted().length === 0;
  if (!clean) output.note(problemSummary(result, host));
  if (!failed && !options.quiet) {
    const pages = count(result.routes?.all.length ?? 0, 'page');
    const languages = count(config.site.locales.length, 'language');
    output.result(translator.phrase(`✔ ${pages} in ${languages}, all valid${unpublishedText(config)}`));
  }
  return failed ? 1 : 0;
}

/** Says how much is left out, so that nothing is forgotten: files of pages, and items of data files. */
function unpublishedText(config: Config): string {
  const { parts } = listUnpublished(config);
  return parts.length === 0 ? '' : `; ${parts.length} not published (npx site list)`;
}

/** How often a fix may bring the next to light. */
const maxRounds = 10;

/** Applies fixes until none is left. Each round reads the content again. */
async function fixAll(config: Config): Promise<AppliedFix[]> {
  const all: AppliedFix[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const { report } = planSite(config, await prefetchData(config));
    const applied = applyFixes(report.sorted(), config);
    if (applied.length === 0) break;
    all.push(...applied);
  }
  return all;
}

const fixedJson = ({ fix }: ValidateOptions, fixed: readonly AppliedFix[]) =>
  fix
    ? {
        fixed: fixed.map(({ problem, from, to }) => ({
          place: placeText(problem),
          code: problem.code,
          from,
          to,
        })),
      }
    : {};
