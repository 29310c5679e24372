import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../templates/components/Picture.tsx';
import type {
  LanguageView,
  LinkView,
  PageContent,
  PageView,
  Resolve,
  ServiceView,
  WellKnownLinks,
} from '../../templates/page-view.ts';
import type { Route } from '../routes/index.ts';
import { locales } from '../rules/locale.ts';
import {
  type PageData,
  pageSchemas,
  type SiteSettings,
  serviceTemplates,
  sharedSchemas,
} from '../schema/index.ts';
import { renderBody } from './body.ts';
import { breadcrumbTrail } from './breadcrumbs.ts';
import type { RenderContext } from './context.ts';
import { absolute, createHead } from './head.ts';
import { hyphenate } from './hyphenate.ts';
import { resolve } from './resolve.ts';
import { createResolvers, known, labelOf, linkTo, pictureView } from './resolvers.ts';

/** Everything that the template of a page reads, finished. */
export function createView(route: Route, context: RenderContext): PageView {
  const { site } = context;
  const { locale, id, path, page } = route;
  const words = site.locales[locale];
  const resolvers = createResolvers(route, context);
  const content = resolve(pageSchemas[page.data.template], page.data, resolvers) as Omit<PageContent, 'body'>;
  return {
    locale,
    id,
    path,
    url: absolute(route, context),
    head: createHead(route, context),
    site: resolve(sharedSchemas.site, site.settings, resolvers) as Resolve<SiteSettings>,
    logo: known(site.media.icons.get(site.settings.logo), site.settings.logo),
    threads: context.threads,
    ui: words.ui,
    links: wellKnownLinks(route, context),
    pages: pages(route, context),
    services: services(route, context),
    plans: plans(route, context),
    languages: languages(route, context),
    breadcrumbs: breadcrumbTrail(route, context).map((crumb) => ({
      ...linkTo(crumb.route, route),
      text: crumb.text,
    })),
    quiz: { ...words.quiz, dataHref: context.quizData.get(locale) ?? '' },
    search: {
      indexHref: context.indexes.get(locale) ?? '',
      popular: words.search.popular.map(({ label }) => label),
    },
    consentHref: context.consentWords.get(locale) ?? '',
    years: yearsSince(site.settings.company.founded, context.year),
    content: {
      ...content,
      body: renderBody(page.body, {
        hrefOf: (link) => pageHref(link, route, context),
        picture: (address, alt) => pictureInText(address, alt, context),
        heading: (text) => hyphenate(text, locale),
      }),
    } as PageContent,
  };
}

/** `2024–2026`; one year alone in the first. */
function yearsSince(founded: number, year: number): string {
  return year > founded ? `${founded}–${year}` : `${founded}`;
}

/** `page:pricing#plans` as an address in the language of the page. */
function pageHref(link: string, { locale }: Route, { routes }: RenderContext): string {
  const [id = '', anchor] = link.slice('page:'.length).split('#');
  const { path } = routes.get(locale, id);
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Texts are never wider than their measure (templates/components/Prose.css). */
const textSizes = '(max-width: 40rem) 100vw, 40rem';

/** `picture:office` as markup. */
function pictureInText(address: string, alt: string, context: RenderContext): string {
  const name = address.slice('picture:'.length);
  const { name: path } = known(context.site.media.pictures.get(name), name);
  const picture = pictureView(path, context);
  return renderToStaticMarkup(createElement(Picture, { picture, alt, sizes: textSizes }));
}

function wellKnownLinks(route: Route, { routes }: RenderContext): WellKnownLinks {
  const link = (template: keyof WellKnownLinks): LinkView =>
    linkTo(routes.only(route.locale, template), route);
  return {
    home: link('home'),
    services: link('services'),
    about: link('about'),
    pricing: link('pricing'),
    faq: link('faq'),
    quote: link('quote'),
    contact: link('contact'),
    terms: link('terms'),
    cookies: link('cookies'),
  };
}

function pages(route: Route, { routes }: RenderContext): PageView['pages'] {
  return routes.all
    .filter(({ locale, page }) => locale === route.locale && page.data.template !== 'not-found')
    .map((one) => ({ ...linkTo(one, route), sibling: routes.sibling(one).path }));
}

function services(route: Route, context: RenderContext): ServiceView[] {
  return context.routes.all
    .flatMap((one) =>
      one.locale === route.locale && isService(one.page.data) ? [{ one, data: one.page.data }] : [],
    )
    .toSorted((a, b) => a.data.order - b.data.order || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one, data }) => serviceView(one, data, { route, context }));
}

type ServiceData = PageData<(typeof serviceTemplates)[number]>;

function isService(data: PageData): data is ServiceData {
  return serviceTemplates.some((template) => template === data.template);
}

function serviceView(
  target: Route,
  data: ServiceData,
  { route, context }: { route: Route; context: RenderContext },
): ServiceView {
  const { icon } = createResolvers(route, context);
  return {
    ...linkTo(target, route),
    heading: hyphenate(labelOf(target), target.locale),
    id: target.id,
    summary: data.summary,
    icon: icon(data.icon) as ServiceView['icon'],
    colour: data.colour,
    shape: data.shape,
    features: data.features.items.map(({ title }) => title),
  };
}

function plans({ locale }: Route, { routes }: RenderContext): PageView['plans'] {
  const { data } = routes.only(locale, 'pricing').page;
  if (data.template !== 'pricing') return {};
  return Object.fromEntries(data.plans.items.map(({ id, message }) => [id, message]));
}

/** The not-found page has no address to switch to; its menu leads to the home pages. */
function languages(route: Route, { site, routes }: RenderContext): LanguageView[] {
  const isAddress = route.page.data.template !== 'not-found';
  return locales.map((locale) => ({
    locale,
    name: site.locales[locale].ui.navigation.languageName,
    href: isAddress ? routes.get(locale, route.id).path : routes.only(locale, 'home').path,
    current: locale === route.locale,
  }));
}
