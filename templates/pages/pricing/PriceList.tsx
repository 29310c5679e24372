import { Fold } from '../../components/Fold.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import type { PageContent, PriceView } from '../../page-view.ts';
import type { Pricing } from './schema.ts';

type Categories = PageContent<Pricing>['services']['categories'];

/** Every single service with its price, by category, under links to the categories. */
export function PriceList({ categories, from }: { categories: Categories; from: string }) {
  return (
    <>
      <ul className="chips">
        {categories.map(({ id, name, icon }) => (
          <li key={id}>
            <a className="chip" href={`#${id}`}>
              <Icon icon={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="price-list">
        {halvesOf(categories).map((half) => (
          <div key={half[0]?.id}>
            {half.map((category) => (
              <PriceCategory key={category.id} category={category} from={from} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** How many rows high a category is: its name takes as much as three. */
const heightOf = ({ services }: Categories[number]) => services.length + 3;

/** The categories in two columns that are as even as they can be. */
function halvesOf(categories: Categories): Categories[] {
  const sum = (part: Categories) => part.reduce((rows, category) => rows + heightOf(category), 0);
  const unevenness = (at: number) => Math.abs(sum(categories.slice(0, at)) - sum(categories.slice(at)));
  const [at = 0] = [...categories.keys()].sort((one, other) => unevenness(one) - unevenness(other));
  return [categories.slice(0, at), categories.slice(at)].filter((half) => half.length > 0);
}

interface PriceCategoryProps {
  category: Categories[number];
  /** The word before the least of several prices. */
  from: string;
}

function PriceCategory({ category: { id, name, icon, services }, from }: PriceCategoryProps) {
  const least = leastOf(services, from);
  return (
    <Fold
      className="price-list__category"
      summary={
        <>
          <h3 className="price-list__heading" id={id}>
            <Icon icon={icon} className="price-list__icon" />
            {name}
          </h3>
          {least && <PriceTag price={least} />}
        </>
      }
    >
      <ul className="price-list__items">
        {services.map(({ name, price }) => (
          <li key={name} className="price-list__item">
            <span className="price-list__name">{name}</span>
            <span className="price-list__dots" />
            <PriceTag price={price} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The lowest of several prices, as “from”; what is free is not what the others cost. */
function leastOf(services: Categories[number]['services'], from: string): PriceView | undefined {
  const costs = services.map(({ price }) => price).filter(({ isFree }) => !isFree);
  const [least] = costs.toSorted((one, other) => one.amount - other.amount);
  return least && costs.length > 1 ? { ...least, prefix: from } : least;
}
