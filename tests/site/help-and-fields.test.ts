import { describe, expect, it } from 'vitest';
import { all, builtSite, findAll, pageHtml } from '../support/built-site.ts';

/** What the footer of a page offers to whoever needs help, in its order. */
function helpOf(html: string): string[] {
  const [, footer = ''] = /<footer(.+)<\/footer>/s.exec(html) ?? [];
  return all(footer, 'a').flatMap(({ attributes: { href = '' } }) =>
    /^(?:tel|mailto):|\/(?:hafa-samband|contact)$/.test(href) ? [href] : [],
  );
}

it('help is in the same place and order on all 36 pages (WCAG 3.2.6)', async () => {
  const { artifacts } = await builtSite();
  const help = artifacts
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ body }) => helpOf(String(body)).join().replace('/en/contact', '/hafa-samband'));
  expect(help).toHaveLength(36);
  expect([...new Set(help)]).toEqual(['/hafa-samband,tel:+3545550100,mailto:hallo@hemja.example']);
});

describe.each([
  ['fa-tilbod.html', { name: 'name', email: 'email', phone: 'tel', company: 'organization' }],
  ['en/get-quote.html', { name: 'name', email: 'email', phone: 'tel', company: 'organization' }],
  ['hafa-samband.html', { name: 'name', email: 'email' }],
  ['en/contact.html', { name: 'name', email: 'email' }],
])('the form of %s', (file, purposes) => {
  const fields = async () =>
    findAll(await pageHtml(file), ({ attributes }) => /^_field-\w+$/.test(attributes.id ?? ''));

  it('says to the browser what it asks about the visitor (WCAG 1.3.5)', async () => {
    const found = (await fields()).flatMap(({ attributes: { name = '', autocomplete = 'off' } }) =>
      autocomplete === 'off' ? [] : [[name, autocomplete]],
    );
    expect(Object.fromEntries(found)).toEqual(purposes);
  });

  it('has plain spaces in all that it can send, also where no script runs (specification 8.10)', async () => {
    const html = await pageHtml(file);
    const values = ['input', 'option'].flatMap((tag) => all(html, tag).map((one) => one.attributes.value));
    expect(values.filter((value) => /[^\P{Zs} ]/u.test(value ?? ''))).toEqual([]);
  });

  it('asks for nothing twice (WCAG 3.3.7)', async () => {
    const names = (await fields()).map(({ attributes }) => attributes.name);
    expect(names).toEqual([...new Set(names)]);
  });
});
