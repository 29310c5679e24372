import type { SiteFacts } from '../define/site.ts';

/** What pages may load and run beside the files of the site. */
interface PolicySources {
  /** Hashes of inline styles and of inline scripts, as sources. */
  hashes: { styles: readonly string[]; scripts: readonly string[] };
  hosts: ForeignHosts;
}

/** The other hosts that the content names: none by itself. */
export interface ForeignHosts {
  /** The origins of scripts that run where the visitor allows them. */
  scripts: readonly string[];
  /** The origins of loops (specification 11.2). */
  media: readonly string[];
  /** Whether the page starts scripts that the content names, on whatever host. */
  startsScripts: boolean;
}

/** The hosts that the content names. */
export function foreignHosts({
  scripts = [],
  mediaHost,
}: Pick<SiteFacts, 'scripts' | 'mediaHost'>): ForeignHosts {
  const addresses = scripts.map(({ src }) => src);
  return {
    scripts: unique(addresses.filter((src) => !src.startsWith('/')).map((src) => new URL(src).origin)),
    media: mediaHost === undefined ? [] : [new URL(mediaHost).origin],
    startsScripts: scripts.length > 0,
  };
}

/**
 * The Content-Security-Policy of all pages: nothing is allowed that is not named here. It is one for the whole site,
 * because hosts that read `_headers` join the policies of all rules that fit a path, and because a not-found page may
 * answer any path; the few style sheets that pages inline cost it 160 bytes more than a policy for each page would. Strings become scripts nowhere
 * (Trusted Types); `consent` is the policy of src/client/consent/scripts.ts and exists only where it is used.
 */
export function contentSecurityPolicy({ hashes, hosts }: PolicySources): string {
  const self = "'self'";
  return format([
    ['default-src', ["'none'"]],
    ['script-src', [self, ...hashes.scripts, ...hosts.scripts]],
    ['style-src', [self, ...hashes.styles]],
    ['img-src', [self, 'data:']],
    ['font-src', [self]],
    ['media-src', [self, ...hosts.media]],
    ['connect-src', [self, ...hosts.scripts]],
    ['manifest-src', [self]],
    ['form-action', [self]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', [hosts.startsScripts ? 'consent' : "'none'"]],
  ]);
}

type Directive = [name: string, sources: readonly string[]];

function format(directives: readonly Directive[]): string {
  return directives.map(([name, sources]) => [name, ...unique(sources)].join(' ')).join('; ');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
