import { ButtonLink } from '../../components/Button.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { PageView } from '../../page-view.ts';
import { Plans } from './Plans.tsx';
import { PlanThreads } from './PlanThreads.tsx';
import { PriceList } from './PriceList.tsx';
import type { Pricing } from './schema.ts';

interface Props {
  view: PageView<Pricing>;
}

/** Plans, single services, custom work and the hourly rate. */
export function PricingPage({ view }: Props) {
  const { content } = view;
  return (
    <>
      <PageHero view={view} className="price-hero">
        <p className="page-hero__note">{content.vatNote}</p>
        <PlanThreads plans={content.plans} />
      </PageHero>
      <Plans content={content} readOn={view.ui.actions.readOn} />
      <Section className="price-section">
        <SectionHead {...content.services} />
        <PriceList categories={content.services.categories} from={view.ui.prices.from} />
      </Section>
      <Section className="pricing-boxes">
        <div className="pricing-boxes__list">
          <CustomBox view={view} />
          <HourlyBox view={view} />
        </div>
      </Section>
    </>
  );
}

function CustomBox({ view }: Props) {
  const { custom, quotePage } = view.content;
  return (
    <div className="pricing-box pricing-box--custom">
      <h2 className="pricing-box__heading">{custom.heading}</h2>
      {custom.lead && <p>{custom.lead}</p>}
      <ButtonLink href={quotePage.href} variant="ink">
        {custom.action}
      </ButtonLink>
    </div>
  );
}

function HourlyBox({ view }: Props) {
  const { hourly } = view.content;
  return (
    <div className="pricing-box" id="_hourly">
      <h2 className="pricing-box__heading">{hourly.heading}</h2>
      {hourly.lead && <p>{hourly.lead}</p>}
      <p className="pricing-box__price">
        <PriceTag price={hourly.price} suffix={hourly.suffix} />
      </p>
    </div>
  );
}
