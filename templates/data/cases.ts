import { z } from 'zod';
import { heading, identifier, integer, prose, reference } from '../../src/define/index.ts';
import { suffix } from './suffix.ts';

const text = (description: string) => z.string().min(1).meta({ description });

/** `cases.yaml`: what is the same in every language of what was done for clients. */
export const caseFacts = z.record(
  identifier('A key'),
  z.strictObject({
    client: identifier('The client: a key of clients.yaml'),
    service: reference('page', 'The page of the service, such as services/web-development'),
    picture: reference('picture', 'A file name in media/pictures, without its ending').optional(),
    figures: z
      .record(
        identifier('A key'),
        z.strictObject({
          value: integer('The number'),
          suffix: suffix.optional(),
          day: z.iso.date().meta({ description: 'The day on which it was measured' }),
        }),
      )
      .default({})
      .meta({
        description: 'Figures that can be proven, by key; their words are in the languages’ cases.yaml',
      }),
    quoted: text('The name of the person who is quoted').optional(),
  }),
);

/** What was done for clients, by key, without its words. */
export type CaseFacts = z.output<typeof caseFacts>;

/** `<language>/cases.yaml`: the words of it, by the same keys. */
export const caseWords = z.record(
  identifier('A key'),
  z.strictObject({
    title: heading('What was achieved, in a few words'),
    problem: prose('What the client was struggling with'),
    work: prose('What was done about it'),
    picture: prose('What the picture shows, for those who do not see it').optional(),
    figures: z
      .record(
        identifier('A key'),
        z.strictObject({
          label: prose('What the number counts'),
          source: prose('Where the number comes from').meta({ examples: ['Google Analytics'] }),
        }),
      )
      .default({})
      .meta({ description: 'The words of the figures, by their keys in cases.yaml' }),
    quotation: z
      .strictObject({
        text: prose('What the client says, without quotation marks'),
        role: prose('What the person does who says it'),
      })
      .optional(),
  }),
);

/** The words of what was done for clients, by key. */
export type CaseWords = z.output<typeof caseWords>;
