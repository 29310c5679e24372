import { Closing } from '../../components/Closing.tsx';
import { Section } from '../../components/Section.tsx';
import { Statistics } from '../../components/Statistics.tsx';
import type { PageView } from '../../page-view.ts';
import { HomeCards } from './HomeCards.tsx';
import { HomeGroups } from './HomeGroups.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeProcess } from './HomeProcess.tsx';
import type { Home } from './schema.ts';

/** The home page: the promise, the proof, the services, the way of working, the invitation. */
export function HomePage({ view }: { view: PageView<Home> }) {
  const { content, links } = view;
  return (
    <>
      <HomeHero view={view} />
      <Section className="home-statistics">
        <div className="home-statistics__head">
          <h2 className="home-statistics__heading">{content.statistics.heading}</h2>
          {content.statistics.lead && <p className="home-statistics__lead">{content.statistics.lead}</p>}
        </div>
        <Statistics {...content.statistics} />
      </Section>
      <HomeCards cards={content.cards} />
      <HomeGroups groups={content.groups} />
      <HomeProcess view={view} />
      <Closing
        view={view}
        closing={content.closing}
        action={content.closing.action}
        href={links.quote.href}
      />
    </>
  );
}
