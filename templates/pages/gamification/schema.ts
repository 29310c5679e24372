import { z } from 'zod';
import {
  choice,
  heading,
  identifier,
  integer,
  pageSchema,
  prose,
  reference,
} from '../../../src/define/index.ts';
import { iconItem, sectionHead, statisticsNote } from '../parts.ts';
import { serviceFields } from '../service/schema.ts';

/** The categories of games, in the order of the page (specification 4.9). */
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

/** The gamification page (specification 4.9): six benefits, elements, the quiz demo, 15 game types in 3 categories. */
export const schema = pageSchema({
  ...serviceFields,
  benefits: z.strictObject({
    heading: sectionHead.heading,
    items: z.array(benefit).length(6),
    note: statisticsNote,
  }),
  elements: z.strictObject({ ...sectionHead, items: z.array(iconItem).min(4).max(9) }),
  demo: z.strictObject({ ...sectionHead, id: identifier('The anchor of the demo') }),
  games: z.strictObject({
    ...sectionHead,
    categories: z.strictObject({ luck: gameCategory, knowledge: gameCategory, skill: gameCategory }),
    items: z.array(game).length(15),
  }),
});

/** What a page of this kind holds. */
export type Gamification = z.output<typeof schema>;
