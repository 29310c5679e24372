import { askSite, planSite, prefetchData } from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';
import { table, wrongUsage } from '../output.ts';
import { printFailure } from '../problems.ts';

interface SearchOptions {
  query: string;
  lang?: string;
  site?: string;
  content?: string;
  json?: boolean;
}

/** Prints what a visitor would find, best first. Finding nothing is not an error. */
export async function search({ query, lang, json, ...options }: SearchOptions, host: Host): Promise<number> {
  const { output, translator } = host;
  const { config } = await configOf(options, host);
  const { locales, search: definition } = config.site;
  const locale = lang ?? locales[0].id;
  if (!locales.some(({ id }) => id === locale)) {
    const known = locales.map(({ id }) => id).join(', ');
    output.note(translator.phrase(`“${locale}” is not a language of the site. Write one of: ${known}.`));
    return wrongUsage;
  }
  const db = await prefetchData(config);
  const plan = planSite(config, db);
  const { content, routes } = plan;
  if (!content || !routes) return printFailure(plan, { json }, host);
  const found = askSite(db, { query, locale });
  if (json) output.result(JSON.stringify(found));
  else if (found.length === 0)
    output.note(definition?.none(content.own(locale)) ?? translator.phrase('The site has no search.'));
  else {
    const rows = found.map(({ type, title, path }, at) => [at + 1, type, title, path]);
    for (const line of table(rows)) output.result(line);
  }
  return 0;
}
