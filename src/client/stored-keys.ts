import type { Lifetime } from '../define/lifetime.ts';
import { keptDays } from './forms/kept.ts';
import { claimTime } from './forms/unsent.ts';

/** What the site keeps under a key. */
interface StoredKey {
  /** A choice of the visitor, what they have typed, or a mark by which tabs agree. */
  holds: 'choice' | 'typing' | 'mark';
  kept: Lifetime;
}

/**
 * Everything that the site itself keeps in a visitor's browser; a star at the end stands for any ending. The cookies page
 * must name each of them with its lifetime, and code that stores something takes its name from here, by type. All of it is
 * necessary for what the visitor has asked for: anything else would need consent, and is named in `site.yaml`.
 */
export const storedKeys = {
  cookieConsent: { holds: 'choice', kept: 'until-deleted' },
  cookieConsentDate: { holds: 'choice', kept: 'until-deleted' },
  cookieConsentFor: { holds: 'choice', kept: 'until-deleted' },
  cookies_necessary: { holds: 'choice', kept: 'until-deleted' },
  cookies_analytics: { holds: 'choice', kept: 'until-deleted' },
  cookies_marketing: { holds: 'choice', kept: 'until-deleted' },
  cookies_functional: { holds: 'choice', kept: 'until-deleted' },
  heroVideo: { holds: 'choice', kept: 'until-tab-closes' },
  quoteDraft: { holds: 'typing', kept: `${keptDays} days` },
  contactDraft: { holds: 'typing', kept: 'until-tab-closes' },
  'outbox:*': { holds: 'typing', kept: `${keptDays} days` },
  'claim:*': { holds: 'mark', kept: `${claimTime / 1000} seconds` },
} as const satisfies Record<string, StoredKey>;

type Ending<K> = K extends `${infer Start}*` ? `${Start}${string}` : K;

/** A name under which the site may store something. */
export type StoredName = Ending<keyof typeof storedKeys>;
