import { distance } from 'fastest-levenshtein';
import { type Args, type Code, withSuggestion } from '../../diagnostics/index.ts';
import type { Locale } from '../../rules/locale.ts';
import { formatIsk, formatIskCode, formatNumber } from '../../rules/money.ts';
import type { Facts, Named } from './facts.ts';
import { beginsSentence } from './sentence.ts';
import type { Placeholder } from './syntax.ts';

/** Where a placeholder stands, and what is known there. */
interface Setting {
  locale: Locale;
  facts: Facts;
  /** Names that the site fills in when it shows the text, such as `n`. */
  own: readonly string[];
  /** The text before the placeholder. */
  before: string;
  /** Reports a problem at the placeholder. */
  refuse<C extends Code>(code: C, args: Args<C>): void;
}

/** What stands for a value that is wrong where it is defined, which is reported there. */
const standIn = '…';

type Fill = (name: string, setting: Setting) => string;

/** The kinds of placeholders: what an editor writes before the colon. */
const kinds: Record<string, { group?: 'price' | 'company' | 'statistic'; fill: Fill }> = {
  price: { group: 'price', fill: (key, setting) => priceText(key, setting, formatIsk) },
  isk: {
    group: 'price',
    fill: (key, setting) => priceText(key, setting, (amount) => formatIskCode(amount, setting.locale)),
  },
  company: { group: 'company', fill: companyText },
  statistic: { group: 'statistic', fill: (key, { facts }) => facts.statistic?.get(key) ?? standIn },
  amount: { fill: amountText },
};

/** What stands in the place of a placeholder; one that cannot be filled is reported. */
export function fillPlaceholder(placeholder: Placeholder, setting: Setting): string {
  const { text, kind, name } = placeholder;
  if (name === undefined && setting.own.includes(kind)) return text;
  if (text.length === 1) setting.refuse('placeholder-open', { brace: text });
  else if (name === undefined || !Object.hasOwn(kinds, kind)) refuseUnknown(placeholder, setting);
  else {
    const { group, fill } = kinds[kind] ?? {};
    const names: Named<unknown> | undefined = group && setting.facts[group];
    if (fill && (!names || names.has(name))) return fill(name, setting);
    refuseUnknown(placeholder, setting);
  }
  return text;
}

function priceText(key: string, { facts, locale, before, refuse }: Setting, format: (n: number) => string) {
  const price = facts.price?.get(key);
  if (!price) return standIn;
  if (price.amount === 0) refuse('placeholder-free', { key });
  if (!price.from) return format(price.amount);
  const from = beginsSentence(before) ? facts.from[locale] : facts.from[locale].toLowerCase();
  return `${from} ${format(price.amount)}`;
}

/** Facts whose parts stay on one line, except behind a comma. */
const unbroken = ['phone', 'address', 'street'];

function companyText(name: string, { facts, before }: Setting): string {
  const text = facts.company?.get(name) ?? standIn;
  if (before.endsWith('tel:')) return text.replaceAll(' ', '');
  return unbroken.includes(name) ? text.replace(/(?<!,) /g, '\u00A0') : text;
}

function amountText(digits: string, { locale, refuse }: Setting): string {
  const bare = digits.replace(/[.,\s\u00A0]/g, '');
  if (!/^[1-9]\d*$/.test(bare)) refuse('placeholder-amount', { text: digits });
  else if (bare !== digits) refuse('placeholder-amount', { text: digits, suggestion: `{amount:${bare}}` });
  else return formatNumber(Number(digits), locale);
  return standIn;
}

function refuseUnknown({ text, kind, name }: Placeholder, { facts, own, refuse }: Setting): void {
  const group = name === undefined ? undefined : kinds[kind]?.group;
  const all = [...own.map((one) => `{${one}}`), ...Object.keys(kinds).flatMap((one) => namesOf(one, facts))];
  const sameName = all.find((one) => one.endsWith(`:${name ?? kind}}`));
  const suggestion = sameName === undefined ? withSuggestion(text, all) : { suggestion: sameName };
  const known = group
    ? nearestOf(text, namesOf(kind, facts))
    : [...own.map((one) => `{${one}}`), ...kindForms()];
  const more = group && known.length < namesOf(kind, facts).length ? { file: sources[group] } : {};
  refuse('placeholder-unknown', { text, ...suggestion, known: known.join(', '), ...more });
}

/** So many names can be read at a glance. */
const fewNames = 5;

const sources = { price: 'prices.yaml', company: 'site.yaml', statistic: 'site.yaml' } as const;

function nearestOf(text: string, names: readonly string[]): string[] {
  return names.toSorted((a, b) => distance(a, text) - distance(b, text)).slice(0, fewNames);
}

/** `{price:flyer}` and all others of a kind. */
function namesOf(kind: string, facts: Facts): string[] {
  const group = kinds[kind]?.group;
  return [...((group && facts[group])?.keys() ?? [])].map((name) => `{${kind}:${name}}`);
}

function kindForms(): string[] {
  return Object.keys(kinds).map((kind) => `{${kind}:…}`);
}
