import { type AnyFigure, shapePath } from '../motif/shapes.ts';

interface FigureProps {
  shape: AnyFigure;
  className?: string;
  /** How it is moved or turned in its square. */
  transform?: string;
  /** The path data of the thread that leads to it. */
  lead?: string | undefined;
}

/** A figure, such as that of a service, tied from the thread. */
export function Figure({ shape, className = '', transform, lead }: FigureProps) {
  return (
    <svg className={`figure ${className}`.trim()} viewBox="0 0 100 100" aria-hidden="true">
      <path d={shapePath(shape)} transform={transform} />
      {lead && <path d={lead} />}
    </svg>
  );
}

/** The figure of the service, which its page has already. */
export const OwnFigure = () => (
  <svg className="figure" viewBox="0 0 100 100" aria-hidden="true">
    <use href="#_figure" />
  </svg>
);
