import { planSite, prefetchData } from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';
import { table } from '../output.ts';
import { printFailure } from '../problems.ts';

/** The options of `site routes`. */
interface RoutesOptions {
  site?: string;
  content?: string;
  json?: boolean;
}

/** Lists every page with its address in each language. */
export async function routes(options: RoutesOptions, host: Host): Promise<number> {
  const { output, translator } = host;
  const { config } = await configOf(options, host);
  const plan = planSite(config, await prefetchData(config));
  if (!plan.routes) return printFailure(plan, options, host);
  const planned = plan.routes;
  const locales = config.site.locales.map(({ id }) => id);
  const rows = planned.all
    .filter(({ locale }) => locale === locales[0])
    .map((route) => {
      const addresses = Object.fromEntries(planned.versions(route).map(({ locale, path }) => [locale, path]));
      return { id: route.id, template: route.page.template, ...addresses };
    });
  if (options.json) output.result(JSON.stringify(rows));
  else
    for (const line of table([
      [...['page', 'template'].map(translator.phrase), ...locales],
      ...rows.map((row) => Object.values(row)),
    ]))
      output.result(line);
  return 0;
}
