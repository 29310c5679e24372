import type { ProfessionalService, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { Route } from '../../routes/index.ts';
import type { RenderContext } from '../context.ts';
import { absolute } from '../head.ts';

/** The name of the company for all nodes of all pages. */
const organizationId = ({ baseUrl }: RenderContext) => `${baseUrl}/#organization`;

/** The company, as pages name it that say no more of it. */
export function organizationReference(context: RenderContext) {
  const { brand } = context.site.settings;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(context),
    name: brand,
    url: `${context.baseUrl}/`,
  } as const satisfies ProfessionalService;
}

/** The company with the facts of the footer, and its hours where the page says them. */
export function organization(
  context: RenderContext,
  { withHours }: { withHours: boolean },
): ProfessionalService {
  const { site, baseUrl, pictures, routes } = context;
  const { company, contact, social } = site.settings;
  const logo = pictures.appIcons.find(({ width }) => width === 512);
  const card = pictures.cards.get(routes.only('is', 'home').file);
  return {
    ...organizationReference(context),
    legalName: company.name,
    taxID: company.kennitala,
    vatID: company.vat,
    ...(logo && { logo: `${baseUrl}/${logo.path}` }),
    ...(card && { image: `${baseUrl}/${card.path}` }),
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
    ...(withHours && { openingHours: openingHours(contact.hours) }),
  };
}

type Hours = RenderContext['site']['settings']['contact']['hours'];

/** As schema.org writes them: `Mo-Fr 09:00-17:00`. */
function openingHours({ from, to, opens, closes }: Hours): string {
  const day = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1, 2);
  return `${day(from)}-${day(to)} ${opens}-${closes}`;
}

/** The site in a language, with the address that opens its search. */
export function webSite(home: Route, context: RenderContext): WebSite {
  const url = absolute(home, context);
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={words}` },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    name: context.site.settings.brand,
    url,
    inLanguage: home.locale,
    publisher: { '@id': organizationId(context) },
    potentialAction,
  };
}
