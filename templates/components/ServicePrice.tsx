import type { Ui } from '../data/ui.ts';
import type { ServiceView } from '../page-view.ts';
import { PriceTag } from './PriceTag.tsx';

interface ServicePriceProps {
  service: ServiceView;
  words: Ui['prices'];
}

/** What a service costs at least, or usually, or that this depends on the task. */
export function ServicePrice({ service: { price, priceText }, words }: ServicePriceProps) {
  return (
    <p className="service-price">
      {price ? (
        <PriceTag price={{ ...price, prefix: words.least }} suffix={words.vat} />
      ) : (
        <span className="price-tag">{(priceText ?? words.none).split(amount).map(markAmount)}</span>
      )}
    </p>
  );
}

/** An amount such as `300.000 kr.`; between the pieces that it divides a text into, it is every second one. */
const amount = /(\d[\d.]*\skr\.)/;

const markAmount = (piece: string, at: number) =>
  at % 2 === 0 ? (
    piece
  ) : (
    <span key={at} className="price-tag__amount">
      {piece}
    </span>
  );
