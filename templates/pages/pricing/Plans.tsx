import { ButtonLink } from '../../components/Button.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { withPlan } from '../../forms/preselection.ts';
import type { PageContent } from '../../page-view.ts';
import { difference } from './difference.ts';
import type { Pricing } from './schema.ts';

type Content = PageContent<Pricing>;

interface PlansProps {
  content: Content;
}

/** The three plans in a row, each with what it has beyond the one before it; the popular one is dark and says so. */
export function Plans({ content }: PlansProps) {
  const { heading, lead, items, added, note } = content.plans;
  return (
    <Section className="plans-section" id="_plans">
      <SectionHead heading={heading} lead={lead} />
      <ul className="plans">
        {items.map((plan, index) => (
          <Plan key={plan.name} plan={plan} previous={items[index - 1]} content={content} />
        ))}
      </ul>
      <p className="note">{`${added} ${note}`}</p>
    </Section>
  );
}

interface PlanProps extends PlansProps {
  plan: Content['plans']['items'][number];
  /** The plan before it; none before the first. */
  previous: Content['plans']['items'][number] | undefined;
}

function Plan({ plan, previous, content }: PlanProps) {
  const { period, popular } = content.plans;
  return (
    <li className={plan.popular ? 'plan plan--popular' : 'plan'}>
      <div className="plan__head">
        <h3 className="plan__name">{plan.name}</h3>
        {plan.popular && <p className="plan__badge">{popular}</p>}
      </div>
      <p className="plan__price">
        <PriceTag price={plan.price} suffix={period} />
      </p>
      <p className="plan__text">{plan.description}</p>
      <ButtonLink
        href={withPlan(content.quotePage.href, plan.id)}
        variant={plan.popular ? 'primary' : 'quiet'}
      >
        {plan.action}
      </ButtonLink>
      <ul className="tick-list plan__features">
        {plan.features.map((feature) => (
          <li key={feature}>
            {previous ? <Compared feature={feature} previous={previous.features} /> : feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A feature in which stands out what the plan before it does not have. */
function Compared({ feature, previous }: { feature: string; previous: readonly string[] }) {
  const { before, own, after } = difference(feature, previous);
  return (
    <span>
      {before && `${before} `}
      {own && <b>{own}</b>}
      {after && (own ? ` ${after}` : after)}
    </span>
  );
}
