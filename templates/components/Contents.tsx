import type { BodyHeading, BodyView } from '../page-view.ts';

/** The headings of the sections of a text. */
export const sectionsOf = ({ headings }: BodyView): BodyHeading[] =>
  headings.filter(({ level }) => level === 2);

/** Links to the sections of a text; in an element with `data-contents` script marks the one that is read (current-section.ts). */
export function Contents({ headings }: { headings: readonly BodyHeading[] }) {
  return (
    <ol className="contents">
      {headings.map(({ id, text }) => (
        <li key={id} className="contents__item">
          <a className="contents__link" href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
