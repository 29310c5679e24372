import { rawHtml } from '../../src/define/raw-html.ts';
import type { DrawingView, IconView } from '../page-view.ts';

interface IconProps {
  icon: IconView;
  className?: string;
}

/** A drawing that only decorates: the words beside it say what it means. */
export function Icon({ icon, className = '' }: IconProps) {
  return (
    <svg className={classes(icon, className)} aria-hidden="true">
      <use href={icon.href} />
    </svg>
  );
}

interface DrawingProps {
  drawing: DrawingView;
  className?: string;
}

/** The same for a drawing that the page itself holds. */
export function Drawing({ drawing, className = '' }: DrawingProps) {
  const { viewBox, body } = drawing;
  return (
    <svg className={classes(drawing, className)} viewBox={viewBox} aria-hidden="true" {...rawHtml(body)} />
  );
}

const classes = ({ style }: Pick<IconView, 'style'>, more: string) => `icon icon--${style} ${more}`.trim();

/** The calm line with a head, which says that a link leads on. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 24 12" aria-hidden="true">
      <path d="M1 6h21M17 1l5 5-5 5" />
    </svg>
  );
}
