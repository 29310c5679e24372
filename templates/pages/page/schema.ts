import { z } from 'zod';
import { choice, pageSchema } from '../../../src/define/index.ts';
import { block } from '../../blocks/index.tsx';
import { button } from '../../blocks/parts.tsx';
import { colours } from '../../palette.ts';
import { hero } from '../parts.ts';

/** A page that an editor composes of blocks, such as that of a campaign. */
export const schema = pageSchema({
  colour: choice(colours, 'The colour of the page').optional(),
  hero: hero.extend({ button: button.optional() }),
  blocks: z
    .array(block)
    .min(1)
    .meta({
      description:
        'The blocks of the page, from top to bottom; the same ones in the same order in each language',
      beginsWith: ['text', 'steps', 'callToAction'],
    }),
});

/** What a page of this kind holds. */
export type BlockPage = z.output<typeof schema>;
