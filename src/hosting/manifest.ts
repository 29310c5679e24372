import type { Wake } from '../define/island.ts';
import type { Locale } from '../define/locale.ts';
import type { Operation } from '../define/operation.ts';

/** The file of the manifest in the output. Names that begin with `_` are never served. */
export const manifestFile = '_site.json';

/** Endings that are never served either, in any case: compressed copies, source maps, and databases put there by mistake. */
export const hiddenEnding = /\.(?:br|gz|map|db|sqlite3?)(?:-\w+)?$/i;

/** Headers for the paths that fit `for`: an exact path, or a beginning followed by `*`. Later rules override earlier ones. */
export interface HeaderRule {
  for: string;
  /** Names as they are usually written (`Content-Security-Policy`). */
  set: Readonly<Record<string, string>>;
}

/** An address that leads to another. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302 | 308;
}

/** A form on a page, as who answers with the page needs it. All positions are in bytes from the beginning of its file. */
export interface HostedForm {
  /** The address of the page. */
  address: string;
  /** The beginning of the title's text. */
  title: number;
  /** The form's island, from its beginning to the end of its props, and when it is made interactive. */
  island: { start: number; end: number; wake: Wake };
  /** The props of the island as built. */
  props: { fields: Readonly<Record<string, unknown>>; words: { titlePrefix: string } };
}

/** A form that the site receives. */
export interface HostedForms {
  /** The value of its field `form-name`. */
  name: string;
  /** The page that it is on, in each language. */
  pages: Readonly<Record<Locale, HostedForm>>;
}

/** A language of the site, as a host has to know it. */
interface HostedLocale {
  id: Locale;
  /** The beginning of every address of the language; empty for the one at the root. */
  prefix: string;
  /** Its not-found page, as a file of the output. */
  notFound: string;
}

/** Everything that a host must know to serve the site: the one source of server, Netlify, nginx and Caddy settings. */
export interface HostingManifest {
  /** Changes whenever any file of the site does. */
  release: string;
  /** Every file that the build made, with the SHA-256 of its bytes in base64url; a host serves no other. */
  files: Readonly<Record<string, string>>;
  headers: readonly HeaderRule[];
  /** Headers of every answer that goes over TLS, and of none that does not (RFC 6797, section 7.2). */
  overTls: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
  /** The languages of the site, the default first. */
  locales: readonly [HostedLocale, ...HostedLocale[]];
  forms: readonly HostedForms[];
  operation?: Operation | undefined;
}

/** The programs whose settings can be made: the command line knows them before it loads what makes the settings. */
export const hostNames = ['nginx', 'nginx-limits', 'caddy', 'caddy-global', 'systemd'] as const;
export type HostName = (typeof hostNames)[number];
