import { type Shape, shapePath } from '../motif/shapes.ts';

interface FigureProps {
  shape: Shape;
  className?: string;
}

/** The figure of a service, tied from the thread. */
export function Figure({ shape, className = '' }: FigureProps) {
  return (
    <svg className={`figure ${className}`.trim()} viewBox="0 0 100 100" aria-hidden="true">
      <path d={shapePath(shape)} />
    </svg>
  );
}
