import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardOf } from '../../assets/pictures/index.ts';
import { unpublishedAs } from '../../content/load/unpublished.ts';
import { recordReads } from '../../content/reads/index.ts';
import type { PageContext, ViewContext } from '../../define/context.ts';
import { extend } from '../../define/extend.ts';
import { rawOf } from '../../define/raw.ts';
import type { LanguageView } from '../../define/view.ts';
import type { Route } from '../../routes/index.ts';
import { searchHref } from '../../search/index.ts';
import { renderBody } from './body.ts';
import { absolute, createHead } from './head.ts';
import {
  createResolvers,
  iconOf,
  linkTo,
  pictureView,
  type RenderContext,
  required,
  resolve,
} from './resolvers.ts';
import { breadcrumbTrail } from './structured-data.ts';

/** Creates the context of a page for the site's code. */
export function createPageContext(route: Route, context: RenderContext): PageContext {
  const { locales, content, routes, baseUrl, pictures, db } = context;
  const language = required(
    locales.find(({ id }) => id === route.locale),
    route.locale,
  );
  const page: PageContext = {
    ...{ locales, content, routes, baseUrl, language, route },
    get today() {
      return context.today;
    },
    get year() {
      return context.year;
    },
    url: absolute(route, context),
    shared: content.shared,
    own: content.own(route.locale),
    linkTo: (target) => linkTo(target, route),
    urlOf: (target) => absolute(target, context),
    resolve: (schema, value) => recordReads(db, schema, resolve(schema, value, resolvers)),
    icon: (name) => iconOf(name, context),
    drawing: (name) => required(content.media.icons.get(name), name),
    cardOf: ({ file }) => addressOf(cardOf(db, file), context),
    appIcon: (size) =>
      addressOf(
        pictures.appIcons.find(({ width }) => width === size),
        context,
      ),
  };
  const resolvers = createResolvers(page, context);
  return page;
}

function addressOf(picture: { path: string } | undefined, { baseUrl }: RenderContext): string | undefined {
  return picture && `${baseUrl}/${picture.path}`;
}

/** Creates the context from which the site makes the view of a page. */
export function createViewContext(page: PageContext, context: RenderContext): ViewContext {
  const { route, language } = page;
  const { schema } = required(context.site.pages[route.page.template], route.page.template);
  const resolved = page.resolve(schema, route.page.data) as object;
  const body = renderBody(route.page.body, {
    hrefOf: (link) => pageHref(link, route, context),
    picture: (address, alt) => pictureInText(address, alt, context),
    heading: (text) => language.hyphenate(text),
  });
  return extend(page, {
    head: createHead(route, context),
    resolved: recordReads(context.db, schema, { ...rawOf(resolved), body }),
    languages: languages(route, context),
    breadcrumbs: breadcrumbTrail(route, context).map((crumb) => ({
      ...linkTo(crumb.route, route),
      text: crumb.text,
    })),
    files: Object.fromEntries(
      [...context.files].map(([name, addresses]) => [name, addresses.get(route.locale) ?? '']),
    ),
    unpublished: route.page.unpublished && language.formatUnpublished(route.page.unpublished),
    unpublishedItem: (item: object) => {
      const state = unpublishedAs({ data: { ...item } }, context.db);
      return state && language.formatUnpublished(state);
    },
    searchHref: context.site.search ? searchHref(route.locale) : '',
    drawings: context.drawings,
  });
}

/** Resolves a link such as `page:pricing#plans` in the language of the page. */
function pageHref(link: string, { locale }: Route, { routes }: RenderContext): string {
  const [id = '', anchor] = link.slice('page:'.length).split('#');
  const { path } = routes.get(locale, id);
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Renders a picture in a text, such as `picture:office`. */
function pictureInText(address: string, alt: string, context: RenderContext): string {
  const name = address.slice('picture:'.length);
  const { name: path } = required(context.content.media.pictures.get(name), name);
  const { Picture, textSizes } = context.site;
  return renderToStaticMarkup(
    createElement(Picture, { picture: pictureView(path, context), alt, sizes: textSizes }),
  );
}

/** Lists the languages of the site. The not-found page has no address, so its language menu leads to the home pages. */
function languages(route: Route, { routes, locales }: RenderContext): LanguageView[] {
  const isAddress = route.page.kind.role !== 'not-found';
  const versions = new Map(routes.versions(route).map((version) => [version.locale, version]));
  return locales.map(({ id: locale }) => {
    const version = versions.get(locale);
    return {
      ...{ locale, hasPage: version !== undefined, current: locale === route.locale },
      href: (isAddress && version ? version : routes.home(locale)).path,
    };
  });
}
