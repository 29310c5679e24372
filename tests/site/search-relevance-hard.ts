type Locale = 'is' | 'en';

import type { RelevanceTable } from './search-relevance-table.ts';

/**
 * What visitors type who do not know the words of this site: whole questions, abbreviations of the trade, words of the
 * other language, slips of the finger, inflected and compound forms. Written before the engine was looked at; nothing
 * in it is tuned for one of these rows. Two of them have since got words of theirs into the content: „til húsa“ and
 * „standa á bak við“.
 */
export const hard: Readonly<Record<Locale, RelevanceTable>> = {
  is: [
    // Whole questions
    ['hvað kostar að láta gera heimasíðu', 'faq: kostar vefsíða', 'services/web-development', 'pricing'],
    ['hvað tekur langan tíma að smíða vef', 'faq: smíða vef', 'services/web-development'],
    ['þarf ég að binda mig lengi', 'faq: binditími'],
    [
      'hvernig kemst ég ofar á google',
      'faq: leitarniðurstöðum',
      'faq: leitarvélabestun',
      'services/marketing-campaigns',
    ],
    [
      'hver á vefsíðuna þegar verkinu lýkur',
      'faq: aðganginn',
      'faq: loftið',
      'terms',
      'services/web-development',
    ],
    ['get ég breytt textanum sjálfur', 'faq: breytt efninu'],
    ['hvenær er opið hjá ykkur', 'faq: opið', 'contact'],
    ['hvar eruð þið til húsa', 'contact', 'about'],
    ['sjáið þið um instagram fyrir okkur', 'services/social-media', 'faq: efnið fyrir okkur'],
    ['hvernig borga ég reikninginn', 'faq: greiða reikninga', 'terms'],
    ['er ráðgjöf ókeypis', 'pricing'],
    ['hvað er leikjavæðing', 'services/gamification'],
    ['hverjir standa á bak við hemju', 'about'],
    ['hvað gerið þið við persónuupplýsingar', 'terms', 'faq: persónuvernd', 'cookies'],
    ['hvað er gott að birta oft á samfélagsmiðlum', 'faq: birta efni', 'services/social-media'],
    ['virkar síðan í símanum', 'faq: síma'],
    // Abbreviations of the trade
    ['seo', 'faq: leitarvélabestun', 'services/marketing-campaigns'],
    ['ppc', 'services/marketing-campaigns', 'faq: auglýsing'],
    ['roas', 'faq: arðsemi', 'services/marketing-campaigns'],
    ['cms', 'services/web-development', 'faq: breytt efninu', 'faq: tækni'],
    ['kpi', 'faq: mælið', 'services/digital-strategy'],
    ['ux', 'services/design-experience'],
    ['cro', 'faq: ljúka kaupum', 'services/design-experience'],
    ['ga4', 'faq: mælið', 'pricing', 'services/digital-strategy'],
    ['sem', 'services/marketing-campaigns', 'faq: auglýsing'],
    // Words of the other language
    ['branding', 'services/brand-development'],
    ['pricing', 'pricing'],
    ['web design', 'services/web-development', 'services/design-experience'],
    ['content marketing', 'services/content-strategy'],
    ['newsletter', 'pricing', 'services/content-strategy'],
    ['privacy', 'terms', 'cookies', 'faq: persónuvernd'],
    ['online store', 'services/web-development', 'faq: netverslun', 'faq: verslun'],
    ['logo design', 'services/brand-development'],
    ['hosting', 'faq: hýstur', 'services/web-development'],
    // Slips of the finger
    ['heimasiða', 'services/web-development', 'faq: vefsíða'],
    ['verðskra', 'pricing'],
    ['markaðsetning', 'services/marketing-campaigns'],
    ['samfelagsmðilar', 'services/social-media'],
    ['vefsíðugrð', 'services/web-development'],
    ['instagarm', 'services/social-media'],
    ['hafa sanband', 'contact'],
    ['leikjavæðng', 'services/gamification'],
    // Inflected and compound forms
    ['heimasíðugerðar', 'services/web-development'],
    ['fyrirtækismerkinu', 'services/brand-development'],
    ['auglýsingum á facebook', 'services/marketing-campaigns', 'faq: Meta'],
    ['netverslunarkerfi', 'faq: verslunarkerfi', 'services/web-development'],
    ['tilboðsbeiðni', 'quote'],
    ['vefhönnuður', 'services/design-experience', 'services/web-development'],
    ['vafrakökum', 'cookies'],
    ['leitarvélabestunar', 'faq: leitarvélabestun', 'services/marketing-campaigns'],
  ],
  en: [
    // Whole questions
    ['what does it cost to have a homepage made', 'faq: cost', 'services/web-development', 'pricing'],
    ['how do i get higher up on google', 'faq: climb', 'faq: optimization', 'services/marketing-campaigns'],
    ['are you open on saturdays', 'faq: opening hours', 'contact'],
    ['where is your office', 'contact', 'about'],
    ['can i cancel any time', 'faq: contract', 'terms'],
    ['who is behind the company', 'about'],
    ['do you run instagram for us', 'services/social-media', 'faq: all the content'],
    ['is the first meeting free', 'pricing', 'faq: started'],
    // Abbreviations of the trade
    ['ppc', 'services/marketing-campaigns', 'faq: ad'],
    ['cro', 'faq: purchase', 'services/design-experience'],
    ['gdpr', 'faq: data protection', 'terms', 'cookies'],
    ['ui', 'services/design-experience'],
    ['kpi', 'faq: measure', 'services/digital-strategy'],
    // Words of the other language
    ['verð', 'pricing'],
    ['tilboð', 'quote'],
    ['heimasíða', 'services/web-development', 'faq: website'],
    ['skilmálar', 'terms'],
    // Slips of the finger
    ['gamificaton', 'services/gamification'],
    ['webiste', 'services/web-development', 'faq: website'],
    ['marketting', 'services/marketing-campaigns'],
    ['contcat', 'contact'],
    // Inflected and compound forms
    ['rebranded', 'services/brand-development'],
    ['ecommerce', 'faq: shop', 'services/web-development'],
    ['copywriters', 'services/content-strategy', 'faq: text'],
    ['hourly rates', 'pricing'],
  ],
};
