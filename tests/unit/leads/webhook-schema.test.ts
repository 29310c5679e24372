import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { defineForm } from '../../../src/define/form.ts';
import { formFacts } from '../../../src/define/form-facts.ts';
import { defineFormRules } from '../../../src/define/form-rules.ts';
import { webhookSchema } from '../../../src/leads/webhook-schema.ts';

const rules = defineFormRules({
  name: 'order',
  fields: {
    email: { kind: 'email', required: true, maxLength: 30 },
    reply: { kind: 'email', maxLength: 30 },
    note: { kind: 'multiline', maxLength: 5 },
    number: {
      kind: 'text',
      clean: (text: string) => text.replaceAll('-', ''),
      maxLength: 3,
      typed: { maxLength: 9, pattern: '.*' },
    },
    size: { kind: 'choice', options: ['small', 'large'], required: true },
    colours: { kind: 'choices', options: ['red', 'grey'] },
    shade: {
      kind: 'choice',
      options: ['dark'],
      when: { field: 'colours', isAnyOf: ['grey'] },
    },
  },
  groups: [{ fields: ['email', 'reply', 'note', 'number', 'size', 'colours', 'shade'] }],
  payload: ['size', 'email', 'reply', 'note', 'number', 'colours', 'shade'],
});

const form = defineForm({
  rules,
  island: { name: 'Order', component: () => null },
  agency: {
    title: 'Pöntun',
    labels: {
      ...{ email: 'Netfang', reply: 'Svar', note: 'Athugasemd', number: 'Númer' },
      ...{ size: 'Stærð', colours: 'Litir', shade: 'Blær' },
    },
    sender: { name: 'email', email: 'email' },
  },
});

const options = (small: string, red: string) => ({
  size: { options: { small, large: { title: `${small}+` } } },
  colours: { options: { red, grey: `${red} (x|y)` } },
  shade: { options: { dark: 'Dark' } },
});

const facts = formFacts(form, [
  { locale: 'is', address: '/panta', words: options('Lítil\u00A0stærð', 'Rauður, bjartur') },
  { locale: 'pl', address: '/pl/zamow', words: options('Mały', 'Czerwony') },
]);

describe('what is passed on of a form', () => {
  it('has its fields in the order in which they are sent, with limits, conditions, and options as they are sent', () => {
    expect(facts).toEqual({
      ...{ name: 'order', title: 'Pöntun', action: '/', pages: { is: '/panta', pl: '/pl/zamow' } },
      fields: [
        {
          ...{ name: 'size', label: 'Stærð', kind: 'choice', required: true },
          options: [
            { name: 'small', texts: { is: 'Lítil stærð', pl: 'Mały' } },
            { name: 'large', texts: { is: 'Lítil stærð+', pl: 'Mały+' } },
          ],
        },
        {
          name: 'email',
          label: 'Netfang',
          kind: 'email',
          required: true,
          maxLength: 30,
          pattern: expect.any(String),
        },
        {
          name: 'reply',
          label: 'Svar',
          kind: 'email',
          required: false,
          maxLength: 30,
          pattern: expect.any(String),
        },
        { name: 'note', label: 'Athugasemd', kind: 'multiline', required: false, maxLength: 5 },
        { name: 'number', label: 'Númer', kind: 'text', required: false, maxLength: 3 },
        {
          ...{ name: 'colours', label: 'Litir', kind: 'choices', required: false },
          options: [
            { name: 'red', texts: { is: 'Rauður, bjartur', pl: 'Czerwony' } },
            { name: 'grey', texts: { is: 'Rauður, bjartur (x|y)', pl: 'Czerwony (x|y)' } },
          ],
        },
        {
          ...{ name: 'shade', label: 'Blær', kind: 'choice', required: false },
          ...{ options: [{ name: 'dark', texts: { is: 'Dark', pl: 'Dark' } }] },
          when: { field: 'colours', isAnyOf: ['grey'] },
        },
      ],
    });
  });
});

describe('the schema of what a webhook posts', () => {
  const validate = new Ajv2020({
    strict: true,
    formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
  }).compile(webhookSchema([facts, { ...facts, name: 'other', fields: [] }]));
  const receivedAt = '2026-11-23T10:00:00.000Z';
  const sent = { size: 'Mały', email: 'a@b.pl', reply: '', note: '', number: '', colours: '', shade: '' };
  const posted = (fields: object, lead: object = {}) => ({
    ...{ type: 'lead.received', timestamp: receivedAt },
    data: { id: 1, form: 'order', locale: 'pl', receivedAt, fields: { ...sent, ...fields }, ...lead },
  });

  it.each<[what: string, post: object]>([
    ['what is required alone', posted({})],
    [
      'all of it',
      posted({ reply: 'þ@ö.is', note: '12345', number: '123', colours: 'Czerwony', shade: 'Dark' }),
    ],
    ['an option in another language than its lead', posted({ size: 'Lítil stærð' })],
    [
      'several options, whatever stands in their texts',
      posted({ colours: 'Rauður, bjartur, Rauður, bjartur (x|y)' }),
    ],
    ['letters that browsers count twice', posted({ note: '🎉🎉' })],
    ['a field that came later', posted({ later: 'x' })],
    ['a form without fields', posted({}, { form: 'other', fields: {} })],
  ])('takes %s', (_, post) => {
    validate(post);
    expect(validate.errors).toBeNull();
  });

  it.each<[what: string, post: object]>([
    ['no address', posted({ email: '' })],
    ['what is no address', posted({ email: 'a@b' })],
    ['a reply that is none', posted({ reply: 'b' })],
    ['a text that is too long', posted({ note: '123456' })],
    ['an option that there is not', posted({ size: 'Ogromny' })],
    ['no option where one is required', posted({ size: '' })],
    ['options of which one is not there', posted({ colours: 'Czerwony, Biały' })],
    ['a part of an option', posted({ colours: 'Rauður' })],
    ['a field that is no text', posted({ note: 1 })],
    ['a field that is missing', posted({ note: undefined })],
    ['another form', posted({}, { form: 'survey' })],
    ['another language', posted({}, { locale: 'da' })],
    ['a lead without a number', posted({}, { id: 'x' })],
    ['another message', { ...posted({}), type: 'lead.deleted' }],
  ])('takes nothing with %s', (_, post) => {
    expect(validate(JSON.parse(JSON.stringify(post)))).toBe(false);
  });

  it('takes nothing at all where the site has no forms', () => {
    expect(new Ajv2020({ formats: { 'date-time': true } }).compile(webhookSchema([]))(posted({}))).toBe(
      false,
    );
  });
});
