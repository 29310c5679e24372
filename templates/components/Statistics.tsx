import type { StatisticView } from '../page-view.ts';

interface StatisticsProps {
  items: readonly { statistic: StatisticView; label: string }[];
  /** What the numbers compare. */
  note: string;
}

/** Numbers in large type, each with what it counts. */
export function Statistics({ items, note }: StatisticsProps) {
  return (
    <>
      <dl className="statistics">
        {items.map(({ statistic, label }) => (
          <div key={label} className="statistics__item">
            <dt className="statistics__label">{label}</dt>
            <dd className="statistics__value">{`${statistic.value}${statistic.suffix}`}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </>
  );
}
