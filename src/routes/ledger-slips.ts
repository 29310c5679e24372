import { decodeAddress } from '../define/former-address.ts';
import type { Args } from '../diagnostics/index.ts';
import { type Destinations, gone, otherSiteOf, ownAddress, type Reporting } from './ledger-forms.ts';

/** Reports a key of the ledger that is not an address of this site. */
export function reportAddress(address: string, { ledger, to, report }: Reporting): void {
  const meant = addressMeant(address, to);
  report.error('ledger-address', ledger.locate([address], 'key'), {
    ...{ address, ...slipIn(address) },
    ...(meant !== undefined && { meant, isThere: Object.hasOwn(ledger.targets, meant) }),
  });
}

/** Returns what is wrong with an address of the ledger. */
function slipIn(address: string): Pick<Args<'ledger-address'>, 'slip' | 'found'> {
  const [query = ''] = /[?#].*$/s.exec(address) ?? [];
  if (query !== '') return { slip: 'query', found: query };
  const decoded = decodeAddress(address);
  const [found] = /[^\p{L}\p{M}\p{N}_.~ /-]/u.exec(decoded.replace(/^https?:\/\//, '')) ?? [];
  if (found !== undefined) return { slip: 'sign', found };
  return { slip: decoded === address.normalize() ? 'form' : 'encoded', found: '' };
}

/** Returns the address that was meant: the path as people read it. */
function addressMeant(address: string, { ownHost }: Destinations): string | undefined {
  const [, host, path = ''] = /^(?:https?:\/\/([^/?#]*))?([^?#]*)/.exec(address) ?? [];
  const meant = `/${decodeAddress(path).replace(/^\/+|\/+$/g, '')}`;
  return (host ?? ownHost) === ownHost && ownAddress.test(meant) ? meant : undefined;
}

/** Reports what is behind an address if it is neither a page nor another site. */
export function reportTarget(address: string, target: unknown, { ledger, to, report }: Reporting): void {
  if (target === null) {
    report.error('ledger-empty', ledger.locate([address], 'key'), { address });
    return;
  }
  const suggestion = typeof target === 'string' ? targetMeant(target, to) : undefined;
  report.error('ledger-target', ledger.locate([address]), {
    ...{ target: String(target), hasCredentials: credentials.test(String(target)) },
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** Matches a name, with or without a password, before the host of an address. */
const credentials = /(?<=^https?:\/\/)[^/?#]*@/i;

/** Returns what was meant: a page by its address or file, the encrypted address of another site, or `gone`. */
function targetMeant(target: string, { routes, locales, ownHost }: Destinations): string | undefined {
  if (target.toLowerCase() === gone) return gone;
  const encrypted = target.replace(credentials, '').replace(/^http:/i, 'https:');
  const url = URL.canParse(encrypted) ? new URL(encrypted) : undefined;
  const other = [encrypted, url?.href ?? ''].find((one) => otherSiteOf(one, ownHost));
  if (other !== undefined) return other;
  if (url && url.host !== '' && url.host !== ownHost) return undefined;
  const path = decodeAddress(url ? url.pathname : target);
  const name = path.replace(/\.(?:md|yaml|html)$/, '');
  const folder = locales.map(({ id }) => `${id}/`).find((one) => name.startsWith(one)) ?? '';
  return routes.find((route) => route.path === path || route.id === name.slice(folder.length))?.id;
}
