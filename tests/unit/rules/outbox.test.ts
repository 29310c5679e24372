import { describe, expect, it } from 'vitest';
import {
  claimAt,
  newClaim,
  outboxKey,
  packUnsent,
  postTimeout,
  unpackUnsent,
  waitAfter,
} from '../../../src/rules/outbox.ts';

describe('the wait between attempts', () => {
  it.each([
    [0, 5_000],
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [7, 320_000],
    [8, 600_000],
    [5_000, 600_000],
  ])('after %i attempts is %i ms', (attempts, wait) => expect(waitAfter(attempts)).toBe(wait));
});

describe('an unsent message', () => {
  const message = { id: 'a1', body: 'name=J%C3%B3na', attempts: 2 };
  it('is the same when it comes back from the storage', () => {
    expect(unpackUnsent(outboxKey(message.id), packUnsent(message))).toEqual(message);
  });
  it.each([
    ['outbox:a', undefined],
    ['outbox:a', ''],
    ['outbox:a', '{'],
    ['outbox:a', 'null'],
    ['outbox:a', '[]'],
    ['outbox:a', '{"body":1}'],
    ['claim:outbox:a', '{"body":""}'],
    ['cookieConsent', '{"body":""}'],
  ])('is not what stands as %2$s under %1$s', (key, text) => expect(unpackUnsent(key, text)).toBeUndefined());
  it('that lost its count starts from none', () => {
    expect(unpackUnsent('outbox:a', '{"body":"x","attempts":"?"}')?.attempts).toBe(0);
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
