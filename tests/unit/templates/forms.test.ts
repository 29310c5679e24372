import { describe, expect, it } from 'vitest';
import type { Answers, FieldValues } from '../../../src/define/answers.ts';
import { isChoice } from '../../../src/define/form-rules.ts';
import { optionTexts, payloadOf, pick } from '../../../src/define/payload.ts';
import { findErrors, isEmail } from '../../../src/define/validation.ts';
import { contactRules } from '../../../templates/forms/contact/definition.ts';
import { quoteRules } from '../../../templates/forms/quote/definition.ts';
import { type ServiceKey, serviceKeys } from '../../../templates/forms/quote/services.ts';

const { selectedServices, timeline, monthlyBudget, projectBudget } = quoteRules.fields;

/** The answers of a quote form: services by their keys, other choices as they are shown. */
function quoteAnswers(
  values: FieldValues,
  chosen: readonly ServiceKey[],
  titleOf = (key: string) => key,
): Answers {
  const titles = serviceKeys.map((key) => [key, { title: titleOf(key) }]);
  const services = { options: Object.fromEntries(titles) };
  const budgets = { custom: 'Annað' };
  const months = { options: { '1month': 'Innan mánaðar' } };
  const plain = (name: string) => (values[name] ?? '').replaceAll('\u00A0', ' ');
  return {
    values,
    picked: {
      selectedServices: pick(
        selectedServices,
        services,
        chosen.map((key) => titleOf(key).replaceAll('\u00A0', ' ')),
      ),
      timeline: pick(timeline, months, [plain('timeline')]),
      monthlyBudget: pick(monthlyBudget, budgets, [plain('monthlyBudget')]),
      projectBudget: pick(projectBudget, budgets, [plain('projectBudget')]),
    },
  };
}

describe('required fields (specification 8.4)', () => {
  const whole = { name: 'Jóna', email: 'jona@hemja.example', description: 'Óreiða', message: 'Hæ' };
  it.each([
    [{}, ['name missing', 'email missing', 'description missing', 'message missing']],
    [{ name: '' }, ['name missing']],
    [{ name: ' \n' }, ['name missing']],
    [{ email: '' }, ['email missing']],
    [{ email: 'jona' }, ['email malformed']],
    [{ email: ' jona@hemja.example ' }, []],
    [{ description: '' }, ['description missing']],
    [{ message: '\t' }, ['message missing']],
    [{ name: '', email: 'x@', message: '' }, ['name missing', 'email malformed', 'message missing']],
  ])('%j lacks %j', (values, words) => {
    const all = Object.keys(values).length === 0 ? {} : { ...whole, ...values };
    const found = [contactRules, quoteRules].flatMap((rules) =>
      findErrors(rules, { values: all, picked: {} }),
    );
    expect(new Set(found.map(({ field, word }) => `${field} ${word}`))).toEqual(new Set(words));
  });

  it('are listed in the order of the page', () => {
    const nothing = { values: {}, picked: {} };
    expect(findErrors(quoteRules, nothing).map(({ field }) => field)).toEqual([
      'description',
      'name',
      'email',
    ]);
    expect(findErrors(contactRules, nothing).map(({ field }) => field)).toEqual(['name', 'email', 'message']);
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
    // No checksum and no table of prefixes: anything of this length may be one.
    ['000000-0000', '0000000000'],
  ])('%j is kept as %j', (typed, kept) => expect(quoteRules.fields.kennitala.clean(typed)).toBe(kept));

  it.each(['12345678901', '123456-789012', '1'.repeat(200)])('%j is refused, and not cut', (kennitala) => {
    const values = { name: 'Jóna', email: 'jona@hemja.example', description: 'Óreiða', kennitala };
    expect(findErrors(quoteRules, { values, picked: {} })).toEqual([
      { field: 'kennitala', word: 'malformed' },
    ]);
  });
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
    const values = { monthlyBudget: '50.000 kr.', projectBudget: '500.000 kr.' };
    const payload = payloadOf(quoteRules, quoteAnswers(values, chosen));
    return payload.flatMap(([name, value]) => (name.endsWith('Budget') && value !== '' ? [name] : []));
  };
  it.each(serviceKeys)('%s asks for its budget alone', (key) =>
    expect(sentFor([key])).toEqual([`${table[key]}Budget`]),
  );
  it('are both asked for when services of both kinds are chosen, and none when none is', () => {
    expect(sentFor(['content', 'social'])).toEqual(['monthlyBudget', 'projectBudget']);
    expect(sentFor([])).toEqual([]);
  });
  it('and timelines have the options of the specification', () => {
    const shown = (field: typeof monthlyBudget | typeof projectBudget) =>
      optionTexts(field, { custom: 'Annað' }).map((text) => text.replaceAll('\u00A0', ' '));
    expect(shown(monthlyBudget)).toEqual([
      ...['50.000 kr.', '100.000 kr.', '200.000 kr.', '500.000 kr.', '1.000.000 kr.', 'Annað'],
    ]);
    expect(shown(projectBudget)).toEqual([
      ...['500.000 kr.', '1.000.000 kr.', '2.000.000 kr.', '5.000.000 kr.', '10.000.000 kr.', 'Annað'],
    ]);
    expect(timeline.options).toEqual(['asap', '1month', '3months', '6months', 'planning']);
  });
});

describe('what is sent (specification 8.10)', () => {
  const upper = (key: string) => key.toUpperCase();
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
    expect(payloadOf(quoteRules, quoteAnswers(values, ['content', 'marketing'], upper))).toEqual([
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
      const sent = Object.fromEntries(payloadOf(quoteRules, quoteAnswers(values, chosen, upper)));
      expect([sent.monthlyBudget, sent.projectBudget]).toEqual(budgets);
    },
  );

  it('plain spaces in every value, and line breaks where they were typed', () => {
    const spaced = Object.entries(values).map(([name, value]) => [name, value.replaceAll(' ', '\u00A0')]);
    const answers = quoteAnswers(Object.fromEntries(spaced), ['branding'], (key) => `Um\u00A0${key}`);
    const sent = payloadOf(quoteRules, answers);
    expect(Object.fromEntries(sent)).toMatchObject({
      name: 'Jóna',
      projectBudget: '500.000 kr.',
      description: 'Tvær\nlínur',
      selectedServices: 'Um branding',
    });
    const message = '\u2003Hæ\u00A0\u202F\u2009\u3000þið\n\u00A0öll';
    expect(
      payloadOf(contactRules, { values: { name: 'a\u00A0b', email: '\u00A0a@b.is', message }, picked: {} }),
    ).toEqual([
      ['form-name', 'simple-contact'],
      ['name', 'a b'],
      ['email', 'a@b.is'],
      ['message', 'Hæ    þið\n öll'],
    ]);
  });

  it('the contact form: exactly four fields in order', () => {
    expect(payloadOf(contactRules, { values: { ...values, message: 'Hæ ' }, picked: {} })).toEqual([
      ['form-name', 'simple-contact'],
      ['name', 'Jóna'],
      ['email', 'jona@hemja.example'],
      ['message', 'Hæ'],
    ]);
  });
});

it.each([quoteRules, contactRules])(
  'all texts of the form $name, as long as they may be, fit what the server takes, also in letters of nine bytes',
  ({ fields }) => {
    const texts = Object.entries(fields).flatMap(([name, field]) =>
      !isChoice(field) && 'maxLength' in field ? [[name, '語'.repeat(field.maxLength)]] : [],
    );
    expect(texts.length).toBeGreaterThan(2);
    // Twelve services with their titles, the choices and the names of the fields.
    const rest = 4000;
    expect(new URLSearchParams(Object.fromEntries(texts)).toString().length + rest).toBeLessThan(65_536);
  },
);
