import type { IncomingHttpHeaders } from 'node:http';
import type { HostingManifest } from '../hosting/manifest.ts';

/** The site that a form belongs to: the release in memory, whatever happens to its folder. */
export interface FormSite {
  forms: HostingManifest['forms'];
  locales: HostingManifest['locales'];
  /** The HTML of the page at an address; undefined if there is none. */
  pageAt(address: string): string | undefined;
}

/** A form that was posted, read to its end and within the limit of size. */
export interface FormRequest {
  headers: IncomingHttpHeaders;
  body: Uint8Array;
  /** The address that it was posted to, without the query. */
  path: string;
  /** The address of the client or, behind a proxy, of the proxy. */
  remoteAddress: string;
  site: FormSite;
}

/** The answer to a posted form. */
export interface FormAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** The address of a page whose headers (its security policy) the answer carries; those of any address without it. */
  page?: string;
}

/** Receives the forms of the site. When it throws, the visitor is asked to try again later (503). */
export type FormHandler = (request: FormRequest) => Promise<FormAnswer>;
