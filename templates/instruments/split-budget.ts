/** A division of an amount per month. */
interface Split {
  /** How many of the purchases it pays for, from the first on. */
  bought: number;
  /** What these cost. */
  work: number;
  /** What is left for the ads themselves. */
  ads: number;
}

/**
 * Divides an amount per month. At least half of it goes to the ads; the rest buys the purchases in their order, up to the first
 * that it cannot pay for. So a larger amount never buys less.
 *
 * @example splitBudget(120_000, [29_000, 25_000, 29_000]) // => { bought: 2, work: 54_000, ads: 66_000 }
 */
export function splitBudget(amount: number, prices: readonly number[]): Split {
  let [bought, work] = [0, 0];
  for (const price of prices) {
    if (2 * (work + price) > amount) break;
    work += price;
    bought += 1;
  }
  return { bought, work, ads: amount - work };
}
