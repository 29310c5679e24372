import { expect, test } from 'vitest';
import { type AnswerDay, answerDayText } from '../../../templates/hours/answer-day.ts';

const answer: AnswerDay = {
  days: [1, 2, 3, 4, 5],
  closed: [{ from: '2026-12-24', to: '2026-12-25' }],
  tomorrow: 'tomorrow',
  later: 'on {day}',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

test.each([
  { sent: 'on a Tuesday', now: '2026-11-24T10:00', says: 'tomorrow' },
  { sent: 'late on a Tuesday', now: '2026-11-24T23:59', says: 'tomorrow' },
  { sent: 'on a Friday evening', now: '2026-11-27T20:00', says: 'on Monday' },
  { sent: 'on a Sunday', now: '2026-11-29T12:00', says: 'tomorrow' },
  { sent: 'on the eve of a Christmas and a weekend', now: '2026-12-23T15:00', says: 'on Monday' },
])('a message $sent is answered on the next business day at the latest', ({ now, says }) => {
  expect(answerDayText(answer, new Date(`${now}Z`))).toBe(says);
});

test('no day is named when all of the week to come is closed', () => {
  const closed = [{ from: '2026-11-01', to: '2026-12-31' }];
  expect(answerDayText({ ...answer, closed }, new Date('2026-11-24T10:00Z'))).toBeUndefined();
});
