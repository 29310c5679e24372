import { describe, expect, test } from 'vitest';
import { type Opening, openingAt } from '../../../templates/hours/opening.ts';

const at = (time: string) => ({ at: time, text: time });
const office: Opening = {
  days: [1, 2, 3, 4, 5],
  span: { opens: at('09:00'), closes: at('17:00') },
  others: [
    { from: '2026-12-24', to: '2026-12-27' },
    { from: '2026-12-31', to: '2026-12-31', span: { opens: at('09:00'), closes: at('12:00') } },
  ],
};

describe('the office', () => {
  test.each([
    { moment: 'Wednesday at nine', now: '2026-11-25T09:00', state: { isOpen: true, until: '17:00' } },
    {
      moment: 'Wednesday at a minute to five',
      now: '2026-11-25T16:59',
      state: { isOpen: true, until: '17:00' },
    },
    {
      moment: 'Wednesday at five',
      now: '2026-11-25T17:00',
      state: { isOpen: false, opens: '09:00', ahead: 1, weekday: 4 },
    },
    {
      moment: 'early on Monday',
      now: '2026-11-23T06:30',
      state: { isOpen: false, opens: '09:00', ahead: 0, weekday: 1 },
    },
    {
      moment: 'Saturday',
      now: '2026-11-28T12:00',
      state: { isOpen: false, opens: '09:00', ahead: 2, weekday: 1 },
    },
    {
      moment: 'Christmas Eve',
      now: '2026-12-24T10:00',
      state: { isOpen: false, opens: '09:00', ahead: 4, weekday: 1 },
    },
    {
      moment: 'New Year’s Eve in the morning',
      now: '2026-12-31T10:00',
      state: { isOpen: true, until: '12:00' },
    },
    {
      moment: 'New Year’s Eve in the afternoon',
      now: '2026-12-31T13:00',
      state: { isOpen: false, opens: '09:00', ahead: 1, weekday: 5 },
    },
  ])('is right on $moment', ({ now, state }) => {
    expect(openingAt(office, new Date(`${now}Z`))).toEqual(state);
  });

  test('says nothing when it does not open for two months', () => {
    expect(openingAt({ ...office, days: [] }, new Date('2027-02-01T10:00Z'))).toBeUndefined();
  });
});
