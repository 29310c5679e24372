import type { Route, SearchEntry } from '../../src/define/index.ts';
import type { Search } from '../data/search.ts';
import type { Settings } from '../data/settings.ts';
import type { Contact } from '../pages/contact/schema.ts';

/** The entries of the facts of the company, each under its name in `search.yaml`. They lead to the contact page. */
export function factEntries(
  route: Route<Contact>,
  { company, contact }: Settings,
  names: Search['facts'],
): SearchEntry[] {
  const { info, title, label = title } = route.page.data;
  const values: Record<keyof typeof names, string> = {
    phone: contact.phone,
    email: contact.email,
    address: `${contact.street}, ${contact.postalCode} ${contact.city}, ${info.country}`,
    hours: `${info.open} · ${info.closed}`,
    reply: info.reply,
    kennitala: company.kennitala,
    vat: company.vat,
  };
  return (Object.keys(values) as (keyof typeof names)[]).map((id) => ({
    ...{ id: `fact/${id}`, title: names[id], description: `${values[id]} · ${company.name}` },
    ...{ path: `${route.path}#_details-heading`, type: 'content', category: label },
    ...(id === 'phone' ? { keywords: spellingsOf(contact.phone) } : {}),
  }));
}

/**
 * A phone number as people type it in one word, without and with its country code.
 *
 * @example spellingsOf('+354 555 0100') // => ['5550100', '3545550100', '003545550100']
 */
function spellingsOf(phone: string): string[] {
  const [code = '', ...groups] = phone.replace('+', '').split(' ');
  const own = groups.join('');
  return [own, `${code}${own}`, `00${code}${own}`];
}
