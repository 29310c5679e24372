import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  askInBrackets,
  type Behind,
  type Former,
  findFormerTexts,
  listBehind,
  planSite,
  prefetchData,
  recordTranslations,
  type Site,
  translationsFile,
} from '../../src/index.ts';
import type { Phrase } from '../../src/preparation.ts';
import { configOf, type Host } from '../host.ts';
import { count, table, wrongUsage } from '../output.ts';
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
  const {
    output,
    translator: { phrase },
  } = host;
  const { config } = await configOf({ ...options, preview: false, drafts: false }, host);
  const db = await prefetchData(config);
  const plan = planSite(config, db);
  if (!plan.routes) return printFailure(plan, { json }, host);
  const names = [...new Set(plan.routes.all.map(({ id }) => id)), ...Object.keys(config.site.data.own)];
  const unknown = pages.find((page) => !names.includes(page));
  if (unknown !== undefined) {
    output.note(phrase(`There is no page “${unknown}”${askInBrackets(unknown, names)}.`));
    return wrongUsage;
  }
  const all = listBehind(config, db).filter(
    ({ behind }) => pages.length === 0 || pages.includes(behind.of.document.name),
  );
  if (ack) await recordTranslations(config, db, all);
  const former = ack ? new Map<Behind, Former>() : findFormerTexts(all, config);
  if (json) output.result(JSON.stringify(all.map((one) => toJson(one, former.get(one)))));
  else if (ack && all.length > 0) output.result(phrase(`✔ ${count(all.length, 'text')} settled`));
  else if (!existsSync(join(config.content.path, translationsFile)))
    output.result(
      phrase('It is not recorded yet which texts are in step. --ack begins with those of today.'),
    );
  else if (all.length === 0) output.result(phrase('✔ All texts are in step'));
  else
    for (const line of behindLines(all, former, { locales: config.site.locales, phrase }))
      output.result(line);
  return 0;
}

interface Speech {
  locales: Site['locales'];
  phrase: Phrase;
}

/** Formats texts that are behind: a table of all, and the difference of each. */
function behindLines(
  all: readonly Behind[],
  former: ReadonlyMap<Behind, Former>,
  { locales, phrase }: Speech,
): string[] {
  const inLanguage = ({ of }: Behind['behind']) => {
    const language = locales.find(({ id }) => id === of.document.locale);
    return phrase(`in ${language?.name}`);
  };
  const untilOf = (one: Behind) => {
    const found = former.get(one);
    return found ? (found.until ?? phrase('now')) : '';
  };
  const rows = all.map((one) => {
    const { key, changed, behind } = one;
    return [behind.of.document.name, key, inLanguage(changed), untilOf(one), inLanguage(behind)];
  });
  return [
    ...table([['page', 'text', 'changed', 'in step until', 'not changed'].map(phrase), ...rows]),
    ...all.flatMap((one) => linesOf(one, former.get(one))),
    '',
    phrase('Change these texts, or settle those that still say the same with --ack.'),
  ];
}

const placeOf = ({ locate }: Behind['behind']) => {
  const { file, line } = locate();
  return `${file}:${line}`;
};

const toJson = ({ key, changed, behind }: Behind, former: Former | undefined) => ({
  page: behind.of.document.name,
  key,
  until: former?.until,
  behind: { place: placeOf(behind), text: behind.text },
  changed: { place: placeOf(changed), text: changed.text, former: former?.text },
});

/** Formats a text that is behind: the lines that the other language has changed, and its own ones, each below its place. */
function linesOf({ key, changed, behind }: Behind, former: Former | undefined): string[] {
  const [now, before] = [changed.text, former?.text ?? ''].map((text) => text.trim().split('\n'));
  const only = (lines: readonly string[] = [], others: readonly string[] = []) =>
    lines.filter((line) => line.trim() !== '' && !others.includes(line));
  return [
    '',
    `${placeOf(changed)}  ${key}`,
    ...only(before, now).map((line) => `  - ${line}`),
    ...only(now, before).map((line) => `  + ${line}`),
    placeOf(behind),
    ...only(behind.text.trim().split('\n')).map((line) => `  = ${line}`),
  ];
}
