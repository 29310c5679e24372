import { type Shape, shapePath } from '../motif/shapes.ts';

interface FeatureIndexProps {
  items: readonly { title: string; description: string }[];
  shape: Shape;
}

/** What a visitor gets, as a ruled index whose rows draw the figure of the service: each adds a piece, the last has it whole. */
export function FeatureIndex({ items, shape }: FeatureIndexProps) {
  return (
    <ul className="feature-index">
      {items.map(({ title, description }, index) => (
        <li key={title} className="feature-index__item">
          <FigurePart shape={shape} part={index + 1} parts={items.length} />
          <h3 className="feature-index__title">{title}</h3>
          <p className="feature-index__text">{description}</p>
        </li>
      ))}
    </ul>
  );
}

interface FigurePartProps {
  shape: Shape;
  /** How many pieces the thread has drawn, of how many. */
  part: number;
  parts: number;
}

/**
 * The beginning of a figure over a trace of the whole. The first one holds the line that all use, and what else the page draws of it; a piece of it is 1 long. It has a
 * width before its styles come, which is not that of the page.
 */
function FigurePart({ shape, part, parts }: FigurePartProps) {
  const rest = 2 * parts;
  return (
    <svg className="figure feature-index__figure" width="96" viewBox="0 0 100 100" aria-hidden="true">
      {part === 1 && (
        <defs>
          <path id="_figure" pathLength={parts} d={shapePath(shape)} />
        </defs>
      )}
      <use href="#_figure" />
      <use href="#_figure" strokeDasharray={`1 ${rest}`} strokeDashoffset={1 - part} />
      <use href="#_figure" strokeDasharray={`${part} ${rest}`} />
    </svg>
  );
}
