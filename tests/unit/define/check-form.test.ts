import { describe, expect, it } from 'vitest';
import { findFormMistakes } from '../../../src/define/check-form.ts';
import type { FormField, FormRules } from '../../../src/define/form-rules.ts';

const topic: FormField = { kind: 'choice', options: ['wool', 'other'] };
const text: FormField = { kind: 'text', maxLength: 9 };

/** What is wrong with a form of two fields when a part of it is another. */
function mistakes(
  rules: Partial<FormRules>,
  sender: { name: string; email?: string } = { name: 'name' },
): string[] {
  const fields = { name: text, topic, ...rules.fields };
  const names = Object.keys(fields);
  const labels = Object.fromEntries(names.map((name) => [name, name]));
  const all = { name: 'ask', groups: [{ fields: names }], payload: names, ...rules, fields };
  return findFormMistakes({ rules: all, agency: { labels, sender } }).map(({ text }) => text);
}

const withField = (field: object) => ({ fields: { more: field as FormField } });

describe('the definition of a form', () => {
  it('is fine when each field is asked for, sent and passed on once', () => {
    expect(mistakes(withField({ ...text, when: { field: 'topic', isAnyOf: ['other'] } }))).toEqual([]);
  });

  it('may require a field that is shown only under a condition', () => {
    const when = { field: 'topic', isAnyOf: ['other'] };
    expect(mistakes(withField({ ...text, required: true, when }))).toEqual([]);
  });

  it.each<[rules: Partial<FormRules>, says: string]>([
    [{ payload: ['name', 'topic', 'name'] }, '“name” is in “payload” twice. Write it once.'],
    [{ payload: ['name'] }, 'Its field “topic” is missing from “payload”. Add it.'],
    [
      { groups: [{ fields: ['name', 'topic', 'nane'] }] },
      '“nane” in “groups” is not one of its fields. Write one of: name, topic.',
    ],
    [
      withField({ kind: 'date' }),
      'Its field “more” has the unknown kind “date”. Write one of: text, email, phone, multiline, choice, choices.',
    ],
    [
      { fields: { language: text } },
      'Its field “language” has a name that every form reserves. Choose another one.',
    ],
    [
      withField({ kind: 'choices', options: ['wool', 'silk', 'wool'] }),
      'Its field “more” has a mistake: “wool” is in “options” twice. Write it once.',
    ],
    [
      withField({ kind: 'choice', options: [] }),
      'Its field “more” has nothing to choose from. Add “options”.',
    ],
    [
      withField({ ...text, when: { field: 'topik', isAnyOf: ['other'] } }),
      'Its field “more” is shown when “topik” is chosen, which is not a choice in this form. Write one of: topic.',
    ],
    [
      withField({ ...text, when: { field: 'topic', isAnyOf: ['silk'] } }),
      'Its field “more” is shown when “topic” is “silk”, which is not one of its options.',
    ],
    [
      withField({ kind: 'text' }),
      'Its field “more” has no limit. Add a whole number above 0 as its “maxLength”.',
    ],
  ])('with %j says what to write', (rules, says) => expect(mistakes(rules)).toEqual([says]));

  it('may have no address for a reply, but no field of another kind in its place', () => {
    const mail: FormField = { kind: 'email', maxLength: 254 };
    expect(mistakes(withField(mail), { name: 'name', email: 'more' })).toEqual([]);
    expect(mistakes(withField(text), { name: 'name', email: 'more' })).toEqual([
      '“email” in “sender” is “more”, whose kind is not “email”. Name another field, or leave it out.',
    ]);
  });

  it('says when the sender is not one of its fields', () => {
    expect(mistakes({}, { name: 'name', email: 'mail' })).toEqual([
      '“mail” in “sender” is not one of its fields. Write one of: name, topic.',
    ]);
  });
});
