import { listText, type Message, replaceBy } from './message.ts';

/** A published address whose page does not exist, and the page that could take its place. */
interface LostAddress {
  address: string;
  page: string;
  suggestion?: string;
}

/** The published addresses of a page that is not published any more. */
interface HiddenAddresses {
  addresses: readonly string[];
  page: string;
  state: 'draft' | 'expired';
  at?: string;
}

/** A published address that leads elsewhere, and the page that would take it over. */
interface PromisedAddress {
  address: string;
  /** The page or the address of another site to which it leads. */
  target: string;
  /** The place in the list of addresses that says so. */
  line: string;
  page: string;
  isAlias: boolean;
}

/** Problems of the list of published addresses. */
export const ledgerMessages = {
  'address-lost': ({ address, page, suggestion }: LostAddress): Message => ({
    what: `${address} was published for the page “${page}”, and leads nowhere now.`,
    why: 'People and search engines have this address, and it must lead somewhere.',
    fix: `Write ${suggestion === undefined ? '' : `${suggestion}, or `}another page, an address of another site (https://…), or “gone” to let it end.`,
    ...replaceBy(suggestion),
  }),
  'address-hidden': ({ addresses, page, state, at = '' }: HiddenAddresses): Message => {
    const isOne = addresses.length === 1;
    const why = { draft: 'is a draft', expired: `has expired (${at})` }[state];
    return {
      what: `${listText(addresses)} ${isOne ? 'leads' : 'lead'} to the not-found page, because the page “${page}” ${why}.`,
      why: `People and search engines have ${isOne ? 'this address' : 'these addresses'}.`,
      fix: `Write the page that takes its place behind ${isOne ? 'it' : 'each of them'} in this file, or “gone” to let ${isOne ? 'it' : 'them'} end.`,
    };
  },
  'address-promised': ({ address, target, line, page, isAlias }: PromisedAddress): Message => ({
    what: `${address} leads to “${target}” (${line}), and this page would take it over.`,
    why: `People and search engines have this address for “${target}”, and would find this page there.`,
    fix: `${isAlias ? 'Remove the alias' : 'Give this page another address'}. If it really takes the place of “${target}” there, write “${page}” in ${line}.`,
  }),
  'ledger-taken': ({ address, other }: { address: string; other: string }): Message => ({
    what: `The file ${other} has the address ${address}.`,
    why: 'Some hosts would lead away from the file, and others would not.',
    fix: 'Remove the line.',
  }),
  'ledger-address': ({ address }: { address: string }): Message => ({
    what: `“${address}” is not an address of this site.`,
    why: 'Only the path of an address can lead to a page.',
    fix: 'Write it whole, with a slash at its beginning and none at its end, for example /en/old-name.',
  }),
  'ledger-target': ({ target, suggestion }: { target: string; suggestion?: string }): Message => ({
    what: `“${target}” is not a page, not an address of another site, and not “gone”.`,
    why: 'A published address must lead somewhere.',
    fix:
      suggestion === undefined
        ? 'Write the name of a page, such as “services”, an address that begins with https://, or “gone”.'
        : `Write ${suggestion}.`,
    ...replaceBy(suggestion),
  }),
} as const;
