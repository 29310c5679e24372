import { z } from 'zod';
import { identifier } from '../../src/define/index.ts';
import { ButtonLink } from '../components/Button.tsx';
import { PriceTag } from '../components/PriceTag.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import { withPlan } from '../forms/preselection.ts';
import { sectionHead } from '../pages/parts.ts';
import { type BlockProps, kind, picking } from './parts.tsx';

/** Plans of the price list. */
export const plans = z.strictObject({
  block: kind('plans', 'Plans of the price list, with their prices'),
  ...sectionHead,
  pick: picking(identifier('The id of a plan in pricing.yaml')),
});

/** Plans with what they cost; what they hold is on the page of prices. */
export function PlansBlock({ view, block: { heading, lead, pick } }: BlockProps<typeof plans>) {
  const { plans: all, quotePage, vatNote } = view.singles.pricing;
  const shown = pick ? pick.flatMap((id) => all.items.find((plan) => plan.id === id) ?? []) : all.items;
  return (
    <Section>
      <SectionHead heading={heading} lead={lead} />
      <ul className="block-plans">
        {shown.map(({ id, name, price, description, action }) => (
          <li key={id} className="block-plans__item">
            <h3>{name}</h3>
            <p className="block-plans__price">
              <PriceTag price={price} suffix={all.period} />
            </p>
            <p className="block-plans__text">{description}</p>
            <ButtonLink href={withPlan(quotePage.href, id)} variant="quiet">
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="note">
        {`${vatNote} `}
        <a href={view.links.pricing.href}>{view.links.pricing.text}</a>
      </p>
    </Section>
  );
}
