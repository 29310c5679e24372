import { Closing } from '../../components/Closing.tsx';
import { Figure } from '../../components/Figure.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { ServiceCard } from '../../components/ServiceCard.tsx';
import type { PageView } from '../../page-view.ts';
import type { Services } from './schema.ts';

/** The overview of all services. */
export function ServicesPage({ view }: { view: PageView<Services> }) {
  const { content, services, ui } = view;
  return (
    <>
      <PageHero view={view} seed={3} className="services-hero">
        <SignLine services={services} />
      </PageHero>
      <Section className="services-list">
        <h2 className="visually-hidden">{content.list.heading}</h2>
        <ul className="service-cards">
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} ui={ui} />
          ))}
        </ul>
      </Section>
      <Closing view={view} closing={content.closing} />
    </>
  );
}

/** All services on one thread, each tied into its figure; where there is no room, the cards are all there is. */
function SignLine({ services }: Pick<PageView, 'services'>) {
  return (
    <ul className="sign-line page-hero__aside">
      {services.map(({ id, href, heading, shape, colour }) => (
        <li key={id}>
          <a className="sign-line__link" href={href} data-colour={colour}>
            <Figure shape={shape} className="sign-line__figure" />
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
