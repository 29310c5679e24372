import { fillText } from '../../../src/define/plural.ts';
import { Figure } from '../../components/Figure.tsx';
import { Arrow } from '../../components/Icon.tsx';
import { ServicePrice } from '../../components/ServicePrice.tsx';
import type { Ui } from '../../data/ui.ts';
import type { ServiceView } from '../../page-view.ts';

/** How many features a card shows (specification 4.4). */
const shown = 3;

interface ServiceCardProps {
  service: ServiceView;
  ui: Ui;
}

/** A service with its figure, its first features, how many more there are, and its price. */
export function ServiceCard({ service, ui }: ServiceCardProps) {
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
          {more > 0 && (
            <li className="service-card__more">{fillText(ui.actions.moreFeatures, { n: more })}</li>
          )}
        </ul>
        <ServicePrice service={service} words={ui.prices} />
        <Arrow />
      </div>
    </li>
  );
}
