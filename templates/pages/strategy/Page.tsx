import { ButtonLink } from '../../components/Button.tsx';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { OwnFigure } from '../../components/Figure.tsx';
import { Fold } from '../../components/Fold.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ServiceHero } from '../../components/ServiceHero.tsx';
import {
  ServiceEnd,
  ServiceFeatures,
  ServiceProcess,
  ServiceStory,
} from '../../components/ServiceSections.tsx';
import { withService } from '../../forms/preselection.ts';
import type { PageView } from '../../page-view.ts';
import { StrategySheet } from './StrategySheet.tsx';
import type { Strategy } from './schema.ts';

/** Digital strategy: an example, intro and benefits, what it consists of, a three-step process, and what can be had of it. */
export function StrategyPage({ view }: { view: PageView<Strategy> }) {
  const { intro, benefits } = view.content;
  return (
    <>
      <ServiceHero view={view} />
      <StrategySheet view={view} />
      <Section>
        <h2 className="strategy-intro__heading">{intro.heading}</h2>
        <p className="strategy-intro__text">{intro.text}</p>
      </Section>
      <Section>
        <Fold summary={<h2 className="strategy-benefits">{benefits.heading}</h2>}>
          <FeatureGrid items={benefits.items} />
        </Fold>
      </Section>
      <ServiceFeatures view={view} />
      <ServiceProcess view={view} folded="names" />
      <Services view={view} />
      <ServiceStory view={view} />
      <ServiceEnd view={view} />
    </>
  );
}

/** The whole strategy on the colour of the service, and beside it the parts that can be had by themselves. */
function Services({ view }: { view: PageView<Strategy> }) {
  const { services, colour, quoteService } = view.content;
  const { heading, lead, whole, parts } = services;
  return (
    <Section>
      <SectionHead heading={heading} lead={lead} />
      <div className="strategy-services" data-colour={colour}>
        <div className="strategy-services__whole">
          <h3>{whole.title}</h3>
          <OwnFigure />
          <p>{whole.description}</p>
          <p>
            <ButtonLink href={withService(view.links.quote.href, quoteService)} variant="ink">
              {view.ui.navigation.quote}
            </ButtonLink>
          </p>
        </div>
        <Fold className="fold--more" summary={view.ui.actions.readOn}>
          <ul className="strategy-services__parts">
            {parts.map(({ title, description, price, priceText = price?.text }) => (
              <li key={title} className="strategy-services__part">
                <h3>{title}</h3>
                {priceText && <b>{priceText}</b>}
                <p className="feature-grid__text">{description}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </Section>
  );
}
