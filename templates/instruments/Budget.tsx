import { fillText } from '../../src/define/plural.ts';
import { ButtonLink } from '../components/Button.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import { formatIsk } from '../data/money.ts';
import { withService } from '../forms/preselection.ts';
import type { PageContent, PageView } from '../page-view.ts';
import type { Service } from '../pages/service/schema.ts';
import { type BudgetData, sharePath } from './budget.ts';
import { splitBudget } from './split-budget.ts';

type Words = NonNullable<PageContent<Service>['budget']>;

const sliderId = '_budget';

/** What an amount per month buys: an answer that follows a slider, or without script the answers to three amounts. */
export function Budget({ view, budget }: { view: PageView<Service>; budget: Words }) {
  const { heading, lead, items, period, summary, examples, note, action } = budget;
  const { colour, quoteService } = view.content;
  const data: BudgetData = { prices: items.map(({ price }) => price.amount), period, summary };
  return (
    <Section ground="shade" colour={colour}>
      <SectionHead heading={heading} lead={lead} />
      <div className="budget" data-campaign-budget={JSON.stringify(data)}>
        <Slider budget={budget} />
        <div className="budget__answers">
          {examples.map((amount, index) => (
            <Answer key={amount} budget={budget} amount={amount} follows={index === 0} />
          ))}
        </div>
        <p className="note">{note}</p>
        <p className="buttons">
          <ButtonLink href={withService(view.links.quote.href, quoteService)}>{action}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}

function Slider({ budget: { label, from, to, step, examples } }: { budget: Words }) {
  return (
    <div className="budget__control">
      <label htmlFor={sliderId}>{label}</label>
      <input
        className="budget__slider"
        type="range"
        id={sliderId}
        min={from}
        max={to}
        step={step}
        defaultValue={examples[0]}
        autoComplete="off"
        disabled
      />
      <div className="budget__ends">
        <span>{formatIsk(from)}</span> <span>{formatIsk(to)}</span>
      </div>
    </div>
  );
}

/** What one amount buys. The answer that follows the slider also holds what its amount does not buy yet. */
function Answer({ budget, amount, follows }: { budget: Words; amount: number; follows: boolean }) {
  const { items, period, ads, summary, setup } = budget;
  const split = splitBudget(
    amount,
    items.map(({ price }) => price.amount),
  );
  const shares = { work: formatIsk(split.work), ads: formatIsk(split.ads) };
  return (
    <div className="budget__answer">
      <div>
        <h3 className="budget__sum">
          <span className="budget__amount">{formatIsk(amount)}</span>{' '}
          <span className="budget__period">{period}</span>
        </h3>
        <svg className="budget__bar" viewBox="0 0 1000 2" preserveAspectRatio="none" aria-hidden="true">
          <path d={sharePath(1)} />
          <path className="budget__work" d={sharePath(split.work / amount)} />
        </svg>
        <p className="budget__summary" role={follows ? 'status' : undefined}>
          {fillText(summary, shares)}
        </p>
      </div>
      <ul className="budget__list">
        {items.slice(0, follows ? items.length : split.bought).map(({ name, price }, index) => (
          <Row
            key={name}
            name={name}
            price={price.text}
            className="budget__purchase"
            hidden={index >= split.bought}
          />
        ))}
        <Row name={ads} price={shares.ads} className="budget__rest" priceClassName="budget__ads" />
        <Row name={setup.name} price={setup.price.text} className="budget__setup" />
      </ul>
    </div>
  );
}

interface RowProps {
  name: string;
  price: string;
  className: string;
  priceClassName?: string;
  hidden?: boolean;
}

function Row({ name, price, className, priceClassName = '', hidden = false }: RowProps) {
  return (
    <li className={`budget__row ${className}`} hidden={hidden}>
      <span>{name}</span>
      <span className="budget__dots" />
      <span className={`budget__price ${priceClassName}`.trim()}>{price}</span>
    </li>
  );
}
