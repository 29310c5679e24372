import { describe, expect, it } from 'vitest';
import { findErrors, isEmail } from '../../../src/define/validation.ts';
import { contactPayload, contactRequired } from '../../../templates/forms/contact/contact.ts';
import { maxLengths } from '../../../templates/forms/lengths.ts';
import { cleanKennitala } from '../../../templates/forms/quote/kennitala.ts';
import {
  budgetAmounts,
  quotePayload,
  quoteRequired,
  type ServiceKey,
  serviceKeys,
  timelineKeys,
  titlesOf,
} from '../../../templates/forms/quote/quote.ts';

describe('required fields (specification 8.4)', () => {
  const whole = { name: 'Jóna', email: 'jona@hemja.example', description: 'Óreiða', message: 'Hæ' };
  it.each([
    [{}, ['name', 'email', 'description', 'message']],
    [{ name: '' }, ['name']],
    [{ name: ' \n' }, ['name']],
    [{ email: '' }, ['email']],
    [{ email: 'jona' }, ['emailFormat']],
    [{ email: ' jona@hemja.example ' }, []],
    [{ description: '' }, ['description']],
    [{ message: '\t' }, ['message']],
    [{ name: '', email: 'x@', message: '' }, ['name', 'emailFormat', 'message']],
  ])('%j lacks %j', (values, words) => {
    const required = ['name', 'email', 'description', 'message'] as const;
    const all = Object.keys(values).length === 0 ? {} : { ...whole, ...values };
    expect(findErrors(all, required).map(({ word }) => word)).toEqual(words);
  });

  it('are name, email and description of the quote form, and name, email and message of the contact form', () => {
    expect(quoteRequired.toSorted()).toEqual(['description', 'email', 'name']);
    expect(contactRequired.toSorted()).toEqual(['email', 'message', 'name']);
  });
});

describe('the form of an e-mail address (specification 8.4)', () => {
  it.each(['a@b.is', 'jón@þráður.is', "o'brien+x@mail.co.uk", 'a@[1.2]'])('%s has it', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'a', 'a@', '@b.is', 'a@b', 'a@.is', 'a@b.', 'a@b..is', 'a b@c.is', 'a@b@c.is', 'a@b.is\nx'])(
    '%j has not',
    (text) => expect(isEmail(text)).toBe(false),
  );
});

describe('a kennitala (specification 8.5)', () => {
  it.each([
    ['', ''],
    ['123456-7890', '1234567890'],
    ['123456 7890', '1234567890'],
    ['\u00A0123456\u20137890 ', '1234567890'],
    ['1-2-3', '123'],
    ['12345678901', '1234567890'],
    ['123456-789012', '1234567890'],
    // No checksum and no table of prefixes: anything of this length may be one.
    ['000000-0000', '0000000000'],
  ])('%j is kept as %j', (typed, kept) => expect(cleanKennitala(typed)).toBe(kept));
});

describe('budgets (specification 8.8)', () => {
  const table: Record<ServiceKey, 'monthly' | 'project'> = {
    marketing: 'monthly',
    social: 'monthly',
    digital_strategy: 'project',
    branding: 'project',
    web_development: 'project',
    content: 'project',
  };
  /** Which of two budgets that were filled in are sent. */
  const sentFor = (chosen: ServiceKey[]) => {
    const options = Object.fromEntries(serviceKeys.map((key) => [key, { title: key }]));
    const titles = titlesOf(options as Record<ServiceKey, { title: string }>);
    const payload = quotePayload({ monthlyBudget: 'monthly', projectBudget: 'project' }, { chosen, titles });
    return payload.flatMap(([name, value]) => (name.endsWith('Budget') && value !== '' ? [value] : []));
  };
  it.each(serviceKeys)('%s asks for its budget alone', (key) => expect(sentFor([key])).toEqual([table[key]]));
  it('are both asked for when services of both kinds are chosen, and none when none is', () => {
    expect(sentFor(['content', 'social'])).toEqual(['monthly', 'project']);
    expect(sentFor([])).toEqual([]);
  });
  it('and timelines have the options of the specification', () => {
    expect(budgetAmounts).toEqual({
      monthly: [50000, 100000, 200000, 500000, 1000000],
      project: [500000, 1000000, 2000000, 5000000, 10000000],
    });
    expect(timelineKeys).toEqual(['asap', '1month', '3months', '6months', 'planning']);
  });
});

describe('what is sent (specification 8.10)', () => {
  const titles = Object.fromEntries(serviceKeys.map((key) => [key, key.toUpperCase()])) as Record<
    ServiceKey,
    string
  >;
  const values = {
    'form-name': 'other',
    'bot-field': 'spam',
    name: ' Jóna ',
    email: 'jona@hemja.example',
    kennitala: '123456-7890',
    timeline: 'Innan mánaðar',
    monthlyBudget: '50.000 kr.',
    projectBudget: '500.000 kr.',
    description: 'Tvær\nlínur',
  };

  it('the quote form: exactly eleven fields in order, nothing of the trap', () => {
    expect(quotePayload(values, { chosen: ['content', 'marketing'], titles })).toEqual([
      ['form-name', 'contact'],
      ['name', 'Jóna'],
      ['email', 'jona@hemja.example'],
      ['company', ''],
      ['kennitala', '1234567890'],
      ['phone', ''],
      ['timeline', 'Innan mánaðar'],
      ['monthlyBudget', '50.000 kr.'],
      ['projectBudget', '500.000 kr.'],
      ['description', 'Tvær\nlínur'],
      ['selectedServices', 'MARKETING, CONTENT'],
    ]);
  });

  it.each([
    [[], '', ''],
    [['social'], '50.000 kr.', ''],
    [['branding'], '', '500.000 kr.'],
  ] satisfies [ServiceKey[], string, string][])(
    '%j: a budget that is hidden is empty',
    (chosen, ...budgets) => {
      const sent = Object.fromEntries(quotePayload(values, { chosen, titles }));
      expect([sent.monthlyBudget, sent.projectBudget]).toEqual(budgets);
    },
  );

  it('plain spaces in every value, and line breaks where they were typed', () => {
    const spaced = Object.entries(values).map(([name, value]) => [name, value.replaceAll(' ', '\u00A0')]);
    const options = Object.fromEntries(serviceKeys.map((key) => [key, { title: `Um\u00A0${key}` }]));
    const spacedTitles = titlesOf(options as Parameters<typeof titlesOf>[0]);
    const sent = quotePayload(Object.fromEntries(spaced), { chosen: ['branding'], titles: spacedTitles });
    expect(Object.fromEntries(sent)).toMatchObject({
      name: 'Jóna',
      projectBudget: '500.000 kr.',
      description: 'Tvær\nlínur',
      selectedServices: 'Um branding',
    });
    const message = '\u2003Hæ\u00A0\u202F\u2009\u3000þið\n\u00A0öll';
    expect(contactPayload({ name: 'a\u00A0b', email: '\u00A0a@b.is', message })).toEqual([
      ['form-name', 'simple-contact'],
      ['name', 'a b'],
      ['email', 'a@b.is'],
      ['message', 'Hæ    þið\n öll'],
    ]);
  });

  it('the contact form: exactly four fields in order', () => {
    expect(contactPayload({ ...values, message: 'Hæ ' })).toEqual([
      ['form-name', 'simple-contact'],
      ['name', 'Jóna'],
      ['email', 'jona@hemja.example'],
      ['message', 'Hæ'],
    ]);
  });
});

it('all texts of a form, as long as they may be, fit what the server takes, also in letters of nine bytes', () => {
  const { message, ...ofTheQuote } = maxLengths;
  const texts = Object.fromEntries(
    Object.entries(ofTheQuote).map(([name, most]) => [name, '語'.repeat(most)]),
  );
  // Twelve services with their titles, the choices and the names of the fields.
  const rest = 4000;
  expect(new URLSearchParams(texts).toString().length + rest).toBeLessThan(65_536);
  expect(new URLSearchParams({ message: '語'.repeat(message) }).toString().length + rest).toBeLessThan(
    65_536,
  );
});
