import type { HeaderRule, HostingManifest } from '../manifest.ts';

/**
 * `_headers`, as Netlify, Cloudflare Pages and others read it. Some of them join the values of all rules that fit a path
 * with commas instead of letting the last one win. `no-cache, immutable` would be no cache at all, so how long HTML is
 * kept is left to these hosts, which ask again each time by themselves. And the short policies of assets, which save bytes
 * where they stand alone, would only make the long ones longer; over HTTP/2 what is said again costs next to nothing.
 *
 * @param hints what these hosts may send ahead of a page
 */
export function headersFile({ headers, overTls }: HostingManifest, hints: readonly HeaderRule[]): string {
  const rules = headers.map((rule): HeaderRule => {
    if (rule.for === '/*') {
      const { 'Cache-Control': _, ...set } = rule.set;
      return { for: rule.for, set: { ...set, ...overTls } };
    }
    const { 'Content-Security-Policy': _csp, 'Permissions-Policy': _features, ...set } = rule.set;
    return { for: rule.for, set };
  });
  return `${[...rules, ...hints].flatMap(lines).join('\n')}\n`;
}

function lines({ for: path, set }: HeaderRule): string[] {
  const headers = Object.entries(set).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...headers];
}
