import { Closing } from '../../components/Closing.tsx';
import { Figure } from '../../components/Figure.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import type { PageView } from '../../page-view.ts';
import { ServiceCard } from './ServiceCard.tsx';
import type { Services } from './schema.ts';

/** The overview of all services. */
export function ServicesPage({ view }: { view: PageView<Services> }) {
  const { content, services, ui } = view;
  return (
    <>
      <PageHero view={view}>
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

/** All services, each with its figure: on one thread where there is room for it. */
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
