// Not by the index, whose other parts would reach the browser too.
import { fillText } from '../../src/define/plural.ts';
import { formatIsk } from '../data/money.ts';
import { splitBudget } from './split-budget.ts';

/** Data that the element of this script carries. */
export interface BudgetData {
  /** The prices of what can be bought, in the order of the list. */
  prices: readonly number[];
  period: string;
  summary: string;
}

/** Returns the path data of the part of a thread that stands for a share, from its beginning. */
export const sharePath = (share: number): string => `M0 1H${Math.round(share * 1000)}`;

/** Lets the visitor choose the amount; the first answer follows it. */
export function enhance(budget: HTMLElement): void {
  const { prices, period, summary } = JSON.parse(budget.dataset.campaignBudget ?? '{}') as BudgetData;
  const find = (part: string) => budget.querySelector(`.budget__${part}`);
  const slider = budget.querySelector('input');
  if (!slider) return;
  const purchases = budget.querySelectorAll<HTMLElement>('.budget__purchase');
  const update = () => {
    const amount = slider.valueAsNumber;
    const { bought, work, ads } = splitBudget(amount, prices);
    const sum = formatIsk(amount);
    const write = (part: string, text: string) => find(part)?.replaceChildren(text);
    write('amount', sum);
    write('ads', formatIsk(ads));
    write('summary', fillText(summary, { work: formatIsk(work), ads: formatIsk(ads) }));
    slider.ariaValueText = `${sum} ${period}`;
    find('work')?.setAttribute('d', sharePath(work / amount));
    prices.forEach((_, index) => {
      purchases[index]?.toggleAttribute('hidden', index >= bought);
    });
  };
  slider.addEventListener('input', update);
  slider.disabled = false;
  budget.dataset.ready = '';
  // A browser may have kept the amount of an earlier visit.
  update();
}
