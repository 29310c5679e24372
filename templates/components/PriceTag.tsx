import type { PriceView } from '../page-view.ts';

interface PriceTagProps {
  price: PriceView;
  /** What the price is for, such as “per month”. */
  suffix?: string;
}

/** A price with its prefix, or the badge of what is free. */
export function PriceTag({ price, suffix }: PriceTagProps) {
  if (price.isFree) return <span className="price-tag price-tag--free">{price.text}</span>;
  return (
    <span className="price-tag">
      {price.prefix && <span className="price-tag__prefix">{`${price.prefix} `}</span>}
      <span className="price-tag__amount">{price.text}</span>
      {suffix && <span className="price-tag__suffix">{` ${suffix}`}</span>}
    </span>
  );
}
