import type { IconView } from '../page-view.ts';
import { rawHtml } from '../raw-html.ts';

/** Drawings that an island uses by name: the browser lets no script put markup into the page. */
export function IconSprite({ icons }: { icons: Readonly<Record<string, IconView>> }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {Object.entries(icons).map(([name, { viewBox, body }]) => (
        <symbol key={name} id={`icon-${name}`} viewBox={viewBox} {...rawHtml(body)} />
      ))}
    </svg>
  );
}

interface SpriteIconProps {
  /** A name in the page's sprite. */
  name: string;
  className: string;
}

/** A drawing of the page's sprite that only decorates. */
export function SpriteIcon({ name, className }: SpriteIconProps) {
  return (
    <svg className={`icon icon--stroke ${className}`} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
