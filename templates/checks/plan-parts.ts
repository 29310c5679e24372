import { type Checking, defineProblems } from '../../src/define/index.ts';
import { formatIsk } from '../data/money.ts';
import type { Prices } from '../data/prices.ts';
import type { Pricing } from '../pages/pricing/schema.ts';
import { planExamples } from './examples/pages.ts';

const messages = {
  'plan-dearer': ({ name, amount, total }: { name: string; amount: number; total: number }) => ({
    what: `“${name}” costs ${formatIsk(amount)}, but its parts are ${formatIsk(total)} one by one.`,
    why: 'The page says that a plan costs less than the same work bought one by one.',
    fix: 'Correct “parts” of the plan in every language, or a price in prices.yaml.',
  }),
};

export const problems = defineProblems(messages, planExamples);

/** Reports plans that cost no less than their parts. */
export function checkPlans({ checked, locales: [first], report }: Checking): void {
  const prices = checked.find(({ document }) => document.name === 'prices')?.value as Prices | undefined;
  if (!prices) return;
  const costOf = (price: string) => prices[price]?.amount ?? Number.NaN;
  for (const { document, value } of checked) {
    if (document.data.template !== 'pricing' || document.locale !== first.id) continue;
    for (const [at, { name, price, parts }] of (value as Pricing).plans.items.entries()) {
      const total = (parts ?? []).reduce((sum, part) => sum + costOf(part.price) * part.times, 0);
      const place = document.locate(['plans', 'items', at, 'price']);
      if (parts && costOf(price) >= total)
        problems(report).error('plan-dearer', place, { name, amount: costOf(price), total });
    }
  }
}
