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
        <Needs services={services} question={content.needs} />
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

interface NeedsProps extends Pick<PageView, 'services'> {
  question: string;
}

/** What each service is for, with its figure: on one thread where there is room for it. */
function Needs({ services, question }: NeedsProps) {
  return (
    <nav className="needs page-hero__aside" aria-labelledby="_needs">
      <h2 className="needs__question" id="_needs">
        {question}
      </h2>
      <ul className="needs__list">
        {services.map(({ id, href, need, shape, colour }) => (
          <li key={id}>
            <a className="needs__link" href={href} data-colour={colour}>
              <Figure shape={shape} className="needs__figure" />
              {need}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
