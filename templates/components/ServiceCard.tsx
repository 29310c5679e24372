import { fillText } from '../../src/define/plural.ts';
import type { ServiceView } from '../page-view.ts';
import { Figure } from './Figure.tsx';
import { Arrow } from './Icon.tsx';

/** How many features a card shows (specification 4.4). */
const shown = 3;

interface ServiceCardProps {
  service: ServiceView;
  /** The words of the badge, with `{n}`. */
  moreFeatures: string;
}

/** A service with its figure, its first features, and how many more there are. */
export function ServiceCard({ service, moreFeatures }: ServiceCardProps) {
  const more = service.features.length - shown;
  return (
    <li className="link-card service-card" data-colour={service.colour}>
      <Figure shape={service.shape} className="service-card__figure" />
      <div className="service-card__words">
        <h3 className="service-card__title">
          <a className="link-card__link" href={service.href}>
            {service.heading}
          </a>
        </h3>
        <p className="service-card__summary">{service.summary}</p>
        <ul className="tick-list">
          {service.features.slice(0, shown).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {more > 0 && <li className="service-card__more">{fillText(moreFeatures, { n: more })}</li>}
        </ul>
        <Arrow />
      </div>
    </li>
  );
}
