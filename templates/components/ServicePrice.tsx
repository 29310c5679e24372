import type { Ui } from '../data/ui.ts';
import type { ServiceView } from '../page-view.ts';
import { PriceTag } from './PriceTag.tsx';

interface ServicePriceProps {
  service: ServiceView;
  words: Ui['prices'];
}

/** What a service costs at least, or usually; nothing if the site does not say. */
export function ServicePrice({ service: { price, priceText }, words }: ServicePriceProps) {
  if (!price) return priceText && <p className="service-price">{priceText}</p>;
  return (
    <p className="service-price">
      <PriceTag price={{ ...price, prefix: words.least }} suffix={words.vat} />
    </p>
  );
}
