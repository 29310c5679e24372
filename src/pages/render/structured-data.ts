import type { PageContext } from '../../define/context.ts';
import { given } from '../../define/given.ts';
import type { PageKind } from '../../define/kind.ts';
import type { Route } from '../../routes/index.ts';
import { absolute } from './head.ts';
import { labelOf, type RenderContext } from './resolvers.ts';

/** Creates the structured data of a page for search engines (schema.org): that of its kind, and its breadcrumbs. */
export function structuredData(
  page: PageContext,
  { kind, context }: { kind: PageKind; context: RenderContext },
): object | undefined {
  const own = kind.structuredData?.(page as never) ?? [];
  const name = `“structuredData” of the kind “${page.route.page.template}”`;
  const things = [...given(name, own, ['a list']), ...breadcrumbs(page, context)];
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}

/** Creates the breadcrumb list. The last item, the page itself, needs no address (developers.google.com, breadcrumb). */
function breadcrumbs({ route }: PageContext, context: RenderContext): object[] {
  const trail = breadcrumbTrail(route, context);
  if (trail.length === 0) return [];
  const itemListElement = trail.map((crumb, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: crumb.text,
    ...(crumb.route === route ? {} : { item: absolute(crumb.route, context) }),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** A breadcrumb. */
interface Crumb {
  route: Route;
  text: string;
}

/** Returns the breadcrumbs of a page. The home page and the not-found page have none (specification 3.5). */
export function breadcrumbTrail(route: Route, { site, content, routes }: RenderContext): Crumb[] {
  if (route.page.kind.role === 'not-found') return [];
  const trail = routes.trail(route);
  if (trail.length < 2) return [];
  const home = site.homeLabel?.(content.own(route.locale));
  return trail.map((one, at) => ({ route: one, text: at === 0 && home ? home : labelOf(one) }));
}
