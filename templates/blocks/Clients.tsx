import { z } from 'zod';
import { reference } from '../../src/define/index.ts';
import { ClientStrip } from '../proof/Clients.tsx';
import { type BlockProps, blockHeading, kind, picked, picking } from './parts.tsx';

/** Clients that the site may name. */
export const clients = z.strictObject({
  block: kind('clients', 'Clients with their logos'),
  heading: blockHeading,
  pick: picking(reference('client', 'A key of clients.yaml')),
});

/** Clients with their logos. The words over them are those of the home page unless the block has its own. */
export function ClientsBlock({ view, block }: BlockProps<typeof clients>) {
  const { clients: all, ...words } = view.clients;
  const { heading = words.heading, pick } = block;
  return <ClientStrip {...{ heading, clients: picked(all, pick) }} />;
}
