import type { IconView } from '../page-view.ts';
import { Icon } from './Icon.tsx';

interface Feature {
  title: string;
  description: string;
  icon?: IconView | undefined;
}

/** What a visitor gets, as a ruled grid of short texts. */
export function FeatureGrid({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={`feature-grid feature-grid--${items.length}`}>
      {items.map(({ title, description, icon }) => (
        <li key={title} className="feature-grid__item">
          {icon && <Icon icon={icon} className="icon--tile feature-grid__icon" />}
          <h3 className="feature-grid__title">{title}</h3>
          <p className="feature-grid__text">{description}</p>
        </li>
      ))}
    </ul>
  );
}
