import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  askInBrackets,
  type Behind,
  findFormerTexts,
  listBehind,
  planSite,
  prefetchData,
  recordTranslations,
  translationsFile,
} from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';
import { count, wrongUsage } from '../output.ts';
import { printFailure } from '../problems.ts';

/** The options of `site translations`. */
interface TranslationsOptions {
  pages: readonly string[];
  ack?: boolean;
  site?: string;
  content?: string;
  json?: boolean;
}

/** Shows the texts whose other language has changed since both were in step, or says that they are in step as they are. */
export async function translations(
  { pages, ack, json, ...options }: TranslationsOptions,
  host: Host,
): Promise<number> {
  const { output, translator } = host;
  const { config } = await configOf({ ...options, preview: false, drafts: false }, host);
  const db = await prefetchData(config);
  const plan = planSite(config, db);
  if (!plan.routes) return printFailure(plan, { json }, host);
  const names = [...new Set(plan.routes.all.map(({ id }) => id)), ...Object.keys(config.site.data.own)];
  const unknown = pages.find((page) => !names.includes(page));
  if (unknown !== undefined) {
    output.note(translator.phrase(`There is no page “${unknown}”${askInBrackets(unknown, names)}.`));
    return wrongUsage;
  }
  const all = listBehind(config, db).filter(
    ({ behind }) => pages.length === 0 || pages.includes(behind.of.document.name),
  );
  if (ack) await recordTranslations(config, db, all);
  const former = ack ? new Map<Behind, string>() : findFormerTexts(all, config);
  if (json) output.result(JSON.stringify(all.map((one) => toJson(one, former.get(one)))));
  else if (ack) output.result(translator.phrase(`✔ ${count(all.length, 'text')} settled`));
  else if (!existsSync(join(config.content.path, translationsFile)))
    output.result(
      translator.phrase('It is not recorded yet which texts are in step. --ack begins with those of today.'),
    );
  else if (all.length === 0) output.result(translator.phrase('✔ All texts are in step'));
  else {
    for (const one of all) for (const line of linesOf(one, former.get(one))) output.result(line);
    output.result(
      translator.phrase('Change these texts, or settle those that still say the same with --ack.'),
    );
  }
  return 0;
}

const placeOf = ({ locate }: Behind['behind']) => {
  const { file, line } = locate();
  return `${file}:${line}`;
};

const toJson = ({ key, changed, behind }: Behind, former: string | undefined) => ({
  page: behind.of.document.name,
  key,
  behind: { place: placeOf(behind), text: behind.text },
  changed: { place: placeOf(changed), text: changed.text, former },
});

/** Formats a text that is behind: its place, the lines that the other language has changed, and its own ones. */
function linesOf({ key, changed, behind }: Behind, former: string | undefined): string[] {
  const [now, before] = [changed.text, former ?? ''].map((text) => text.trim().split('\n'));
  const only = (lines: readonly string[] = [], others: readonly string[] = []) =>
    lines.filter((line) => line.trim() !== '' && !others.includes(line));
  return [
    `${placeOf(behind)}  ${key}`,
    `  ${placeOf(changed)}`,
    ...only(before, now).map((line) => `  - ${line}`),
    ...only(now, before).map((line) => `  + ${line}`),
    ...only(behind.text.trim().split('\n')).map((line) => `  = ${line}`),
    '',
  ];
}
