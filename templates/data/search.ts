import { z } from 'zod';
import { identifier, keywords, prose, reference } from '../../src/define/index.ts';

/** `<language>/search.yaml`: what the search knows beside pages and questions (specification 6.3). */
export const search = z.strictObject({
  popular: z.array(prose('What the button says; a click searches for it')).length(7),
  items: z.array(
    z.strictObject({
      id: identifier('The name of the item, the same in every language'),
      title: prose('What is found'),
      description: prose('One sentence'),
      category: prose('The category of the item').meta({ examples: ['Marketing'] }),
      page: reference('page', 'The page that speaks of it'),
      keywords: keywords(),
    }),
  ),
  synonyms: z
    .array(z.array(z.string().min(2).meta({ description: 'A word of the group', role: 'prose' })).min(2))
    .meta({
      description: 'Groups of words that mean the same to a visitor; any of them finds the others',
      perLanguage: true,
    }),
  facts: z.strictObject({
    phone: prose('What a visitor calls the phone number'),
    email: prose('What a visitor calls the e-mail address'),
    address: prose('What a visitor calls the address'),
    hours: prose('What a visitor calls the opening hours'),
    reply: prose('What a visitor calls the time within which messages are answered'),
    kennitala: prose('What a visitor calls the registration number'),
    vat: prose('What a visitor calls the VAT number'),
  }),
  categories: z.strictObject({
    service: prose('The category of services'),
    page: prose('The category of pages'),
    faq: prose('The category of questions'),
  }),
});

/** What the search knows in a language. */
export type Search = z.output<typeof search>;
