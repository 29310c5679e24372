import {
  fillText,
  type IconView,
  type MediaReferences,
  type PageContext,
  type Resolve,
} from '../../src/define/index.ts';
import type { Clients } from '../data/clients.ts';
import { type Data, data } from '../data/index.ts';

/** A client, as the strip and the cases show it. */
export interface ClientView {
  key: string;
  name: string;
  logo: IconView;
  /** Since when it has been one, in words. */
  since: string;
}

/** The clients that the site may name, and what is over them; without any, nothing is shown. */
export interface ClientsView {
  heading: string;
  clients: ClientView[];
}

/** The clients in their order. */
export function clientsOf({ own, content, resolve }: PageContext<unknown, Data>): ClientsView {
  const { heading, since } = own.proof.clients;
  const facts = resolve(data.shared.clients.schema, content.shared.clients ?? {});
  const clients = Object.entries(facts as Resolve<Clients, MediaReferences>).map(([key, client]) => ({
    ...{ key, name: client.name, logo: client.logo },
    since: fillText(since, { year: client.since }),
  }));
  return { heading, clients };
}
