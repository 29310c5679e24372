import { z } from 'zod';
import { optionalCategories } from '../client/consent/choices.ts';
import { choice } from '../define/fields.ts';
import { kindNames } from './kinds.ts';

const storedName = (description: string) =>
  z
    .string()
    .regex(/^[\w.-]+\*?$/)
    .meta({ description: `${description}; a star at the end stands for any ending` });

const text = (description: string) => z.string().min(1).meta({ description }).optional();

/**
 * A script of others as an editor writes it: of a known kind, or any by its address. `checkScripts` checks which keys belong
 * together; in a union of two schemas each mistake would be reported for both.
 */
const script = z.strictObject({
  kind: choice(kindNames, 'The tool, if it is one of these').optional(),
  id: text('The ID of the site, pixel or account in the tool'),
  host: text('The address of your own server of the tool'),
  domain: text('The domain under which the tool knows the site'),
  src: z
    .string()
    .regex(/^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?\/(?!\/)[!-~]*$/)
    .meta({
      description: 'The address of any other script',
      examples: ['https://example.com/script.js', '/scripts/name.js'],
    })
    .optional(),
  category: choice(optionalCategories, 'The cookies that the visitor must allow').optional(),
  cookies: z
    .array(storedName('A cookie that the script sets').meta({ examples: ['_ga_*'] }))
    .optional()
    .meta({
      description: 'The cookies to delete when the visitor withdraws consent',
    }),
  storage: z.array(storedName('A key of the local storage that the script sets')).optional().meta({
    description: 'The keys of the local storage to delete when the visitor withdraws consent',
  }),
});

/** Scripts of others as an editor writes them. */
export const scriptList = z
  .array(script)
  .optional()
  .meta({ description: 'Scripts of others, such as statistics; none runs before the visitor allows it' });

/** A script of others as an editor writes it. */
export type WrittenScript = z.output<typeof script>;
