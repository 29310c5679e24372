import type { ArticleView, DayView } from './articles.ts';

interface ArticleListProps {
  items: readonly ArticleView[];
  /** The level of the headings of articles. */
  level: 'h2' | 'h3';
}

/** Articles as ruled rows, each one link as a whole. */
export function ArticleList({ items, level: Heading }: ArticleListProps) {
  return (
    <ul className="article-list">
      {items.map(({ href, heading, lead, day }) => (
        <li key={href} className="ruled-row article-list__item">
          <Heading className="ruled-row__title">
            <a className="article-list__link" href={href}>
              {heading}
            </a>
          </Heading>
          <div>
            <p className="article-list__day">
              <Day day={day} />
            </p>
            <p>{lead}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A day in words that machines can read. */
export function Day({ day: { date, text } }: { day: DayView }) {
  return <time dateTime={date}>{text}</time>;
}
