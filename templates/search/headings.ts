import { isOf, type Locale, type Route, type SiteContext } from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import type { ResultHeading } from '../islands/SiteSearch/group-results.ts';
import { schema as contact } from '../pages/contact/schema.ts';
import { schema as faq } from '../pages/faq/schema.ts';
import { schema as pricing } from '../pages/pricing/schema.ts';
import { schema as services } from '../pages/services/schema.ts';
import { serviceOf } from '../services.ts';

/** The headings over results: what is said of a subject is found together, whatever its type. */
export function resultHeadings({ content, routes }: SiteContext<Data>, locale: Locale): ResultHeading[] {
  const { ui } = content.own(locale);
  const { service, price, faq: questions, contact: company, page } = ui.search;
  const own = routes.addressed.filter((route) => route.locale === locale);
  const pathsOf = (isMeant: (route: Route) => boolean) => own.filter(isMeant).map(({ path }) => path);
  return [
    {
      heading: service,
      paths: pathsOf((route) => serviceOf(route) !== undefined || isOf(route, services)),
    },
    { heading: price, paths: pathsOf((route) => isOf(route, pricing)) },
    { heading: questions, paths: pathsOf((route) => isOf(route, faq)) },
    { heading: company, paths: pathsOf((route) => isOf(route, contact)) },
    { heading: page },
  ];
}
