import { askInBrackets, codes, explain, messageOf } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { table, wrongUsage } from '../output.ts';

interface ExplainOptions {
  code?: string;
  json?: boolean;
}

/** Explains a problem by an example, or lists all problems. */
export async function explainCode(
  { code, json }: ExplainOptions,
  { output, translator }: Host,
): Promise<number> {
  const { labels, phrase } = translator;
  const told = (one: (typeof codes)[number]) => {
    const { problem, before, after } = explain(one);
    return { code: one, ...messageOf(translator.translate(problem)), before, after };
  };
  if (code === undefined) {
    const all = codes.map(told);
    if (json) output.result(JSON.stringify(all));
    else for (const line of table(all.map(({ code, what }) => [code, what]))) output.result(line);
    return 0;
  }
  const known = codes.find((one) => one === code);
  if (known === undefined) {
    output.note(phrase(`There is no problem “${code}”${askInBrackets(code, codes)}.`));
    output.note(
      phrase(
        '“site explain” lists all that the generator knows; those of a site’s own checks explain themselves.',
      ),
    );
    return wrongUsage;
  }
  const { what, why, fix, before, after } = told(known);
  if (json) output.result(JSON.stringify(told(known)));
  else
    for (const line of [
      ...[output.paint('bold', known), '', what, `${labels.why}: ${why}`, `${labels.fix}: ${fix}`],
      ...['', phrase('Such as:'), ...indented('-', before), ...indented('+', after)],
    ])
      output.result(line);
  return 0;
}

const indented = (sign: string, text: string) =>
  text.split('\n').map((line) => `  ${sign} ${line}`.trimEnd());
