import { PriceTag } from '../../components/PriceTag.tsx';
import { withService } from '../../forms/preselection.ts';
import type { PageContent } from '../../page-view.ts';
import type { Home } from './schema.ts';

interface PullListProps {
  threads: PageContent<Home>['threads'];
  quoteHref: string;
}

/**
 * The problems at the loose ends of the threads, with what their answers cost: links to the quote form, which the script
 * turns into handles of the threads (pull-threads.ts).
 */
export function PullList({ threads: { invitation, done, again, pull, items }, quoteHref }: PullListProps) {
  return (
    <div className="pulls">
      <p className="pulls__invitation">{invitation}</p>
      <p className="pulls__invitation pulls__done">
        {`${done} `}
        <button type="button" className="pulls__again">
          {again}
        </button>
      </p>
      <ul className="pulls__list">
        {items.map(({ problem, offer, service, price }) => (
          <li key={problem} className="pulls__item">
            <a className="pull" href={withService(quoteHref, service)} data-amount={price.amount}>
              <span className="pull__problem">{problem}</span>
              <span className="pull__offer">{offer}</span>
              <span className="pull__hint">{pull}</span>
              <span className="pull__price">
                <PriceTag price={price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
