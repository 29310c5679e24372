import { ButtonLink } from '../../components/Button.tsx';
import { Fold } from '../../components/Fold.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { Section } from '../../components/Section.tsx';
import { withPlan } from '../../forms/preselection.ts';
import type { PageContent } from '../../page-view.ts';
import { difference } from './difference.ts';
import type { Pricing } from './schema.ts';

type Content = PageContent<Pricing>;

interface PlansProps {
  content: Content;
  /** The words that unfold the small print on phones. */
  readOn: string;
}

/**
 * The three plans in a row, each with what it has beyond the one before it; the popular one stands out by its ground and
 * says so. Their heading is for those who cannot see that they are plans.
 */
export function Plans({ content, readOn }: PlansProps) {
  const { heading, lead, items, added, notes } = content.plans;
  return (
    <Section className="plans-section" id="_plans">
      <h2 className="visually-hidden">{heading}</h2>
      {lead && <p className="plans-section__lead">{lead}</p>}
      <ul className="plans">
        {items.map((plan, index) => (
          <Plan key={plan.name} plan={plan} previous={items[index - 1]} content={content} />
        ))}
      </ul>
      <div className="plans-section__notes">
        <div>
          <h3 className="plans-section__heading">{notes.heading}</h3>
          <p className="note">{`${added} ${content.paymentNote}`}</p>
        </div>
        <Fold className="fold--more" summary={readOn}>
          <ul className="tick-list note">
            {notes.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </Section>
  );
}

interface PlanProps {
  content: Content;
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
