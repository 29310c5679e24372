/** The operation of a site, for server and host configuration. */
export interface Operation {
  /** The receiver of forms: `site serve` or Netlify. */
  forms: 'own-server' | 'netlify';
  /** The age at which `site serve` deletes leads, in months. */
  leadMonths: number;
  /** The destinations of copies of leads. */
  copies: readonly ('mail' | 'webhook')[];
  /** The maximum retention of IP addresses in logs, in days. 0 if logs contain none. */
  addressDays: number;
}

/** Hosting services that run the build. */
export type BuildHost = 'netlify' | 'cloudflare';
