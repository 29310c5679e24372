import { withSuffix } from '../data/suffix.ts';
import type { StatisticView } from '../page-view.ts';

interface StatisticsProps {
  items: readonly { statistic: Record<keyof StatisticView, number | string>; label: string }[];
  /** What the numbers compare. */
  note: string;
  /** Whether the numbers are too long for the largest type. */
  isSmall?: boolean;
}

/** Numbers in large type, each with what it counts. */
export function Statistics({ items, note, isSmall = false }: StatisticsProps) {
  return (
    <>
      <dl className={isSmall ? 'statistics statistics--small' : 'statistics'}>
        {items.map(({ statistic, label }) => (
          <div key={label} className="statistics__item">
            <dt className="statistics__label">{label}</dt>
            <dd className="statistics__value">{withSuffix(`${statistic.value}`, `${statistic.suffix}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </>
  );
}
