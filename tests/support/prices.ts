import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../src/content/load/yaml.ts';
import { formatIsk } from '../../templates/data/money.ts';
import { prices } from '../../templates/data/prices.ts';
import { agencyDir, type Edit } from './workspace.ts';

/** The prices of the frozen content. A test that needs an amount takes it from here, so that no price is typed twice. */
export const contentPrices = prices.parse(
  parseYaml(readFileSync(join(agencyDir, 'content/prices.yaml'), 'utf8')),
);

/** The amount of a price, in ISK. */
export function amountOf(key: string): number {
  const price = contentPrices[key];
  if (!price) throw new Error(`There is no price “${key}”.`);
  return price.amount;
}

/** The amount of a price as the site shows it: `79.000 kr.`, with a no-break space. */
export function priceText(key: string): string {
  return formatIsk(amountOf(key));
}

/** Writes something else where the amount of a price stands. */
export function editAmount(key: string, text: string): Edit {
  return { file: 'prices.yaml', replace: new RegExp(`(?<=^${key}: \\{ amount: )\\d+`, 'm'), with: text };
}

/** Writes something else where the value of a price stands. */
export function editPrice(key: string, text: string): Edit {
  return { file: 'prices.yaml', replace: new RegExp(`(?<=^${key}: )\\{.*$`, 'm'), with: text };
}
