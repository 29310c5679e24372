import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyFix, reasons, slips } from '../../../src/content/load/yaml-slips.ts';
import { pageFields } from '../../../src/define/kind.ts';
import { metaOf } from '../../../src/define/walk.ts';
import { fixText, inLanguage, listText } from '../../../src/diagnostics/icelandic/wording.ts';
import { type Code, createReport, type Diagnostic, type Message } from '../../../src/diagnostics/index.ts';
import { loadTranslator } from '../../../src/diagnostics/translation.ts';
import { kinds } from '../../../src/third-party/kinds.ts';
import { scriptMessages } from '../../../src/third-party/messages.ts';
import { scriptList } from '../../../src/third-party/schema.ts';
import { codes, samplesOf } from '../../support/sample-problems.ts';

const place = { file: 'content/is/a.md' };
const icelandic = await loadTranslator('is');

/** The problems of the samples, as they are found. */
function problemsOf(code: Code): readonly Diagnostic[] {
  const report = createReport();
  for (const args of samplesOf(code)) report.error(code, place, args);
  return report.all();
}

const wordsOf = ({ what, why, fix }: Message) => [what, why, fix];

/** Translates a problem that the catalogue does not know. */
async function translate(what: string, phrases: Record<string, string> = {}): Promise<string> {
  const { learn, translate } = await loadTranslator('is');
  learn(phrases);
  const message = { what, why: '', fix: '' };
  return translate({ code: 'of-the-site', severity: 'error', place, args: {}, message }).message.what;
}

const phrase = (text: string) =>
  icelandic.translate({
    ...{ code: 'of-the-site', severity: 'error', place, args: {} },
    message: { what: text, why: '', fix: '' },
  }).message.what;

describe('phrases', () => {
  const phrases = {
    'a dog': 'hundur',
    'the {animal} of {owner}': '{animal}: {owner} á',
    '{one}; beside it {other}': '{one:phrase}, við hliðina {other:phrase}',
  };

  it('are found by their whole text', async () => {
    expect(await translate('a dog', phrases)).toBe('hundur');
  });

  it('repeat what is in their slots, over several lines too', async () => {
    expect(await translate('the cat of Jón\nÓlafur', phrases)).toBe('cat: Jón\nÓlafur á');
  });

  it('translate what is in the slots that say so', async () => {
    expect(await translate('a dog; beside it the cat of Jón', phrases)).toBe(
      'hundur, við hliðina cat: Jón á',
    );
  });

  it.each(['a cat', 'about a dog', 'constructor', ''])('leave an unknown text as it is: %j', async (text) => {
    expect(await translate(text, phrases)).toBe(text);
  });

  it('describe values by their parts', () => {
    expect(phrase('a list of 2 to 5 items; each item holds an e-mail address')).toBe(
      'listi með 2 til 5 atriðum; í hverju atriði er netfang',
    );
    expect(phrase('a word; one of red, blue')).toBe('orð; eitt af þessu: red, blue');
  });
});

describe('what the generator says in parts', () => {
  const described = (schema: z.ZodType): string[] => [
    metaOf(schema).description ?? '',
    ...(schema instanceof z.ZodObject ? Object.values(schema.shape).flatMap(described) : []),
    ...(schema instanceof z.ZodArray ? described(schema.element as z.ZodType) : []),
    ...(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
      ? described(schema.unwrap() as z.ZodType)
      : []),
  ];
  const rules = Object.values(kinds).flatMap(({ keys }) => Object.values(keys));
  const parts = [
    ...[...slips, ...reasons].map(({ detail }) => detail),
    ...slips.map(({ fix }) => fix(['', 'a', 'b'])),
    ...[...reasons.map(({ fix }) => fix), anyFix],
    ...Object.values(pageFields).flatMap(described),
    ...described(scriptList),
    ...rules.map(({ holds }) => `It is ${holds}.`),
  ].filter((part) => part !== '');

  it.each([...new Set(parts)])('is Icelandic, too: %s', (part) => {
    expect(fixText(part, phrase)).not.toBe(part);
  });

  const kind = { kind: 'matomo', key: 'id', example: '"1"', holds: 'the ID of the site' };
  const known = { src: '/a.js', kind: 'matomo', product: 'Matomo' };
  const kindNames = ['matomo', 'plausible'];
  it.each([
    scriptMessages['script-twice']({ name: 'matomo' }),
    scriptMessages['script-key']({ key: 'src', kind: 'matomo', known: ['id'] }),
    scriptMessages['script-value']({ ...kind, holds: rules[0]?.holds ?? '', value: 'x' }),
    scriptMessages['script-value']({ ...kind, value: 'GTM-1', meant: 'plausible' }),
    scriptMessages['script-value']({ ...kind, value: 'UA-1', suggestion: 'https://a.is/matomo' }),
    scriptMessages['script-value']({ ...kind, value: 'GT-1', suggestion: 'G-1A2B' }),
    scriptMessages['script-kindless']({ key: 'id', kindNames }),
    scriptMessages['script-nameless']({ kindNames }),
    scriptMessages['script-category'](),
    scriptMessages['script-known']({ ...known, values: [], isWhole: true }),
    scriptMessages['script-known']({ ...known, values: ['id: "1"'], isWhole: true }),
    scriptMessages['script-known']({ ...known, values: ['id: "1"'], isWhole: false }),
    scriptMessages['script-known']({ ...known, values: ['host: a', 'id: "1"'], isWhole: false }),
    scriptMessages['script-container']({ kindNames }),
    scriptMessages['script-elsewhere']({ tool: 'X', other: 'x.com', kindNames }),
    scriptMessages['script-missing']({ src: '/a.js', published: [] }),
    scriptMessages['script-missing']({ src: '/a.js', published: ['/scripts/b.js'] }),
  ])('is Icelandic where scripts of others are wrong: $what', (message) => {
    for (const text of wordsOf(message)) {
      expect(phrase(text)).not.toBe(text);
      expect(phrase(text)).not.toMatch(/“\w/);
    }
  });
});

describe('words', () => {
  const lengthText = (length: number) =>
    icelandic.translate({
      ...{ code: 'text-length', severity: 'error', place, message: { what: '', why: '', fix: '' } },
      args: { key: 'title', description: 'text', length, min: 130, max: 165 },
    }).message;

  it.each([
    [1, '„title“ er 1 stafur en þarf að vera 130 til 165.', 'Bættu við að minnsta kosti 129 stöfum.'],
    [11, '„title“ er 11 stafir en þarf að vera 130 til 165.', 'Bættu við að minnsta kosti 119 stöfum.'],
    [21, '„title“ er 21 stafur en þarf að vera 130 til 165.', 'Bættu við að minnsta kosti 109 stöfum.'],
    [111, '„title“ er 111 stafir en þarf að vera 130 til 165.', 'Bættu við að minnsta kosti 19 stöfum.'],
    [129, '„title“ er 129 stafir en þarf að vera 130 til 165.', 'Bættu við að minnsta kosti 1 staf.'],
    [
      186,
      '„title“ er 186 stafir en þarf að vera 130 til 165.',
      'Styttu textann um að minnsta kosti 21 staf.',
    ],
    [
      176,
      '„title“ er 176 stafir en þarf að vera 130 til 165.',
      'Styttu textann um að minnsta kosti 11 stafi.',
    ],
  ])('follow the number before them: %i', (length, what, fix) => {
    expect(lengthText(length)).toMatchObject({ what, fix });
  });

  it('are joined by „og“', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listText)).toEqual(['', 'a', 'a og b', 'a, b og c']);
  });

  it('name a language in its case, and an unknown one as it is called', () => {
    expect(inLanguage('English', phrase)).toBe('á ensku');
    expect(inLanguage('Klingon', phrase)).toBe('á tungumálinu „Klingon“');
  });
});

describe('a problem in Icelandic', () => {
  it.each(codes)('says nothing in English: %s', (code) => {
    for (const problem of problemsOf(code)) {
      const { message } = icelandic.translate(problem);
      for (const [at, text] of wordsOf(message).entries()) {
        const english = wordsOf(problem.message)[at];
        expect(text === '').toBe(english === '');
        if (english !== '') expect(text).not.toBe(english);
        expect(text).not.toMatch(/“[\p{L}\d{]/u);
        expect(text).not.toMatch(/(?<!\p{L})(?:the|and|or|of|with|Write|Remove)(?!\p{L})/u);
      }
    }
  });

  it.each(codes)('keeps what replaces the underlined text: %s', (code) => {
    for (const problem of problemsOf(code)) {
      expect(icelandic.translate(problem).message.replacement).toBe(problem.message.replacement);
    }
  });

  it('has its labels', () => {
    expect(icelandic.labels).toEqual({ error: 'villa', warning: 'viðvörun', why: 'ástæða', fix: 'úrbót' });
  });
});
