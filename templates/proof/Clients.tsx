import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import type { PageView } from '../page-view.ts';
import type { ClientsView } from './clients.ts';

/** The clients that the site may name, as a calm strip. */
export function Clients({ view }: { view: PageView }) {
  return <ClientStrip {...view.clients} />;
}

/** Clients under a heading; nothing without any. */
export function ClientStrip({ heading, clients }: ClientsView) {
  if (clients.length === 0) return null;
  return (
    <Section>
      <h2 className="home-statistics__heading">{heading}</h2>
      <ul className="clients">
        {clients.map(({ key, name, logo, since }) => (
          <li key={key}>
            <Icon icon={logo} className="clients__logo" />
            <h3>{name}</h3>
            <p className="proof-quiet">{since}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
