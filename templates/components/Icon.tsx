import type { IconView } from '../page-view.ts';
import { rawHtml } from '../raw-html.ts';

interface IconProps {
  icon: IconView;
  className?: string;
}

/** A drawing that only decorates: the words beside it say what it means. */
export function Icon({ icon, className = '' }: IconProps) {
  return (
    <svg
      className={`icon icon--${icon.style} ${className}`.trim()}
      viewBox={icon.viewBox}
      aria-hidden="true"
      {...rawHtml(icon.body)}
    />
  );
}
