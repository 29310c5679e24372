import { ButtonLink } from '../../components/Button.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { Section } from '../../components/Section.tsx';
import { withPlan } from '../../forms/preselection.ts';
import type { PageContent } from '../../page-view.ts';
import type { Pricing } from './schema.ts';

type Content = PageContent<Pricing>;

interface PlansProps {
  content: Content;
  /** The words of the link to a quote. */
  action: string;
}

/** The three plans in a row; the popular one is dark, raised and says so. */
export function Plans({ content, action }: PlansProps) {
  const { heading, lead, items, note } = content.plans;
  return (
    <Section className="plans-section" id="_plans">
      <h2 className="plans-section__heading">{heading}</h2>
      {lead && <p className="plans-section__lead">{lead}</p>}
      <ul className="plans">
        {items.map((plan) => (
          <Plan key={plan.name} plan={plan} content={content} action={action} />
        ))}
      </ul>
      <p className="note">{note}</p>
    </Section>
  );
}

interface PlanProps extends PlansProps {
  plan: Content['plans']['items'][number];
}

function Plan({ plan, content, action }: PlanProps) {
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
        {action}
        <span className="visually-hidden">{` – ${plan.name}`}</span>
      </ButtonLink>
      <ul className="tick-list plan__features">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
