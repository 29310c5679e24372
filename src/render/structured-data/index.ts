import type { BreadcrumbList, Graph, Service, Thing } from 'schema-dts';
import type { Route } from '../../routes/index.ts';
import { breadcrumbTrail } from '../breadcrumbs.ts';
import type { RenderContext } from '../context.ts';
import { absolute } from '../head.ts';
import { labelOf } from '../resolvers.ts';
import { offerCatalog } from './offers.ts';
import { organization, organizationReference, webSite } from './organization.ts';

/**
 * What a page is about, for search engines (schema.org). It says nothing that the page does not show. The questions of the
 * FAQ are marked where they stand: here every answer would be in the page twice.
 */
export function structuredData(route: Route, context: RenderContext): Graph | undefined {
  const things = [...subjects(route, context), ...breadcrumbs(route, context)];
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}

function subjects(route: Route, context: RenderContext): Thing[] {
  const { data } = route.page;
  if (data.template === 'home') return [webSite(route, context), organization(context, { withHours: false })];
  if (data.template === 'contact') return [organization(context, { withHours: true })];
  if (data.template === 'pricing')
    return [{ ...organizationReference(context), hasOfferCatalog: offerCatalog(data, context) }];
  return 'shape' in data ? [service(route, data.hero.lead, context)] : [];
}

function service(route: Route, description: string, context: RenderContext): Service {
  return {
    '@type': 'Service',
    name: labelOf(route),
    description,
    url: absolute(route, context),
    provider: organizationReference(context),
  };
}

/** The page itself, which ends the list, needs no address (developers.google.com, breadcrumb). */
function breadcrumbs(route: Route, context: RenderContext): BreadcrumbList[] {
  const trail = breadcrumbTrail(route, context);
  if (trail.length === 0) return [];
  const itemListElement = trail.map((crumb, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    name: crumb.text,
    ...(crumb.route === route ? {} : { item: absolute(crumb.route, context) }),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
