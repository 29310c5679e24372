import type { IconView } from '../page-view.ts';
import { Icon } from './Icon.tsx';

interface IconListProps {
  items: readonly { icon: IconView; title: string; description: string }[];
}

/** Short texts, each behind its icon on a field of the page's colour. */
export function IconList({ items }: IconListProps) {
  return (
    <ul className="icon-list">
      {items.map(({ icon, title, description }) => (
        <li key={title} className="icon-list__item">
          <Icon icon={icon} className="icon--tile icon-list__icon" />
          <h3>{title}</h3>
          <p className="feature-grid__text">{description}</p>
        </li>
      ))}
    </ul>
  );
}
