import {
  type Facts,
  type PlaceholderDefinition,
  type PlaceholderSetting,
  standIn,
} from '../../src/define/index.ts';
import { formatIsk, formatIskCode } from '../data/money.ts';
import { readFacts, type SiteFacts } from './facts.ts';
import { beginsSentence } from './sentence.ts';
import { findTyped } from './typed.ts';

const factsOf = (facts: Facts) => facts as unknown as SiteFacts;

/** What texts may name in braces: prices, facts of the company, statistics, sentences of the privacy notice, and amounts that are no prices. */
export const placeholders: PlaceholderDefinition = {
  facts: (find, locales) => ({ ...readFacts(find, locales) }),
  typed: (text, facts) => findTyped(text, factsOf(facts)),
  kinds: {
    price: {
      group: 'price',
      file: 'prices.yaml',
      fill: (key, setting) => priceText(key, setting, formatIsk),
    },
    isk: {
      group: 'price',
      file: 'prices.yaml',
      fill: (key, setting) => priceText(key, setting, (amount) => formatIskCode(amount, setting.language)),
    },
    company: { group: 'company', file: 'site.yaml', fill: companyText },
    statistic: {
      group: 'statistic',
      file: 'site.yaml',
      fill: (key, { facts }) => factsOf(facts).statistic?.get(key) ?? standIn,
    },
    hours: { group: 'hours', file: 'site.yaml', fill: hoursText },
    time: { fill: timeText },
    privacy: {
      group: 'privacy',
      file: 'privacy.yaml',
      fill: (name, { facts, language }) => factsOf(facts).privacy.get(name)?.[language.id] ?? standIn,
    },
    amount: { fill: amountText },
  },
};

function priceText(key: string, setting: PlaceholderSetting, format: (amount: number) => string): string {
  const { language, before, refuse } = setting;
  const facts = factsOf(setting.facts);
  const price = facts.price?.get(key);
  if (!price) return standIn;
  if (price.amount === 0) refuse('placeholder-free', { key });
  if (!price.from) return format(price.amount);
  const from = facts.from.get(language.id) ?? '';
  return `${beginsSentence(before) ? from : from.toLowerCase()} ${format(price.amount)}`;
}

/** Facts whose parts stay on one line, except behind a comma. */
const unbroken = ['phone', 'address', 'street'];

function companyText(name: string, { facts, before }: PlaceholderSetting): string {
  const text = factsOf(facts).company?.get(name) ?? standIn;
  if (before.endsWith('tel:')) return text.replaceAll(' ', '');
  return unbroken.includes(name) ? text.replace(/(?<!,) /g, '\u00A0') : text;
}

function hoursText(name: string, { facts, language, before }: PlaceholderSetting): string {
  const text = factsOf(facts).hours?.get(name)?.get(language.id) ?? standIn;
  return beginsSentence(before) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function timeText(time: string, { language, refuse }: PlaceholderSetting): string {
  if (timeOfDay.test(time)) return language.formatTime(time);
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(time) ?? [];
  const meant = `${hours.padStart(2, '0')}:${minutes}`;
  refuse('placeholder-time', { text: time, ...(timeOfDay.test(meant) && { suggestion: `{time:${meant}}` }) });
  return standIn;
}

function amountText(digits: string, { language, refuse }: PlaceholderSetting): string {
  const bare = digits.replace(/[.,\s\u00A0]/g, '');
  if (!/^[1-9]\d*$/.test(bare)) refuse('placeholder-amount', { text: digits });
  else if (bare !== digits) refuse('placeholder-amount', { text: digits, suggestion: `{amount:${bare}}` });
  else return language.formatNumber(Number(digits));
  return standIn;
}
