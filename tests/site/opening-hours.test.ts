// @module-tag all
import { describe, expect, it } from 'vitest';
import { buildSite, planSite } from '../../src/build.ts';
import { messageOf } from '../../src/diagnostics/index.ts';
import { htmlOf, mainText } from '../support/built-site.ts';
import { configOf, contentFile, type Edit, workspace } from '../support/workspace.ts';

const hours = (text: string): Edit => ({
  ...{ file: 'site.yaml', replace: /^ {2}hours:\n(?: {4}.*\n)+/m },
  with: `  hours:\n${text.replace(/^(?=.)/gm, '    ')}\n`,
});
const week = 'from: monday\nto: friday\nopens: "10:00"\ncloses: "16:30"';
const exceptions = (...days: string[]) =>
  hours(`${week}\nexceptions:\n${days.map((day) => `  - { ${day} }`).join('\n')}`);
const christmas = 'from: 2026-12-24, to: 2026-12-26, reason: { is: Jól, en: Christmas }';
const lastDay =
  'from: 2026-12-31, opens: "09:00", closes: "12:30", reason: { is: Gamlársdagur, en: New Year’s Eve }';
const turned = lastDay.replace('09:00', '12:30').replace('closes: "12:30"', 'closes: "09:00"');
const turn = 'from: 2026-12-31, to: 2027-01-02, reason: { is: Áramót, en: New Year }';

/** The site of a day, as pages show it. */
async function siteOn(day: string, ...edits: Edit[]) {
  const built = await buildSite(configOf(workspace(...edits), { clock: new Date(day) }));
  expect(built.report.sorted().filter(({ severity }) => severity === 'error')).toEqual([]);
  const plain = (file: string) => mainText(htmlOf(built, file)).replaceAll('\u00A0', ' ');
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(htmlOf(built, 'en/contact.html')) ?? [];
  return { plain, company: JSON.parse(json)['@graph'][0] };
}

describe('opening hours', () => {
  it('change on every page and for search engines where site.yaml says others', async () => {
    const { plain, company } = await siteOn('2026-11-21', hours(week));
    expect(plain('hafa-samband.html')).toContain('Mán.–fös. kl. 10–16.30');
    expect(plain('en/contact.html')).toContain('Monday to Friday, 10:00–16:30');
    expect(plain('spurt-og-svarad.html')).toContain('mán.–fös. kl. 10–16.30');
    expect(plain('en/faq.html')).toContain('Monday to Friday, 10:00–16:30');
    expect(company.openingHours).toBe('Mo-Fr 10:00-16:30');
    expect(company.specialOpeningHoursSpecification).toBe(undefined);
  });

  it('have exceptions that pages and search engines say from two weeks before until they are over', async () => {
    const edit = exceptions(lastDay, christmas);
    const early = await siteOn('2026-12-09', edit);
    expect(early.plain('en/contact.html')).not.toContain('Christmas');
    const { plain, company } = await siteOn('2026-12-17', edit);
    for (const file of ['hafa-samband.html', 'um-okkur.html']) {
      expect(plain(file)).toMatch(
        /Jól, 24\.–26\. desember: lokað.*Gamlársdagur, 31\. desember: kl\. 9–12\.30/,
      );
    }
    for (const file of ['en/contact.html', 'en/about.html']) {
      expect(plain(file)).toMatch(
        /Christmas, December 24–26: closed.*New Year’s Eve, December 31: 9:00–12:30/,
      );
    }
    const specification = { '@type': 'OpeningHoursSpecification' };
    expect(company.specialOpeningHoursSpecification).toEqual([
      {
        ...specification,
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      },
      {
        ...specification,
        validFrom: '2026-12-31',
        validThrough: '2026-12-31',
        opens: '09:00',
        closes: '12:30',
      },
    ]);
    const late = await siteOn('2026-12-27', edit);
    expect(late.plain('en/contact.html')).not.toContain('Christmas');
    expect(late.plain('en/contact.html')).toContain('New Year’s Eve');
  });

  it('have exceptions over the turn of a year', async () => {
    const { plain } = await siteOn('2027-01-02', exceptions(turn));
    expect(plain('hafa-samband.html')).toContain('Áramót, 31. desember – 2. janúar: lokað');
    expect(plain('en/contact.html')).toContain('New Year, December 31 – January 2: closed');
  });

  it.each<[string, Edit, string, string]>([
    ['they end before they begin', hours(week.replace('"16:30"', '"09:00"')), 'hours-order', '09:00'],
    ['they begin when they should be over', hours(week.replace('10:00', '18:00')), 'hours-order', '18:00'],
    ['they begin and end the other way round', exceptions(turned), 'hours-order', '12:30'],
    ['a day ends before it begins', exceptions(lastDay.replace('12:30', '08:00')), 'hours-order', '08:00'],
    [
      'a time is missing',
      exceptions(lastDay.replace(', closes: "12:30"', '')),
      'hours-half',
      'opens: "09:00"',
    ],
    [
      'days end before they begin',
      exceptions(christmas.replace('12-26', '12-22')),
      'hours-days',
      '2026-12-22',
    ],
    ['a day is none', exceptions(christmas.replace('12-26', '12-32')), 'wrong-format', '2026-12-32'],
    ['days overlap', exceptions(turn, lastDay), 'hours-twice', '2026-12-31, opens'],
    ['a reason is missing', exceptions(christmas.replace('is: Jól, ', '')), 'hours-reason', 'reason: { en'],
    [
      'a reason is in no language',
      exceptions(christmas.replace('is: Jól', 'is: Jól, da: Jul')),
      'hours-language',
      'da: Jul',
    ],
  ])('are a problem at their place where %s', (...[, edit, code, at]) => {
    const folder = workspace(edit);
    const [problem, ...others] = planSite(configOf(folder)).report.sorted();
    expect([problem?.code, others]).toEqual([code, []]);
    const line = contentFile(folder, 'site.yaml').split('\n')[(problem?.place.line ?? 1) - 1];
    expect(line?.slice((problem?.place.column ?? 1) - 1)).toMatch(
      new RegExp(`^${at.replace(/[{"]/g, '\\$&')}`),
    );
  });

  it('have all their mistakes reported at once, beside those of other facts', () => {
    const folder = workspace(
      exceptions(
        christmas.replace('12-26', '12-32').replace('is: Jól, ', ''),
        lastDay.replace('12:30', '08:00').replace('from: 2026', 'from: 31.12.2026, to: 2026'),
        'from: 2026-06-17, closes: noon, opens: "10:00", reason: { is: Frí, en: Holiday, da: Ferie }',
        'from: 2026-06-16, to: 2026-06-18, reason: { is: Frí, en: Holiday }',
      ),
      { file: 'site.yaml', replace: /^ {2}deletedBy: .*$/m, with: '  deletedBy: hand' },
      { file: 'site.yaml', replace: /^social:/m, with: 'scripts: [{ kind: google-ads }]\nsocial:' },
    );
    const { report } = planSite(configOf(folder));
    const inSite = report.sorted().filter(({ place }) => place.file === 'content/site.yaml');
    expect(inSite.map(({ code }) => code).toSorted()).toEqual([
      ...['hosting-deletion', 'hours-language', 'hours-order', 'hours-reason', 'hours-twice'],
      ...['script-incomplete', 'wrong-format', 'wrong-format', 'wrong-format'],
    ]);
  });

  it.each([
    [
      'in the same year',
      '2026-12-24',
      '2026-12-22',
      'Write from: 2026-12-22 and to: 2026-12-24, or other days.',
    ],
    ['in the year before', '2026-12-24', '2025-12-26', 'Write to: 2026-12-26, if only the year is wrong.'],
    [
      'early in the same year',
      '2026-12-30',
      '2026-01-02',
      'Write to: 2027-01-02, if only the year is wrong.',
    ],
    [
      'far away',
      '2026-12-24',
      '2026-06-17',
      'Write the first of these days after “from” and the last after “to”.',
    ],
  ])('are never turned into more than a month where days end %s', (...[, from, to, fix]) => {
    const days = `from: ${from}, to: ${to}, reason: { is: Jól, en: Christmas }`;
    const [problem] = planSite(configOf(workspace(exceptions(days)))).report.sorted();
    expect(problem?.code).toBe('hours-days');
    expect(problem && messageOf(problem).fix).toBe(fix);
  });

  it('are doubtful where exceptions are longer than a month, and written with their years', async () => {
    const long = christmas.replace('2026-12-26', '2027-12-26');
    const { plain } = await siteOn('2026-12-17', exceptions(long));
    expect(plain('en/contact.html')).toContain('Christmas, December 24, 2026 – December 26, 2027: closed');
    const { report } = planSite(configOf(workspace(exceptions(long)), { clock: new Date('2026-12-17') }));
    expect(report.sorted().map(({ code }) => code)).toEqual(['hours-long']);
  });

  it('are doubtful where exceptions are over', () => {
    const folder = workspace(exceptions(christmas));
    const on = (day: string) =>
      planSite(configOf(folder, { clock: new Date(day) }))
        .report.sorted()
        .map(({ code }) => code);
    expect(on('2026-12-26')).toEqual([]);
    expect(on('2026-12-27')).toEqual(['hours-over']);
  });
});
