import type { ZodType } from 'zod';
import { isOf, type LinkView, type PageContext, type Route, type ViewContext } from '../src/define/index.ts';
import { articlesOf } from './articles/articles.ts';
import { isOverview } from './articles/kinds.ts';
import { type Data, data } from './data/index.ts';
import { gameOffer } from './forms/preselection.ts';
import { hoursNear } from './hours/near.ts';
import { noteOf } from './hours/words.ts';
import type { SharedThread } from './motif/shared-threads.ts';
import { noticesOf } from './notices/notices.ts';
import {
  type PageContent,
  type PageView,
  type ServiceView,
  type WellKnownLinks,
  wellKnown,
} from './page-view.ts';
import { schema as contact } from './pages/contact/schema.ts';
import { schema as faq } from './pages/faq/schema.ts';
import { schema as pricing } from './pages/pricing/schema.ts';
import { schema as quote } from './pages/quote/schema.ts';
import { casesOf } from './proof/cases.ts';
import { clientsOf } from './proof/clients.ts';
import { evidenceOf } from './proof/evidence.ts';
import { peopleOf } from './proof/people.ts';
import { references } from './references.ts';
import { type AnyService, servicesOf } from './services.ts';

/** The view of a page: everything that its components read, finished. */
export function createView(page: ViewContext<unknown, Data>): PageView {
  const { route, language, own, content, url, head, unpublished } = page;
  const { locale, id, path } = route;
  const settings = content.shared.site;
  return {
    ...{ locale, language, id, path, url, head, unpublished },
    // The schema says what its references become.
    site: page.resolve(data.shared.site.schema, settings) as PageView['site'],
    logo: page.drawing(settings.logo),
    threads: page.drawings as Record<SharedThread, string>,
    ui: own.ui,
    links: wellKnownLinks(page),
    pages: pages(page),
    services: servicesOf(page.routes, route.locale).map((service) => serviceView(service, page)),
    plans: plans(page),
    languages: page.languages.map((one) => {
      const { languageName, home } = content.own(one.locale).ui.navigation;
      return { ...one, name: one.hasPage ? languageName : `${languageName} (${home})` };
    }),
    breadcrumbs: page.breadcrumbs,
    quiz: { ...own.quiz, dataHref: page.files.quiz ?? '' },
    search: { indexHref: page.searchHref, popular: own.search.popular },
    consentHref: page.files.consent ?? '',
    get hoursNear() {
      return notesOf(page);
    },
    get measured() {
      return measured(page);
    },
    get evidence() {
      return evidence(page);
    },
    get clients() {
      return clientsOf(page);
    },
    get cases() {
      return casesOf(page);
    },
    get articles() {
      return articlesOf(page);
    },
    notices: noticesOf(page),
    get people() {
      return peopleOf(page);
    },
    singles: singlePages(page),
    years: yearsSince(settings.company.founded, page.year),
    content: page.resolved as PageContent,
  };
}

/** Read only by pages that show them: they are made again each day. */
function notesOf({ content, own, language, today }: Pick<AnyPage, 'content' | 'own' | 'language' | 'today'>) {
  const { exceptions } = content.shared.site.contact.hours;
  return hoursNear(exceptions, today).map((one) => noteOf(one, { words: own.ui.hours, language }));
}

/** Read only by the page that shows it. */
function measured({ content, language }: AnyPage): PageView['measured'] {
  const { lighthouse } = content.shared;
  return lighthouse && { paint: lighthouse.paint, day: language.formatDay(lighthouse.day) };
}

/** Read only by pages that show it: nothing else changes with what was measured. */
function evidence({ own, content, language, route, url }: AnyPage) {
  const { site, lighthouse } = content.shared;
  const sources = { words: own.proof.evidence, language, mediaHost: site.videoHost, lighthouse, url };
  return evidenceOf({ ...sources, budget: route.page.kind.budget });
}

/** `2024–2026`; one year alone in the first. */
function yearsSince(founded: number, year: number): string {
  return year > founded ? `${founded}–${year}` : `${founded}`;
}

type AnyPage = PageContext<unknown, Data>;

/** Read only by blocks: a page that shows none of another page does not change with it. */
function singlePages({ routes, route, resolve }: AnyPage): PageView['singles'] {
  const contentOf = (kind: keyof PageView['singles'], schema: ZodType) =>
    resolve(schema, routes.only(route.locale, kind).page.data) as never;
  return {
    get contact() {
      return contentOf('contact', contact);
    },
    get faq() {
      return contentOf('faq', faq);
    },
    get pricing() {
      return contentOf('pricing', pricing);
    },
    get quote() {
      return contentOf('quote', quote);
    },
  };
}

function wellKnownLinks({ routes, route, linkTo }: AnyPage): WellKnownLinks {
  const links = wellKnown.map((kind): [string, LinkView] => [kind, linkTo(routes.only(route.locale, kind))]);
  const overview = routes.all.find(({ locale, page }) => locale === route.locale && isOverview(page));
  return {
    ...(Object.fromEntries(links) as WellKnownLinks),
    ...(overview && { articles: linkTo(overview) }),
  };
}

function pages({ routes, route, linkTo }: AnyPage): PageView['pages'] {
  const siblings = (one: Route) =>
    routes
      .versions(one)
      .filter((version) => version !== one)
      .map(({ path }) => path);
  return routes.addressed
    .filter(({ locale }) => locale === route.locale)
    .map((one) => ({ ...linkTo(one), siblings: siblings(one) }));
}

function serviceView({ route, data }: { route: Route; data: AnyService }, page: AnyPage): ServiceView {
  const link = page.linkTo(route);
  return {
    ...link,
    heading: page.language.hyphenate(link.text),
    id: route.id,
    summary: data.summary,
    need: data.need,
    icon: page.icon(data.icon),
    colour: data.colour,
    shape: data.shape,
    quoteService: data.quoteService,
    features: data.features.items.map(({ title }) => title),
    get price() {
      return (
        data.price && { ...references.price.resolve(data.price, page), href: priceHref(data.price, page) }
      );
    },
    priceText: data.priceText,
  };
}

/** The address of the category of the price list that has a price; of the page, if none has it. */
function priceHref(price: string, page: AnyPage): string {
  const route = page.routes.only(page.route.locale, 'pricing');
  const categories = isOf(route, pricing) ? route.page.data.services.categories : [];
  const category = categories.find(({ services }) => services.some((one) => one.price === price));
  return page.linkTo(route).href + (category ? `#${category.id}` : '');
}

function plans({ routes, route, own }: AnyPage): PageView['plans'] {
  const page = routes.all.find((one) => one.locale === route.locale && isOf(one, pricing));
  const items = page && isOf(page, pricing) ? page.page.data.plans.items : [];
  const messages = items.map(({ id, message }) => [id, message] as const);
  return { ...Object.fromEntries(messages), [gameOffer]: own.ui.quiz.offerMessage };
}
