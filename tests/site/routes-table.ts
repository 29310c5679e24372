/** Specification 2.1: screen, Icelandic path, English path. */
export const routesOfSpec = [
  ['home', '/', '/en'],
  ['services', '/thjonusta', '/en/services'],
  ['services/digital-strategy', '/thjonusta/stafraen-stefnumotun', '/en/services/digital-strategy'],
  ['services/marketing-campaigns', '/thjonusta/markadsherferdir', '/en/services/marketing-campaigns'],
  ['services/brand-development', '/thjonusta/vorumerkjathroun', '/en/services/brand-development'],
  ['services/social-media', '/thjonusta/samfelagsmidlar', '/en/services/social-media'],
  ['services/design-experience', '/thjonusta/honnun-og-upplifun', '/en/services/design-experience'],
  ['services/content-strategy', '/thjonusta/innhaldsstefna', '/en/services/content-strategy'],
  ['services/web-development', '/thjonusta/vefsidugerd', '/en/services/web-development'],
  ['services/gamification', '/thjonusta/leikjavading', '/en/services/gamification'],
  ['about', '/um-okkur', '/en/about'],
  ['pricing', '/verdskra', '/en/pricing'],
  ['faq', '/spurt-og-svarad', '/en/faq'],
  ['quote', '/fa-tilbod', '/en/get-quote'],
  ['contact', '/hafa-samband', '/en/contact'],
  ['terms', '/skilmalar', '/en/terms'],
  ['cookies', '/vafrakokur', '/en/cookies'],
] as const;

/** The file that holds the page of an address (specification 2.3). */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
