/** How a site is run, as far as servers and their settings depend on it. */
export interface Operation {
  /** Who receives the forms: `site serve`, or Netlify. */
  forms: 'own-server' | 'netlify';
  /** The age at which `site serve` deletes leads, in months. */
  leadMonths: number;
  /** Where copies of leads may be sent. */
  copies: readonly ('mail' | 'webhook')[];
  /** How long logs may hold the addresses of visitors, in days; 0 if they hold none. */
  addressDays: number;
}

/** Hosts that build the sites which they serve. */
export type BuildHost = 'netlify' | 'cloudflare';
