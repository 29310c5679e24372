import { z } from 'zod';
import { identifier, integer, reference } from '../../src/define/index.ts';

/** `clients.yaml`: the clients that the site may name, in the order in which they are shown. */
export const clients = z.record(
  identifier('A key'),
  z.strictObject({
    name: z.string().min(1).meta({ description: 'The name of the client' }),
    logo: reference('icon', 'The logo in one colour: a file name in media/icons, without .svg'),
    since: integer('The year since which it has been a client'),
  }),
);

/** The clients, by key. */
export type Clients = z.output<typeof clients>;
