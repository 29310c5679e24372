import type { HeaderRule, Redirect } from '../../../src/hosting/manifest.ts';

/** The files of a site by path, and what its manifest says beside them. */
export interface SmallSite {
  files?: Record<string, string | Uint8Array>;
  redirects?: readonly Redirect[];
  rules?: readonly HeaderRule[];
  /** Headers of answers that go over TLS. */
  overTls?: Readonly<Record<string, string>>;
}

export const secret: string;
export const siteFiles: Record<string, string | Uint8Array>;
export function writeSite(folder: string, site?: SmallSite): void;
export function writeTraps(folder: string): void;
