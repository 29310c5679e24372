import { askSite, createConfig, type Locale, planSite } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { table } from '../output.ts';
import { printFailure } from '../problems.ts';

interface SearchOptions {
  query: string;
  lang: Locale;
  content?: string;
  json?: boolean;
}

/** Prints what a visitor would find, best first. Finding nothing is not an error. */
export async function search({ query, lang, content, json }: SearchOptions, host: Host): Promise<number> {
  const { output, surroundings } = host;
  const plan = planSite(createConfig({ content }, surroundings));
  const { site, routes } = plan;
  if (!site || !routes) return printFailure(plan, { json }, host);
  const found = askSite({ site, routes }, query, lang);
  if (json) output.result(JSON.stringify(found));
  else if (found.length === 0) output.note(site.locales[lang].ui.search.none);
  else {
    const rows = found.map(({ type, title, path }, at) => [at + 1, type, title, path]);
    for (const line of table(rows)) output.result(line);
  }
  return 0;
}
