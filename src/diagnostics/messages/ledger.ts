import { listText, type Message, replaceBy, write } from './message.ts';

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

/** A line whose address is not one of this site. */
interface WrongAddress {
  address: string;
  /** What is wrong: what is behind the path, a sign, encoded letters, or the form as a whole. */
  slip: 'query' | 'sign' | 'encoded' | 'form';
  /** What is behind the path, or the sign. */
  found: string;
  meant?: string;
  /** True if the address that was meant has a line of its own. */
  isThere?: boolean;
}

/** Lines that were committed and are gone. */
interface CutLedger {
  lines: readonly string[];
  /** What the file needs before a new line. */
  before: string;
}

/** A line that leads nowhere. */
interface WrongTarget {
  target: string;
  hasCredentials?: boolean;
  suggestion?: string;
}

/** Problems of what builds keep in the content: the list of published addresses, and the record of translations. */
export const ledgerMessages = {
  'address-lost': ({ address, page, suggestion }: LostAddress): Message => ({
    what: `${address} was published for the page “${page}”, and leads nowhere now.`,
    why: 'People and search engines have this address, and it must lead somewhere.',
    fix: `Write ${suggestion === undefined ? '' : `“${suggestion}”, or `}another page, an address of another site (https://…), or “gone” to let it end.`,
    ...replaceBy(suggestion),
  }),
  'address-hidden': ({ addresses, page, state, at = '' }: HiddenAddresses): Message => {
    const isOne = addresses.length === 1;
    const why = { draft: 'is a draft', expired: `has expired (${at})` }[state];
    return {
      what: `${listText(few(addresses, (rest) => `${rest} more`))} ${isOne ? 'leads' : 'lead'} to the not-found page, because the page “${page}” ${why}.`,
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
  'ledger-address': ({ address, slip, found, meant, isThere = false }: WrongAddress): Message => ({
    what: {
      query: `“${address}” has more than a path: “${found}”.`,
      sign: `“${address}” has the character “${found}”, which no address of this site can have.`,
      encoded: `The letters of “${address}” are encoded.`,
      form: `“${address}” is not an address of this site.`,
    }[slip],
    why: {
      query:
        'Only the path of an address can lead to a page. It also leads there with anything behind “?” or “#”.',
      sign: 'Between slashes there are only letters, digits, single spaces and the characters - . _ ~',
      encoded: 'This list has addresses as people read them, and redirects understand both.',
      form: 'Only the path of an address can lead to a page.',
    }[slip],
    ...(isThere ? { fix: `Remove the line: ${meant} is there already.` } : addressFix(slip, meant)),
  }),
  'ledger-cut': ({ lines, before }: CutLedger): Message => {
    const isOne = lines.length === 1;
    return {
      what: `${isOne ? 'A line that was committed is' : `${lines.length} lines that were committed are`} not in this file any more: ${listText(quoted(lines))}.`,
      why: `People and search engines have ${isOne ? 'this address, and it leads' : 'these addresses, and they lead'} nowhere without ${isOne ? 'its line' : 'their lines'}.`,
      fix: `Put ${isOne ? 'it' : 'them'} back. Where an address is to end, write “gone” behind it.`,
      replacement: `${before}${lines.join('\n')}\n`,
    };
  },
  'record-lost': ({ file, isLedger }: { file: string; isLedger: boolean }): Message => ({
    what: 'This file is in the last commit, and it is gone.',
    why: isLedger
      ? 'It has every address that was ever published. Without it nobody notices when one of them leads nowhere.'
      : 'It says which translations are in step. Without it nobody notices when one of them falls behind.',
    fix: `Get it back with “git checkout HEAD -- ${file}”. If a new site is to begin without it, commit that it is removed.`,
  }),
  'ledger-empty': ({ address }: { address: string }): Message => ({
    what: `Nothing is written behind ${address}.`,
    why: 'A published address must lead somewhere.',
    fix: 'Write the name of a page, such as “services”, an address of another site (https://…), or “gone” to let it end.',
  }),
  'ledger-target': ({ target, hasCredentials = false, suggestion }: WrongTarget): Message => ({
    what: hasCredentials
      ? `“${target}” has a user name or a password.`
      : `“${target}” is not a page, not an address of another site, and not “gone”.`,
    why: hasCredentials
      ? 'Everybody who follows the old address would see it.'
      : 'A published address must lead somewhere.',
    fix:
      suggestion === undefined
        ? 'Write the name of a page, such as “services”, an address that begins with https://, or “gone”.'
        : `Write “${suggestion}”.`,
    ...replaceBy(suggestion),
  }),
} as const;

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`);

/** So many addresses stand in a sentence. */
const mostNamed = 4;

/** Shortens a list of addresses to the first ones and how many there are besides. */
export const few = (addresses: readonly string[], more: (rest: number) => string): readonly string[] =>
  addresses.length <= mostNamed
    ? addresses
    : [...addresses.slice(0, mostNamed - 1), more(addresses.length - mostNamed + 1)];

/** Returns the fix of an address. A query or a sign leaves it to people, who know what was published. */
function addressFix(
  slip: WrongAddress['slip'],
  meant: string | undefined,
): Pick<Message, 'fix' | 'replacement'> {
  if (slip === 'query' || slip === 'sign')
    return {
      fix:
        meant === undefined
          ? 'Remove the line.'
          : `Write ${meant} if that is the address; otherwise remove the line.`,
    };
  return meant === undefined
    ? {
        fix: 'Write a path of this site whole, with a slash at its beginning and none at its end, for example /en/old-name.',
      }
    : write(meant);
}
