import { PriceTag } from '../../components/PriceTag.tsx';
import { formatIsk } from '../../data/money.ts';
import { thread } from '../../motif/thread.ts';
import type { PageContent } from '../../page-view.ts';
import type { Pricing } from './schema.ts';

type Plans = PageContent<Pricing>['plans'];

/** The plans as pairs of threads: a tangled one as long as the sum of its parts, and a straight one as long as its price. */
export function PlanThreads({ plans }: { plans: Plans }) {
  const totals = plans.items.map(costApart);
  const longest = Math.max(...totals, ...plans.items.map(({ price }) => price.amount));
  return (
    <ul className="plan-threads page-hero__aside">
      {plans.items.map((plan, index) => (
        <PlanThread key={plan.name} plan={plan} plans={plans} total={totals[index] ?? 0} longest={longest} />
      ))}
    </ul>
  );
}

interface PlanThreadProps {
  plan: Plans['items'][number];
  plans: Plans;
  /** What its parts cost one by one. */
  total: number;
  /** The amount as which a thread is as long as the drawing is wide. */
  longest: number;
}

function PlanThread({ plan: { name, price }, plans, total, longest }: PlanThreadProps) {
  return (
    <li className="plan-threads__item">
      <p>
        <span className="plan-threads__name">{name}</span> <PriceTag price={price} suffix={plans.period} />
      </p>
      {total > 0 && <p className="plan-threads__apart">{plans.apart.replace('{total}', formatIsk(total))}</p>}
      <svg className="thread plan-threads__drawing" viewBox="0 0 1000 124" aria-hidden="true">
        {total > 0 && <path d={tangled((1000 * total) / longest)} />}
        <path d={`M3 116H${Math.round((1000 * price.amount) / longest)}`} />
      </svg>
      {total > 0 && <p className="plan-threads__saving">{savingOf(plans.saving, price.amount / total)}</p>}
    </li>
  );
}

/** A thread that is half tangled; a longer one has more turns. */
const tangled = (width: number) =>
  thread({ seed: 7, width, height: 90, tangle: 0.45, turns: Math.round(3 + width / 70), isFlush: true });

/** How much less the plan costs, in whole percent, rounded to the disadvantage of the plan. */
const savingOf = (words: string, share: number) =>
  words.replace('{percent}', String(Math.floor(100 * (1 - share))));

/** Returns what the parts of a plan cost one by one. 0 for a plan without such parts. */
function costApart({ parts = [] }: Plans['items'][number]): number {
  return parts.reduce((sum, { price, times }) => sum + price.amount * times, 0);
}
