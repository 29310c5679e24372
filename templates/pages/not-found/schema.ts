import type { z } from 'zod';
import { pageSchema, prose } from '../../../src/define/index.ts';
import { hero } from '../parts.ts';

/** The not-found page (specification 2.5). It has no address of its own: `404.html` and `en/404.html`. */
export const schema = pageSchema({
  hero,
  home: prose('The words on the link to the home page'),
  back: prose('The words on the button that goes one step back'),
  nearest: prose('What stands before links to pages whose addresses are like the one that was asked for'),
});

/** What a page of this kind holds. */
export type NotFound = z.output<typeof schema>;
