import type { PageContext } from '../src/define/index.ts';
import type { Data } from './data/index.ts';
import { formatIsk } from './data/money.ts';
import type { PriceView, StatisticView } from './page-view.ts';

type AnyPage = PageContext<unknown, Data>;

/** What is shown with or without being picked. What is picked by key is found among those of the view. */
const listed = { path: [], isShown: true, isListed: true, resolve: (key: string) => key };

/** What content refers to by name, beside icons, pages and videos. */
export const references = {
  price: { file: 'prices', path: [], where: 'prices.yaml', isShown: true, resolve: priceView },
  statistic: {
    file: 'site',
    path: ['statistics'],
    where: 'site.yaml, under statistics',
    resolve: statisticView,
  },
  client: { ...listed, file: 'clients', where: 'clients.yaml' },
  case: { ...listed, file: 'cases', where: 'cases.yaml' },
  person: { ...listed, file: 'people', where: 'people.yaml' },
};

function priceView(key: string, { content, own }: AnyPage): PriceView {
  const { amount = 0, from = false } = content.shared.prices[key] ?? {};
  const { prices } = own.ui;
  if (amount === 0) return { text: prices.free, isFree: true, amount };
  return { text: formatIsk(amount), isFree: false, amount, ...(from ? { prefix: prices.from } : {}) };
}

function statisticView(key: string, { content }: AnyPage): StatisticView | undefined {
  return content.shared.site.statistics[key];
}
