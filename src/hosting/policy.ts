import type { ForeignScript, ForeignSources } from '../define/foreign-script.ts';
import type { SiteFacts } from '../define/site.ts';

interface PolicySources {
  /** Hashes of inline styles and of inline scripts, as sources. */
  hashes: { styles: readonly string[]; scripts: readonly string[] };
  hosts: ForeignHosts;
}

/** The other hosts that the content names: none by itself. */
export interface ForeignHosts {
  /** Sources of scripts that run with consent. */
  scripts: Required<ForeignSources>;
  /** The origins of loops (specification 11.2). */
  media: readonly string[];
  /** The policies of Trusted Types that pages may create. */
  trustedTypes: readonly string[];
}

/** Returns the other hosts that the content names. */
export function foreignHosts({
  scripts = [],
  mediaHost,
}: Pick<SiteFacts, 'scripts' | 'mediaHost'>): ForeignHosts {
  const sources = scripts.map(sourcesOf);
  const all = (directive: keyof ForeignSources) => sources.flatMap((one) => one[directive] ?? []);
  const injecting = scripts.some((script) => script.sources) ? ['default'] : [];
  return {
    scripts: {
      'script-src': all('script-src'),
      'connect-src': all('connect-src'),
      'img-src': all('img-src'),
      'frame-src': all('frame-src'),
    },
    media: mediaHost === undefined ? [] : [new URL(mediaHost).origin],
    trustedTypes: scripts.length > 0 ? ['consent', ...injecting] : ["'none'"],
  };
}

/** Returns the sources of a script: its own host, if nothing else is known. */
function sourcesOf({ src, sources }: ForeignScript): ForeignSources {
  if (sources || src.startsWith('/')) return sources ?? {};
  const { origin } = new URL(src);
  return { 'script-src': [origin], 'connect-src': [origin] };
}

/**
 * Makes the Content-Security-Policy of all pages, which allows only the named sources. There is one for the whole site, because hosts join
 * the policies of all rules in `_headers` that match a path, and a not-found page answers any path. The Trusted Types policy `consent` is
 * that of src/client/consent/scripts.ts, and `default` that of src/third-party/resolve.ts.
 */
export function contentSecurityPolicy({ hashes, hosts }: PolicySources): string {
  const self = "'self'";
  const { scripts } = hosts;
  return format([
    ['default-src', ["'none'"]],
    ['script-src', [self, ...hashes.scripts, ...scripts['script-src']]],
    ['style-src', [self, ...hashes.styles]],
    ['img-src', [self, 'data:', ...scripts['img-src']]],
    ['font-src', [self]],
    ['media-src', [self, ...hosts.media]],
    ['connect-src', [self, ...scripts['connect-src']]],
    ...(scripts['frame-src'].length > 0 ? [['frame-src', scripts['frame-src']] satisfies Directive] : []),
    ['manifest-src', [self]],
    ['form-action', [self]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', hosts.trustedTypes],
  ]);
}

type Directive = [name: string, sources: readonly string[]];

function format(directives: readonly Directive[]): string {
  return directives.map(([name, sources]) => [name, ...unique(sources)].join(' ')).join('; ');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
