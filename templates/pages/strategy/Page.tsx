import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ServiceHero } from '../../components/ServiceHero.tsx';
import {
  ServiceEnd,
  ServiceFeatures,
  ServiceProcess,
  ServiceStory,
} from '../../components/ServiceSections.tsx';
import type { PageView } from '../../page-view.ts';
import type { Strategy } from './schema.ts';

/** Digital strategy: intro, benefits, a three-step process, and what it consists of. */
export function StrategyPage({ view }: { view: PageView<Strategy> }) {
  const { intro, benefits, services, colour } = view.content;
  return (
    <>
      <ServiceHero view={view} />
      <Section className="strategy-intro">
        <h2 className="strategy-intro__heading">{intro.heading}</h2>
        <p className="strategy-intro__text">{intro.text}</p>
      </Section>
      <Section>
        <SectionHead {...benefits} />
        <div data-colour={colour}>
          <FeatureGrid items={benefits.items} />
        </div>
      </Section>
      <ServiceProcess view={view} folds />
      <Section>
        <SectionHead {...services} />
        <FeatureGrid items={services.items} />
      </Section>
      <ServiceFeatures view={view} />
      <ServiceStory view={view} />
      <ServiceEnd view={view} />
    </>
  );
}
