import { describe, expect, it } from 'vitest';
import { nearestPages } from '../../../templates/pages/not-found/nearness.ts';
import { routesOfSpec } from '../../site/routes-table.ts';

/** The addresses of the pages that are nearest, in the language of the address. */
function nearest(asked: string): (string | undefined)[] {
  const isEnglish = asked.startsWith('/en/');
  const pages = routesOfSpec
    .filter(([id]) => id !== 'home')
    .map(([, is, en]) => ({ addresses: isEnglish ? [en, is] : [is, en] }));
  return nearestPages(asked, pages).map(({ addresses }) => addresses[0]);
}

describe('the page that was meant is found', () => {
  it.each([
    ['when letters are missing, added or other ones', '/en/servces', '/en/services'],
    ['when it is the hyphen that is missing', '/en/aboutus/webdevelopment', '/en/services/web-development'],
    ['when it is written with Icelandic letters', '/verðskrá', '/verdskra'],
    ['when these letters are encoded', '/ver%C3%B0skr%C3%A1', '/verdskra'],
    ['when it is written with capitals and blanks', '/Um%20Okkur', '/um-okkur'],
    ['when it has the ending of a file', '/en/about.html', '/en/about'],
    ['when it is an index file', '/verdskra/index.php', '/verdskra'],
    ['when it ends with a slash', '/hafa-samband/', '/hafa-samband'],
    ['when the page above it is missing', '/leikjavading', '/thjonusta/leikjavading'],
    ['when it is the address of the other language', '/about', '/um-okkur'],
    ['when it is that below the language of the page', '/en/um-okkur', '/en/about'],
    ['when the default language is written out', '/is/um-okkur', '/um-okkur'],
    ['when a word of it is missing', '/en/quote', '/en/get-quote'],
    ['when it has a word too many', '/en/contact-us', '/en/contact'],
    ['when a word is in another form', '/vafrakaka', '/vafrakokur'],
    ['when it is the plural', '/en/prices', '/en/pricing'],
  ])('%s: %s', (_, asked, page) => {
    expect(nearest(asked)[0]).toBe(page);
  });
});

describe('several pages', () => {
  it('are the same when their names have the same word', () => {
    expect(nearest('/en/strategy').toSorted()).toEqual([
      '/en/services/content-strategy',
      '/en/services/digital-strategy',
    ]);
  });

  it('are the one by its name and then the one above it', () => {
    expect(nearest('/thjonusta/vörumerkjaþron')).toEqual(['/thjonusta/vorumerkjathroun', '/thjonusta']);
  });

  it('are not shown beside the very one', () => {
    expect(nearest('/en/um-okkur')).toEqual(['/en/about']);
  });

  it('are at most three', () => {
    const pages = ['a', 'b', 'c', 'd'].map((letter) => ({ addresses: [`/campaign-${letter}`] }));
    expect(nearestPages('/campaign', pages)).toEqual(pages.slice(0, 3));
  });
});

it('a page that nothing below has is the page above', () => {
  expect(nearest('/thjonusta/eitthvad')).toEqual(['/thjonusta']);
});

it.each([
  ...[
    '/blog',
    '/en/news',
    '/engin-slik-sida',
    '/en/no-such-page',
    '/en/nothing/here',
    '/um',
    '/og',
    '/en/404',
  ],
  ...['/wp-login.php', '/wp-admin', '/.env', '/constructor', '/__proto__', '/%', '/%zz', '//', '/en/'],
  '/%3Cimg%20src=x%20onerror=alert(1)%3E',
])('nothing is near %s', (asked) => {
  expect(nearest(asked)).toEqual([]);
});

it('nothing is near a very long name, nor an address of very many', () => {
  expect(nearest(`/${'x'.repeat(8000)}`)).toEqual([]);
  expect(nearest(`/verdskra${'/x'.repeat(4000)}`)).toEqual([]);
});
