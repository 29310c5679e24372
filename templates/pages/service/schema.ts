import { z } from 'zod';
import { choice, integer, pageSchema, prose, reference, slug } from '../../../src/define/index.ts';
import { serviceKeys } from '../../forms/quote/services.ts';
import { budget, exhibit, specimen } from '../../instruments/schema.ts';
import { shapes } from '../../motif/shapes.ts';
import { colours } from '../../palette.ts';
import { closing, features, hero, process } from '../parts.ts';

/** What the links of a service page can choose in the quote form. */
export const quoteServices = [...serviceKeys, 'none'] as const;

/** The keys of every page that presents a service. */
export const serviceFields = {
  order: integer('The place among the services').meta({ examples: [10, 20] }),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  colour: choice(colours, 'The colour of the service'),
  shape: choice(shapes, 'The figure of the service'),
  video: reference('video', 'A file name in media/loops, without ending'),
  quoteService: choice(
    quoteServices,
    'The service that the links of this page choose in the quote form; none if it does not have it',
  ).optional(),
  price: reference(
    'price',
    'The least price of the service on the price list, a key of prices.yaml',
  ).optional(),
  priceText: prose('What the service usually costs, if the price list does not have it', {
    max: 90,
  }).optional(),
  jump: z
    .strictObject({
      text: prose('The words on the button'),
      section: slug('The section of this page that it leads to, as in the address after #'),
    })
    .meta({ description: 'The second button of the opening, if the price list does not have the service' })
    .optional(),
  summary: prose('One line for menus and cards, at most 90 characters', { max: 90 }),
  need: prose('What a visitor lacks who needs it, in two or three words', { max: 24 }).meta({
    examples: ['A faster website'],
  }),
  hero,
  features,
  process,
  closing,
};

/** A service page with features and three-column process cards (specification 4.7). */
export const schema = pageSchema({
  ...serviceFields,
  budget: budget.optional(),
  specimen: specimen.optional(),
  exhibit: exhibit.optional(),
});

/** What a page of this kind holds. */
export type Service = z.output<typeof schema>;
