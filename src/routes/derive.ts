import type { Page, Pages } from '../define/content.ts';
import { DefinitionError } from '../define/definition-error.ts';
import { given } from '../define/given.ts';
import type { DerivedPage } from '../define/kind.ts';
import { isPageId, type Route } from '../define/route.ts';
import type { Site } from '../define/site.ts';

/**
 * Creates the routes of the pages that kinds derive from pages, below these.
 *
 * @throws DefinitionError if a kind derives a page that cannot have an address, or two with the same id
 */
export function derivedRoutes(routes: readonly Route[], pages: Pages, site: Site): Route[] {
  return routes.flatMap((route) => {
    const { template, locale } = route.page;
    const derive = site.pages[template]?.derive;
    if (!derive) return [];
    const others: readonly Page[] = [...(pages.get(locale)?.values() ?? [])];
    const name = `“derive” of the kind “${template}”`;
    const derived = given(name, derive(route.page as never, others as never), ['a list']);
    checkDerived(derived, name);
    return derived.map((one) => derivedRoute(route, one));
  });
}

function derivedRoute({ id, locale, path, page }: Route, derived: DerivedPage): Route {
  const below = `${path === '/' ? '' : path}/${derived.slug ?? derived.id}`;
  return { id: `${id}/${derived.id}`, locale, path: below, file: `${below.slice(1)}.html`, page, derived };
}

function checkDerived(derived: readonly DerivedPage[], name: string): void {
  for (const [at, one] of derived.entries()) {
    const {
      id,
      slug = id,
      title,
      description,
    } = given(`Each page that ${name} gives`, one, ['an object', 'id', 'title', 'description']);
    const isSegment = (text: unknown) => typeof text === 'string' && isPageId(text) && !text.includes('/');
    const wrong = [id, slug].find((text) => !isSegment(text));
    if (wrong !== undefined)
      throw new DefinitionError(
        `${name} gave a page “${wrong}”. Its id and slug must consist of lowercase letters a to z, digits and hyphens.`,
      );
    if (derived.findIndex((other) => other.id === id) < at)
      throw new DefinitionError(`${name} gave two pages “${id}”. Give one of them another id.`);
    for (const text of [title, description])
      if (typeof text !== 'string' || text.trim() === '')
        throw new DefinitionError(`${name} must give the page “${id}” a title and a description.`);
  }
}
