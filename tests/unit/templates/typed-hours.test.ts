import { describe, expect, it } from 'vitest';
import { findTypedHours } from '../../../templates/placeholders/typed-hours.ts';

const week = { from: 'monday', to: 'friday', exceptions: [] } as const;
const typedIn = (
  text: string,
  hours: { opens: string; closes: string } = { opens: '09:00', closes: '17:00' },
) =>
  findTypedHours(text, { ...week, ...hours, exceptions: [] }).map((one) => [
    ...[one.text, ...one.names],
    ...(one.isDoubtful ? ['?'] : []),
  ]);

describe('opening hours that are typed', () => {
  it.each([
    ['We are open Monday to Friday, 9:00–17:00.', 'Monday to Friday, 9:00–17:00'],
    ['Monday–Friday 9 am to 5 pm', 'Monday–Friday 9 am to 5 pm'],
    ['Mon-Fri: 9-5 p.m.', 'Mon-Fri: 9-5 p.m.'],
    ['Mondays through Fridays from 9 a.m. until 5 p.m.', 'Mondays through Fridays from 9 a.m. until 5 p.m.'],
    ['Mon.–Fri. (9:00am–5:00pm)', 'Mon.–Fri. (9:00am–5:00pm'],
    ['Opið mán.–fös. kl. 9–17.', 'mán.–fös. kl. 9–17'],
    ['Mánudaga til föstudaga kl. 9.00 til 17.00', 'Mánudaga til föstudaga kl. 9.00 til 17.00'],
    ['Opið er frá mánudegi til föstudags, kl. 9–17, en', 'frá mánudegi til föstudags, kl. 9–17'],
    ['mán-fös frá kl. 09:00 til kl. 17:00', 'mán-fös frá kl. 09:00 til kl. 17:00'],
    ['mán.–fös. 9–17', 'mán.–fös. 9–17'],
    ['9–17, mán.–fös.', '9–17, mán.–fös.'],
    ['From nine to five, Monday to Friday', 'From nine to five, Monday to Friday'],
  ])('are found with their weekdays in “%s”', (text, found) =>
    expect(typedIn(text)).toEqual([[found, '{hours:week}']]),
  );

  it.each([
    ['Opið er kl. 9–17 alla virka daga.', 'kl. 9–17', '{hours:times}'],
    ['Our opening hours are 9 am–5 pm.', '9 am–5 pm', '{hours:times}'],
    ['Opið 9–17.', '9–17', '{hours:times}'],
    ['Það er opið frá 9 til 17.', 'frá 9 til 17', '{hours:times}'],
    ['Opið er frá níu til fimm.', 'frá níu til fimm', '{hours:times}'],
    ['Skrifstofan er opin 9:00–17:00 og síminn líka', '9:00–17:00', '{hours:times}'],
    ['Alla virka daga 9–17', '9–17', '{hours:times}'],
    ['Við erum hér milli klukkan 9 og 17.', 'milli klukkan 9 og 17', '{hours:times}'],
    ['We are open nine to five.', 'nine to five', '{hours:times}'],
    ['Open nine-to-five', 'nine-to-five', '{hours:times}'],
    ['Our office hours are from 9 to 17.', 'from 9 to 17', '{hours:times}'],
    ['Open 9–5', '9–5', '{hours:times}'],
    ['On weekdays, we’re here from 9:00 until 5:00.', 'from 9:00 until 5:00', '{hours:times}'],
    ['Við höfum opið mán.–fös. og svörum strax.', 'mán.–fös.', '{hours:days}'],
    ['We’re here Monday to Friday.', 'Monday to Friday', '{hours:days}'],
  ])('are found in a sentence of opening hours: “%s”', (text, found, name) =>
    expect(typedIn(text)).toEqual([[found, name]]),
  );

  it.each([
    ['We answer from 9:00 to 17:00.', 'from 9:00 to 17:00'],
    ['Við svörum kl. 9–17.', 'kl. 9–17'],
    ['Námskeiðið er frá kl. 9 til 17.', 'frá kl. 9 til 17'],
    ['9:00–17:00', '9:00–17:00'],
    ['We answer from nine to five.', 'from nine to five'],
    ['Við svörum frá níu til fimm.', 'frá níu til fimm'],
    ['9.00–17.00', '9.00–17.00'],
    ['Við erum opin öllum. Fundir eru kl. 9–17.', 'kl. 9–17'],
    ['We are open to all. The workshop is 9 am–5 pm.', '9 am–5 pm'],
  ])('are doubtful where they may be those of anything: “%s”', (text, found) =>
    expect(typedIn(text)).toEqual([[found, '{hours:times}', '?']]),
  );

  it.each([
    'The campaign runs Monday to Friday.',
    'Monday to Saturday, 9:00–17:00'.replace('9:00', '8:00'),
    'Síður 9–17 í ritinu',
    'Frá 9 til 17',
    'It is no nine-to-five job.',
    'Námskeiðið er opið 9–17 ára börnum.',
    'The course is open to 9–17 year-olds.',
    'Opið í 9–17 vikur',
    'Opið 19–17',
    'Fundurinn er kl. 10–11, og opið er lengur.',
    'kl. 19–17',
    'kl. 9–170',
    '9.000–17.000 kr.',
    'kl. 10–16',
    'fyrir kl. 9 og eftir kl. 17',
    '1.9:00–17:00',
  ])('are not seen in “%s”', (text) => expect(typedIn(text)).toEqual([]));

  it('are found as the file has them', () => {
    const hours = { opens: '10:30', closes: '16:00' };
    expect(typedIn('Mon–Fri 10:30 am–4 pm, not 9:00–17:00', hours)).toEqual([
      ['Mon–Fri 10:30 am–4 pm', '{hours:week}'],
    ]);
    expect(typedIn('Opið kl. 10.30–16.', hours)).toEqual([['kl. 10.30–16', '{hours:times}']]);
  });
});
