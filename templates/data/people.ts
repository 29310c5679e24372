import { z } from 'zod';
import { identifier, prose, reference } from '../../src/define/index.ts';

/** `people.yaml`: the people of the agency, in the order in which they are shown. */
export const peopleFacts = z.record(
  identifier('A key'),
  z.strictObject({
    name: z.string().min(1).meta({ description: 'The name of the person' }),
    portrait: reference('picture', 'A file name in media/pictures, without its ending').optional(),
  }),
);

/** The people, by key. */
export type PeopleFacts = z.output<typeof peopleFacts>;

/** `<language>/people.yaml`: what they do, by the same keys. */
export const peopleWords = z.record(
  identifier('A key'),
  z.strictObject({ role: prose('What the person does, in a few words') }),
);
