import { askInBrackets, exampleLines, explainAll, messageOf } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { table, wrongUsage } from '../output.ts';

interface ExplainOptions {
  code?: string;
  json?: boolean;
}

/** Explains a problem by an example, or lists all problems. */
export async function explainCode(
  { code, json }: ExplainOptions,
  { output, translator, loadSite }: Host,
): Promise<number> {
  const { labels, phrase } = translator;
  // What the generator knows is explained without the site, which may be broken.
  const own = code === undefined ? undefined : explainAll().get(code);
  const all = own ? [own] : [...explainAll((await loadSite()).problems).values()];
  const told = all.map(({ problem, ...lines }) => ({
    code: problem.code,
    ...messageOf(translator.translate(problem)),
    ...lines,
  }));
  if (code === undefined) {
    if (json) output.result(JSON.stringify(told));
    else for (const line of table(told.map((one) => [one.code, one.what]))) output.result(line);
    return 0;
  }
  const found = told.find((one) => one.code === code);
  if (!found) {
    const known = told.map((one) => one.code);
    output.note(phrase(`There is no problem “${code}”${askInBrackets(code, known)}.`));
    output.note(phrase('“npx site explain” lists all there are.'));
    return wrongUsage;
  }
  const { what, why, fix } = found;
  const lines = [output.paint('bold', code), '', what, `${labels.why}: ${why}`, `${labels.fix}: ${fix}`];
  const example = exampleLines(found).map((line) => `  ${line}`);
  if (example.length > 0) lines.push('', phrase('Such as:'), ...example);
  output.result(json ? JSON.stringify(found) : lines.join('\n'));
  return 0;
}
