import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  claimAt,
  isDue,
  keptDays,
  newClaim,
  outboxKey,
  outcomeOf,
  packUnsent,
  postTimeout,
  type Unsent,
  unpackUnsent,
  waitFor,
} from '../../../src/client/forms/kept.ts';

const day = 24 * 60 * 60_000;
const end = keptDays * day;

/** A message that was sent for the first time at the beginning of time. */
const fresh: Unsent = { id: 'a', body: 'x', attempts: 0, since: 0 };

describe('the answer to a post', () => {
  it.each([
    { outcome: 'accepted', statuses: [200, 202, 204] },
    { outcome: 'refused', statuses: [400, 404, 405, 413, 415, 422] },
    { outcome: 'failed', statuses: [304, 403, 408, 425, 429, 500, 502, 503, 504] },
  ])('means “$outcome” with $statuses', ({ outcome, statuses }) => {
    for (const status of statuses) expect(outcomeOf(status), String(status)).toBe(outcome);
  });
});

/** A message after an attempt that was not its last. */
function attempted(...attempt: Parameters<typeof afterAttempt>): Unsent {
  const message = afterAttempt(...attempt);
  if (!message) throw new Error('The message was given up.');
  return message;
}

describe('a message that failed', () => {
  it.each([
    [0, 5_000],
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [7, 320_000],
    [8, 600_000],
    [5_000, 600_000],
  ])('is sent again by an open page %i attempts and %i ms later', (attempts, wait) =>
    expect(waitFor({ ...fresh, attempts }, 0)).toBe(wait),
  );

  it('is sent at once by the next page', () => {
    const message = attempted({ ...fresh, attempts: 20 }, 'failed', 1_000);
    expect(message).toEqual({ ...fresh, attempts: 21 });
    expect(isDue(message, 1_000)).toBe(true);
  });
});

describe('a message that the server refuses', () => {
  const refused = (attempts: number) => attempted({ ...fresh, attempts }, 'refused', 1_000);

  it('rests for 5 s at first, each time twice as long, and never more than a day', () => {
    const rests = [0, 1, 2, 13, 14, 15, 5_000].map((attempts) => waitFor(refused(attempts), 1_000));
    expect(rests).toEqual([5_000, 10_000, 20_000, 40_960_000, 81_920_000, day, day]);
  });

  it('is not sent while it rests, and again after it', () => {
    const message = refused(20);
    expect([1_000, 1_000 + day - 1, 1_000 + day].map((now) => isDue(message, now))).toEqual([
      false,
      false,
      true,
    ]);
    expect(waitFor(message, 1_000 + day - 1)).toBe(1);
  });

  it('is sent fewer than twenty times in a day, once a day from then on, and the last time at its end', () => {
    const times: number[] = [];
    let now = 0;
    for (let message: Unsent | undefined = fresh; message; now += waitFor(message, now)) {
      times.push(now);
      message = afterAttempt(message, 'refused', now);
      if (!message) break;
    }
    expect(times.filter((time) => time < day).length).toBeLessThan(20);
    expect(times.length).toBeLessThan(30);
    expect(times.at(-1)).toBe(end);
  });

  it('does not rest for ever by a clock that went back', () => expect(isDue(refused(20), -day)).toBe(true));

  it('rests no more when the server merely fails the next time', () => {
    expect(afterAttempt(refused(20), 'failed', 0)).toEqual({ ...fresh, attempts: 22 });
  });
});

describe('the end of a message', () => {
  it.each(['failed', 'refused'] as const)(
    'comes with the first attempt after 7 days, when that has %s',
    (outcome) => {
      expect(afterAttempt(fresh, outcome, end - 1)).toBeDefined();
      expect(afterAttempt(fresh, outcome, end)).toBeUndefined();
    },
  );

  it('is not put off by a rest', () => {
    const message = attempted({ ...fresh, attempts: 20 }, 'refused', end - 1_000);
    expect(waitFor(message, end - 1_000)).toBe(1_000);
    expect(isDue(message, end)).toBe(true);
  });

  it('is counted from the day on which the visitor sent it, through all attempts and pages', () => {
    const message = attempted(attempted(fresh, 'refused', 5_000), 'failed', 10_000);
    expect(unpackUnsent('outbox:a', packUnsent(message), 20_000)?.since).toBe(0);
  });

  it.each([
    { says: 'of an earlier version', since: '' },
    { says: 'of a clock that went back', since: ',"since":1001' },
    { says: 'of a clock that was far ahead', since: ',"since":1e999' },
    { says: 'that is no number', since: ',"since":{"valueOf":1}' },
  ])('is counted from now on without a time, and by one $says', ({ since }) =>
    expect(unpackUnsent('outbox:a', `{"body":"x"${since}}`, 1_000)?.since).toBe(1_000),
  );
});

describe('an unsent message', () => {
  const message = { id: 'a1', body: 'name=J%C3%B3na', attempts: 2, since: 7 };
  it('is the same when it comes back from the storage', () => {
    for (const one of [message, { ...message, restsUntil: 5 }])
      expect(unpackUnsent(outboxKey(message.id), packUnsent(one), 8)).toEqual(one);
  });
  it.each([
    ['outbox:a', undefined],
    ['outbox:a', ''],
    ['outbox:a', '{'],
    ['outbox:a', 'null'],
    ['outbox:a', '[]'],
    ['outbox:a', 'accepted'],
    ['outbox:a', '{"body":1}'],
    ['claim:outbox:a', '{"body":""}'],
    ['outbox:', '{"body":""}'],
    ['outbox:á\n', '{"body":""}'],
    ['cookieConsent', '{"body":""}'],
  ])('is not what stands as %2$s under %1$s', (key, text) =>
    expect(unpackUnsent(key, text, 0)).toBeUndefined(),
  );
  it('that lost its count starts from none', () => {
    expect(unpackUnsent('outbox:a', '{"body":"x","attempts":"?"}', 0)?.attempts).toBe(0);
  });
});

describe('a claim of a tab', () => {
  const claim = newClaim('tab', 1_000_000);
  const text = JSON.stringify(claim);
  it('outlasts a post', () => expect(claim.until).toBeGreaterThan(1_000_000 + postTimeout));
  it.each([
    { says: 'holds at once', text, now: 1_000_000, owner: 'tab' },
    { says: 'holds for as long as a post may take', text, now: 1_000_000 + postTimeout, owner: 'tab' },
    { says: 'ends by itself', text, now: claim.until, owner: undefined },
    { says: 'of a clock that went back does not hold for ever', text, now: 10, owner: undefined },
    { says: 'that cannot be read is none', text: '{"owner":1}', now: 1_000_000, owner: undefined },
    { says: 'that is absent is none', text: undefined, now: 1_000_000, owner: undefined },
  ])('$says', ({ text: stored, now, owner }) => expect(claimAt(stored, now)?.owner).toBe(owner));
});

it('a message whose count of attempts is not a number counts as not yet sent', () => {
  for (const attempts of ['{"toString":1,"valueOf":1}', '"x"', 'null', '[]', '1e999'])
    expect(unpackUnsent('outbox:a', `{"body":"b","attempts":${attempts}}`, 0)).toMatchObject({ attempts: 0 });
});
