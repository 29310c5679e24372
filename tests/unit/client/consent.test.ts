import { describe, expect, it } from 'vitest';
import { consentEntries, parseConsent } from '../../../src/client/consent/choices.ts';
import { cookieNames, expiringCookies, matchingNames } from '../../../src/client/consent/withdraw.ts';

const choices = { necessary: true, analytics: true, marketing: false, functional: false };

describe('what is stored of a choice (specification 10.5)', () => {
  const date = new Date(Date.UTC(2026, 8, 3, 14, 5));
  const entries = consentEntries({ consent: choices, date, givenFor: '' });
  it('is exactly six keys: the JSON of four booleans, an ISO date, and each choice as a word', () => {
    expect(entries).toEqual([
      ['cookieConsent', '{"necessary":true,"analytics":true,"marketing":false,"functional":false}'],
      ['cookieConsentDate', '2026-09-03T14:05:00.000Z'],
      ['cookies_necessary', 'true'],
      ['cookies_analytics', 'true'],
      ['cookies_marketing', 'false'],
      ['cookies_functional', 'false'],
    ]);
  });
  it('is beside them what the choice was about, where there was anything to allow', () => {
    const givenFor = '[{"src":"/a.js","category":"analytics"}]';
    expect(consentEntries({ consent: choices, date, givenFor })).toEqual([
      ...entries,
      ['cookieConsentFor', givenFor],
    ]);
  });
  it('is read again as it was', () => expect(parseConsent(entries[0]?.[1] ?? null)).toEqual(choices));
});

describe('stored choices', () => {
  it('are none when nothing is stored', () => expect(parseConsent(null)).toBeUndefined());
  it('always allow what is necessary', () => {
    const refused = { necessary: false, analytics: false, marketing: false, functional: false };
    expect(parseConsent(JSON.stringify(refused))).toEqual({ ...refused, necessary: true });
  });
  it('are those of the four categories and no other', () => {
    expect(parseConsent(JSON.stringify({ ...choices, tracking: true }))).toEqual(choices);
  });
  it.each([
    '',
    '{',
    'null',
    'true',
    '"all"',
    '[]',
    '{}',
    '{"necessary":true,"analytics":true,"marketing":true}',
    '{"necessary":true,"analytics":"true","marketing":true,"functional":true}',
    '{"necessary":true,"analytics":1,"marketing":0,"functional":null}',
  ])('are corrupt when they read %s', (text) => expect(() => parseConsent(text)).toThrow());
});

describe('the names that a pattern stands for', () => {
  it.each([
    [['_ga', '_ga_1', '_gat'], ['_ga'], ['_ga']],
    [['_ga', '_ga_1', '_gat'], ['_ga_*'], ['_ga_1']],
    [['_ga', '_ga_1', '_gat'], ['_ga*'], ['_ga', '_ga_1', '_gat']],
    [
      ['_ga', '_fbp', 'own'],
      ['_fbp', '_ga'],
      ['_ga', '_fbp'],
    ],
    [['own'], [], []],
    [[], ['_ga'], []],
  ])('of %j with %j are %j', (names, patterns, expected) => {
    expect(matchingNames(names, patterns)).toEqual(expected);
  });
});

describe('the names of cookies', () => {
  it.each([
    ['', []],
    ['a=1', ['a']],
    ['a=1; b=2=3;c=', ['a', 'b', 'c']],
  ])('in “%s” are %j', (cookies, names) => expect(cookieNames(cookies)).toEqual(names));
});

describe('a cookie is expired', () => {
  it.each([
    ['localhost', ['a=;max-age=0;path=/']],
    ['hemja.example', ['a=;max-age=0;path=/', 'a=;max-age=0;path=/;domain=hemja.example']],
    [
      'www.hemja.example',
      [
        'a=;max-age=0;path=/',
        'a=;max-age=0;path=/;domain=www.hemja.example',
        'a=;max-age=0;path=/;domain=hemja.example',
      ],
    ],
  ])('on %s for the host and every domain above it', (host, expected) => {
    expect(expiringCookies('a', host)).toEqual(expected);
  });
});
