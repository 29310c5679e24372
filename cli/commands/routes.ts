import { createConfig, locales, planSite } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { table } from '../output.ts';
import { printFailure } from '../problems.ts';

/** Lists every page with its address in each language. */
export async function routes(options: { content?: string; json?: boolean }, host: Host): Promise<number> {
  const { output, surroundings } = host;
  const plan = planSite(createConfig(options, surroundings));
  if (!plan.routes) return printFailure(plan, options, host);
  const planned = plan.routes;
  const rows = planned.all
    .filter(({ locale }) => locale === 'is')
    .map((route) => {
      const addresses = Object.fromEntries(
        locales.map((locale) => [locale, planned.get(locale, route.id).path]),
      );
      return { id: route.id, template: route.page.data.template, ...addresses };
    });
  if (options.json) output.result(JSON.stringify(rows));
  else
    for (const line of table([['page', 'template', ...locales], ...rows.map((row) => Object.values(row))]))
      output.result(line);
  return 0;
}
