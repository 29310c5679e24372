import { z } from 'zod';

const price = z
  .strictObject({
    amount: z
      .number()
      .int()
      .min(0)
      .max(1_000_000_000)
      .meta({ description: 'The amount in ISK without VAT, digits only; 0 for free', examples: [79000] }),
    from: z.boolean().meta({ description: 'true when the amount is the least price' }).optional(),
  })
  .meta({ description: 'A price in ISK' });

/** `prices.yaml`: every amount once, by key (specification 12.1). */
export const prices = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), price);

/** Every amount, by key. */
export type Prices = z.output<typeof prices>;
