import { describe, expect, it } from 'vitest';
import { mailLink, shareLinks } from '../../../templates/components/share-links.ts';

const page = { url: 'https://hemja.example/thjonusta?a=1&b', title: 'Þjónusta & „verð“ | Hemja' };

describe('the networks', () => {
  it('are Facebook, Twitter and LinkedIn, in this order (specification 5.1)', () => {
    expect(shareLinks(page).map(({ network }) => network)).toEqual(['Facebook', 'X (Twitter)', 'LinkedIn']);
  });
  it.each([
    ['Facebook', 'www.facebook.com', { u: page.url }],
    ['X (Twitter)', 'x.com', { url: page.url, text: page.title }],
    ['LinkedIn', 'www.linkedin.com', { url: page.url }],
  ])('%s at %s gets %j', (name, host, fields) => {
    const href = shareLinks(page).find(({ network }) => network === name)?.href ?? '';
    expect(new URL(href)).toMatchObject({ protocol: 'https:', host });
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual(fields);
  });
});

it('an e-mail has its subject and body, whatever letters and signs are in them', () => {
  const href = mailLink({ subject: 'Vert að skoða: a & b?', body: 'ein\n\ntvær #3 + 100%' });
  expect(href).not.toMatch(/[^!-~]/);
  const [, subject, body] = /^mailto:\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
  expect(decodeURIComponent(subject ?? '')).toBe('Vert að skoða: a & b?');
  expect(decodeURIComponent(body ?? '')).toBe('ein\r\n\r\ntvær #3 + 100%');
});
