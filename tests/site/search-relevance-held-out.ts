import type { RelevanceTable } from './search-relevance-table.ts';

/**
 * Queries that were written before the engine existed and that nobody tunes on.
 * Change neither the engine, the synonyms nor the content because of a line in here, and no line because of
 * the engine: their only use is to say how well the search serves a visitor whom we did not foresee.
 */
export const heldOut: Record<'is' | 'en', RelevanceTable> = {
  is: [
    ['hvað kostar að láta gera heimasíðu', 'faq: kosta', 'services/web-development', 'pricing'],
    ['vefsiðugerðar', 'services/web-development'],
    ['samfelagsmidlum', 'services/social-media'],
    ['instagram', 'services/social-media'],
    ['auglýsa á google', 'services/marketing-campaigns'],
    ['leitarvélabestun', 'services/marketing-campaigns', 'faq: leitarvél'],
    ['vörumerkið', 'services/brand-development'],
    ['logo', 'services/brand-development', 'pricing'],
    ['verðskráin', 'pricing'],
    ['tímagjald', 'pricing'],
    ['opnunartími', 'contact'],
    ['simanumer', 'contact'],
    ['vafrakökum', 'cookies'],
    ['skilmála', 'terms'],
    ['greiðslufrestur', 'terms'],
    ['happdrætti leikur', 'services/gamification'],
    ['spurningaleikur', 'services/gamification'],
    ['bloggfærslur', 'services/content-strategy', 'pricing'],
    ['netverslun', 'faq: verslun', 'services/web-development'],
    ['fá tilboð í verkefni', 'quote'],
    ['stefnumótunar', 'services/digital-strategy'],
    ['notendaupplifun', 'services/design-experience'],
    ['hönun', 'services/design-experience'],
    ['hverjir eru hemja', 'about'],
  ],
  en: [
    ['how much does a website cost', 'faq: cost', 'pricing', 'services/web-development'],
    ['advertisng', 'services/marketing-campaigns'],
    ['facebook ads', 'services/social-media', 'services/marketing-campaigns'],
    ['brand identity', 'services/brand-development'],
    ['hourly rate', 'pricing'],
    ['opening hours', 'contact'],
    ['privacy cookies', 'cookies'],
    ['payment terms', 'terms'],
    ['online store', 'services/web-development', 'faq: store', 'faq: shop'],
    ['quiz', 'services/gamification'],
    ['blogging', 'services/content-strategy', 'pricing'],
    ['ux desing', 'services/design-experience'],
    ['get a qoute', 'quote'],
    ['free consultation', 'pricing', 'faq: free'],
    ['company history', 'about'],
    ['search engine optimisation', 'services/marketing-campaigns', 'faq: seo'],
  ],
};
