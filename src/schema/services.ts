import { z } from 'zod';
import { serviceKeys } from '../rules/quote.ts';
import { choice, heading, identifier, integer, prose, reference } from './fields.ts';
import { definePage } from './page.ts';
import { closing, feature, features, hero, iconItem, process, sectionHead, step } from './parts.ts';

/** The accents of the palette; each service has one. */
export const colours = ['glacier', 'moss', 'lava', 'aurora', 'sulphur'] as const;
/** The figures that the thread can be tied into; each service has one. */
export const shapes = ['orbit', 'wave', 'spiral', 'weave', 'stairs', 'frame', 'braid', 'spark'] as const;

/** What the links of a service page can choose in the quote form. */
export const quoteServices = [...serviceKeys, 'none'] as const;

const serviceFields = {
  order: integer('The place among the services: 10, 20, 30 …'),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  colour: choice(colours, 'The colour of the service'),
  shape: choice(shapes, 'The figure of the service'),
  video: reference('video', 'A file name in media/loops, without ending'),
  quoteService: choice(
    quoteServices,
    'The service that the links of this page choose in the quote form; none if it does not have it',
  ).optional(),
  summary: prose('One line for menus and cards, at most 90 characters', { max: 90 }),
  hero,
  features,
  process,
  closing,
};

/** The overview of services (spec section 2, Services overview). Its cards are made from the service pages. */
export const services = definePage('services', { hero, list: z.strictObject(sectionHead), closing });

/** A service page with features and three-column process cards (spec section 2, Service pages). */
export const service = definePage('service', serviceFields);

/** The digital strategy page: intro, benefits, a three-step process, services (spec section 2). */
export const strategy = definePage('strategy', {
  ...serviceFields,
  intro: z.strictObject({ heading: heading('The heading of the intro'), text: prose('A paragraph') }),
  benefits: z.strictObject({ ...sectionHead, items: z.array(iconItem).min(3).max(6) }),
  process: process.extend({ steps: z.array(step).length(3) }),
  services: z.strictObject({ ...sectionHead, items: z.array(iconItem).min(3).max(8) }),
});

/** The web development page: six features, numbered steps in four columns, technologies (spec section 2). */
export const webDevelopment = definePage('web-development', {
  ...serviceFields,
  features: features.extend({ items: z.array(feature).length(6) }),
  process: process.extend({ steps: z.array(step).length(4) }),
  technologies: z.strictObject({
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          icon: reference('icon', 'A file name in media/icons, without .svg'),
          name: prose('The name of the technology'),
        }),
      )
      .min(1),
  }),
});

/** The categories of games, in the order of the page (spec section 2, Gamification page). */
const gameCategories = ['luck', 'knowledge', 'skill'] as const;

const game = z.strictObject({
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  title: heading('The name of the game type'),
  description: prose('One sentence'),
  category: choice(gameCategories, 'luck, knowledge or skill'),
});

const benefit = z.strictObject({
  value: integer('The percentage, without sign'),
  title: heading('What grows'),
  description: prose('One sentence'),
});

const gameCategory = z.strictObject({
  title: heading('The name of the category'),
  description: prose('One sentence about the games in it'),
});

/** The gamification page (spec section 2): six benefits, elements, the quiz demo, 15 game types in 3 categories. */
export const gamification = definePage('gamification', {
  ...serviceFields,
  benefits: z.strictObject({ ...sectionHead, items: z.array(benefit).length(6) }),
  elements: z.strictObject({ ...sectionHead, items: z.array(iconItem).min(4).max(9) }),
  demo: z.strictObject({ ...sectionHead, id: identifier('The anchor of the demo') }),
  games: z.strictObject({
    ...sectionHead,
    categories: z.strictObject({ luck: gameCategory, knowledge: gameCategory, skill: gameCategory }),
    items: z.array(game).length(15),
  }),
});
