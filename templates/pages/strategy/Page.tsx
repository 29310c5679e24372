import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { Fold } from '../../components/Fold.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ServiceHero } from '../../components/ServiceHero.tsx';
import {
  ServiceEnd,
  ServiceFeatures,
  ServiceProcess,
  ServiceStory,
} from '../../components/ServiceSections.tsx';
import { Exhibit } from '../../instruments/Exhibit.tsx';
import type { PageView } from '../../page-view.ts';
import type { Strategy } from './schema.ts';

/** Digital strategy: intro, what it consists of, an example, benefits, a three-step process, and what can be had of it. */
export function StrategyPage({ view }: { view: PageView<Strategy> }) {
  const { intro, exhibit, benefits, services, colour } = view.content;
  return (
    <>
      <ServiceHero view={view} />
      <Section className="strategy-intro">
        <h2 className="strategy-intro__heading">{intro.heading}</h2>
        <p className="strategy-intro__text">{intro.text}</p>
      </Section>
      <ServiceFeatures view={view} />
      {exhibit && <Exhibit view={view} exhibit={exhibit} />}
      <Section>
        <SectionHead {...benefits} />
        <div data-colour={colour}>
          <FeatureGrid items={benefits.items} />
        </div>
      </Section>
      <ServiceProcess view={view} folds />
      <Section>
        <SectionHead {...services} />
        <Fold className="fold--more" summary={view.ui.actions.readOn}>
          <FeatureGrid items={services.items} />
        </Fold>
      </Section>
      <ServiceStory view={view} />
      <ServiceEnd view={view} />
    </>
  );
}
