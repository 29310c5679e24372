import { IconList } from '../../components/IconList.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ServiceHero } from '../../components/ServiceHero.tsx';
import {
  ServiceEnd,
  ServiceFeatures,
  ServiceProcess,
  ServiceStory,
} from '../../components/ServiceSections.tsx';
import type { PageContent, PageView } from '../../page-view.ts';
import { Games } from './Games.tsx';
import { QuizDemo } from './QuizDemo.tsx';
import type { Gamification } from './schema.ts';

/** Gamification: a game to try, what it brings, what games are made of, and the kinds of games. */
export function GamificationPage({ view }: { view: PageView<Gamification> }) {
  const { benefits, elements, games, colour } = view.content;
  return (
    <>
      <ServiceHero view={view} />
      <QuizDemo view={view} />
      <Benefits benefits={benefits} colour={colour} />
      <Section>
        <SectionHead {...elements} />
        <div data-colour={colour}>
          <IconList items={elements.items} />
        </div>
      </Section>
      <Games games={games} />
      <ServiceFeatures view={view} />
      <ServiceProcess view={view} folded="names" />
      <ServiceStory view={view} />
      <ServiceEnd view={view} />
    </>
  );
}

type Content = PageContent<Gamification>;

interface BenefitsProps {
  benefits: Content['benefits'];
  colour: Content['colour'];
}

/** What grows, and by how much. */
function Benefits({ benefits, colour }: BenefitsProps) {
  return (
    <Section>
      <SectionHead heading={benefits.heading} />
      <ul className="benefits" data-colour={colour}>
        {benefits.items.map(({ value, title, description }) => (
          <li key={title} className="benefits__item">
            <h3 className="benefits__title">{title}</h3>
            <p className="benefits__value">{`+${value}%`}</p>
            <p className="benefits__text">{description}</p>
          </li>
        ))}
      </ul>
      <p className="note">{benefits.note}</p>
    </Section>
  );
}
