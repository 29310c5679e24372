import { describe, expect, it } from 'vitest';
import {
  createDescriber,
  type Lead,
  momentBefore,
  parseAge,
  plainLine,
  plainText,
  type SeparatorName,
  separators,
  startRetention,
  toCsv,
} from '../../../src/leads/index.ts';
import { forms as received } from '../../../templates/forms/index.ts';
import { handClock, message, newLocation, opened } from '../../support/leads.ts';
import { spreadsheetCells } from '../../support/spreadsheet.ts';

const day = 24 * 60 * 60_000;

describe('an age', () => {
  it.each([
    ['12m', { amount: 12, unit: 'm' }],
    ['90d', { amount: 90, unit: 'd' }],
    [' 2y ', { amount: 2, unit: 'y' }],
  ])('%j is %j', (text, age) => expect(parseAge(text)).toEqual(age));

  it.each(['', '12', 'm', '0m', '-1m', '1.5m', '12M', '1w', '99999d'])('is not %j', (text) =>
    expect(parseAge(text)).toBeUndefined(),
  );

  it.each([
    ['2026-11-21T12:00:00Z', '12m', '2025-11-21T12:00:00.000Z'],
    ['2026-03-31T12:00:00Z', '1m', '2026-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00:00Z', '1y', '2023-02-28T12:00:00.000Z'],
    ['2026-01-01T00:00:00Z', '1d', '2025-12-31T00:00:00.000Z'],
  ])('before %s, %s ago, it was %s', (now, text, moment) => {
    const age = parseAge(text);
    expect(age && momentBefore(Date.parse(now), age)).toBe(moment);
  });
});

describe('the deletion of old leads', () => {
  it('takes what is older than the age, and nothing when the clock jumps', async () => {
    const clock = handClock();
    const store = await opened(newLocation(), { clock });
    await store.add(message({ key: 'old-one' }));
    clock.pass(200 * day);
    await store.add(message({ key: 'new-one' }));
    const retention = startRetention({ store, age: { amount: 12, unit: 'm' }, log: () => undefined, clock });
    clock.pass(day);
    expect(await retention.look()).toBe(0);
    clock.time += 20 * 365 * day;
    expect(await retention.look()).toBe(0);
    clock.time -= 20 * 365 * day;
    expect(await retention.look()).toBe(0);
    clock.pass(165 * day);
    expect(await retention.look()).toBe(1);
    expect(await store.select({})).toHaveLength(1);
    retention.stop();
  });
});

describe('a table for spreadsheets', () => {
  const leadWith = (fields: Record<string, string>): Lead => ({
    id: 1,
    receivedAt: '2026-11-21T12:00:00.000Z',
    ...message({ ...('kennitala' in fields && { form: 'contact' }) }, fields),
  });
  const csvOf = (fields: Record<string, string>) => {
    return toCsv([leadWith(fields)], received.forms);
  };

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+354 555 1234', `"'+354 555 1234"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    [' =1', `"' =1"`],
    ['＝1', `"'＝1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['5551234', '"5551234"'],
    ['a;=1\n-1', `"a;'=1\n'-1"`],
    ['a=b', '"a=b"'],
    ['a,"b"\nc', '"a,""b""\nc"'],
  ])('shows %j as %s', (phone, cell) => expect(csvOf({ phone })).toContain(`;${cell};`));

  describe.each(['\t', ';', ','])('opened with %j between the cells', (opened) => {
    it.each(Object.keys(separators) as SeparatorName[])(
      'holds no formula when written with “%s”',
      (written) => {
        const signs = ['=', '+', '-', '@', '＝'];
        const breaks = [';', ',', '\t', '\n', '\r\n', '; ', ';"', ',""', '\n\n ', ';\u00a0'];
        const message = breaks
          .flatMap((one) => signs.map((sign) => `Hæ${one}${sign}cmd|' /C calc'!A0`))
          .join(' ');
        const cells = spreadsheetCells(toCsv([leadWith({ message })], received.forms, written), opened);
        expect(cells.filter((text) => /^[\s"]*[=+\-@＝]/u.test(text))).toEqual([]);
        expect(cells.join('').replaceAll(/['"\s;,]/g, '')).toContain('Hæ=cmd|/Ccalc!A0');
      },
    );
  });

  it.each(Object.keys(separators) as SeparatorName[])(
    'gives back what was written when read with its own “%s”',
    (written) => {
      const message = 'Tvær línur;\r\nog "gæsalappir", með\tdálki';
      expect(
        spreadsheetCells(toCsv([leadWith({ message })], received.forms, written), separators[written]),
      ).toContain(message);
    },
  );

  it('holds no escape codes, which a terminal would obey', () => {
    expect(csvOf({ name: 'a\u001b]0;title\u0007\u009b2J' })).toContain(';"a\uFFFD]0;title\uFFFD\uFFFD2J";');
  });

  it('keeps the first nought of a kennitala', () => {
    expect(csvOf({ kennitala: '0101012989' })).toContain(';"010101-2989";');
    expect(csvOf({ kennitala: '123' })).toContain(';"123";');
  });

  it('begins with a byte order mark, has all columns, and ends its rows as RFC 4180 says', () => {
    const [head, row, ...more] = csvOf({}).split('\r\n');
    expect(head).toBe(
      '\uFEFF"id";"receivedAt";"form";"locale";"name";"email";"phone";"company";"kennitala";"selectedServices";' +
        '"timeline";"monthlyBudget";"projectBudget";"description";"message"',
    );
    expect(row).toMatch(/^"1";"2026-11-21T12:00:00.000Z";"simple-contact";"is";"Jóna";/);
    expect(more).toEqual([]);
  });
});

describe('a message to the agency', () => {
  it.each([
    ['2026-11-22T14:05:09.000Z', 'is', 'móttekið 22. nóvember 2026 kl. 14.05, á íslensku.'],
    ['2027-01-01T00:00:00.000Z', 'en', 'móttekið 1. janúar 2027 kl. 00.00, á ensku.'],
    ['2026-07-09T23:59:59.999Z', 'is', 'móttekið 9. júlí 2026 kl. 23.59, á íslensku.'],
  ] as const)('about what came at %s says the time as Icelanders write it', (receivedAt, locale, words) => {
    const { text } = createDescriber(received)({ id: 7, receivedAt, ...message({ locale }) });
    expect(text).toContain(`Nr. 7, ${words}`);
  });
});

describe('a text on a terminal', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', '[31mred[0m'],
    ['\u001b]0;title\u0007x', ']0;titlex'],
    ['\u009b2Jx', '2Jx'],
    ['a\r\nb\tc', 'a b c'],
    ['a\u202Eb\u2066c\u200B', 'abc'],
    ['a\u2028b', 'a b'],
    ['🎉 þ', '🎉 þ'],
  ])('%j becomes %j', (text, line) => expect(plainLine(text)).toBe(line));

  it('keeps its lines where it may have several', () => {
    expect(plainText('a\r\nb\rc\u001b\nd')).toBe('a\nb c\nd');
  });
});
