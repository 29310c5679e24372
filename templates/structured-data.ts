import type {
  BlogPosting,
  ProfessionalService,
  SearchAction,
  Service,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { PageContext, Route } from '../src/define/index.ts';
import type { Data } from './data/index.ts';
import type { Hours } from './data/settings.ts';
import { hoursNear, lastDayOf } from './hours/near.ts';
import type { Article } from './pages/article/schema.ts';
import type { AnyService } from './services.ts';

/** A page of any kind. */
type AnyPage = PageContext<unknown, Data>;

/** What the home page is about: the site, and the company behind it. */
export const homeData = (page: AnyPage): object[] => [
  webSite(page),
  organization(page, { withHours: false }),
];

/** What the contact page is about: the company, with its hours. */
export const contactData = (page: AnyPage): object[] => [organization(page, { withHours: true })];

/** The name of the company for all nodes of all pages. */
const organizationId = ({ baseUrl }: Pick<AnyPage, 'baseUrl'>) => `${baseUrl}/#organization`;

/** The company, as pages name it that say no more of it. */
export function organizationReference({ baseUrl, content }: Pick<AnyPage, 'baseUrl' | 'content'>) {
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId({ baseUrl }),
    name: content.shared.site.brand,
    url: `${baseUrl}/`,
  } as const satisfies ProfessionalService;
}

/** The company with the facts of the footer, and its hours where the page says them. */
function organization(
  page: AnyPage,
  { withHours }: { withHours: boolean },
): Exclude<ProfessionalService, string> {
  const { content, locales, routes } = page;
  const { company, contact, social } = content.shared.site;
  const logo = page.appIcon(512);
  const card = page.cardOf(routes.home(locales[0].id));
  return {
    ...organizationReference(page),
    legalName: company.name,
    taxID: company.kennitala,
    vatID: company.vat,
    ...(logo && { logo }),
    ...(card && { image: card }),
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      postalCode: contact.postalCode,
      addressLocality: contact.city,
      addressCountry: 'IS',
    },
    sameAs: social.url,
    ...(withHours && { openingHours: openingHours(contact.hours), ...specialHours(page) }),
  };
}

/** As schema.org writes them: `Mo-Fr 09:00-17:00`. */
function openingHours({ from, to, opens, closes }: Hours): string {
  const day = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1, 2);
  return `${day(from)}-${day(to)} ${opens}-${closes}`;
}

/** The days with other hours that are near. Search engines read equal times as closed. */
function specialHours({ content, today }: Pick<AnyPage, 'content' | 'today'>) {
  const near = hoursNear(content.shared.site.contact.hours.exceptions, today);
  const specifications = near.map((one) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: one.from,
    validThrough: lastDayOf(one),
    opens: one.opens ?? '00:00',
    closes: one.closes ?? '00:00',
  }));
  return specifications.length > 0 ? { specialOpeningHoursSpecification: specifications } : {};
}

/** The site in a language, with the address that opens its search. */
function webSite({ url, content, language, baseUrl }: AnyPage): Exclude<WebSite, string> {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={words}` },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    name: content.shared.site.brand,
    url,
    inLanguage: language.id,
    publisher: { '@id': organizationId({ baseUrl }) },
    potentialAction,
  };
}

/** A service, as search engines read it. */
export function serviceData({ route, url, baseUrl, content }: PageContext<AnyService, Data>): Service[] {
  const { label, title, hero } = route.page.data;
  return [
    {
      '@type': 'Service',
      name: label ?? title,
      description: hero.lead,
      url,
      provider: organizationReference({ baseUrl, content }),
    },
  ];
}

/** An article, as search engines read it. */
export function articleData(page: PageContext<Article, Data>): BlogPosting[] {
  const { route, url, language } = page;
  const { hero, date, updated, author } = route.page.data;
  const image = page.cardOf(route as Route);
  return [
    {
      '@type': 'BlogPosting',
      headline: hero.heading,
      description: hero.lead,
      datePublished: date,
      dateModified: updated ?? date,
      author: { '@type': 'Person', name: author },
      publisher: organizationReference(page),
      mainEntityOfPage: url,
      inLanguage: language.id,
      ...(image && { image }),
    },
  ];
}
