import { Icon } from '../../components/Icon.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import type { PageContent } from '../../page-view.ts';
import type { Pricing } from './schema.ts';

type Categories = PageContent<Pricing>['services']['categories'];

/** Every single service with its price, by category, under links to the categories. */
export function PriceList({ categories }: { categories: Categories }) {
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
        {categories.map((category) => (
          <PriceCategory key={category.id} category={category} />
        ))}
      </div>
    </>
  );
}

function PriceCategory({ category }: { category: Categories[number] }) {
  return (
    <div className="price-list__category" id={category.id}>
      <h3 className="price-list__heading">
        <Icon icon={category.icon} className="price-list__icon" />
        {category.name}
      </h3>
      <ul className="price-list__items">
        {category.services.map(({ name, price }) => (
          <li key={name} className="price-list__item">
            <span className="price-list__name">{name}</span>
            <span className="price-list__dots" />
            <PriceTag price={price} />
          </li>
        ))}
      </ul>
    </div>
  );
}
