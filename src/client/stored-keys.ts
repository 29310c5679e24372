import type { Lifetime } from '../define/lifetime.ts';
import { claimTime, keptDays } from './forms/kept.ts';

/** What is kept under a key. */
export interface StoredKey {
  /** A choice of the visitor, what they have typed, or a mark by which tabs agree. */
  holds: 'choice' | 'typing' | 'mark';
  kept: Lifetime;
}

/**
 * Everything that the generator's scripts keep in a visitor's browser, beside drafts, whose names the forms give; a star at the
 * end stands for any ending. Code that stores something takes its name from here, by type. All of it is necessary for what
 * the visitor has asked for.
 */
export const storedKeys = {
  cookieConsent: { holds: 'choice', kept: 'until-deleted' },
  cookieConsentDate: { holds: 'choice', kept: 'until-deleted' },
  cookieConsentFor: { holds: 'choice', kept: 'until-deleted' },
  cookies_necessary: { holds: 'choice', kept: 'until-deleted' },
  cookies_analytics: { holds: 'choice', kept: 'until-deleted' },
  cookies_marketing: { holds: 'choice', kept: 'until-deleted' },
  cookies_functional: { holds: 'choice', kept: 'until-deleted' },
  'outbox:*': { holds: 'typing', kept: `${keptDays} days` },
  'claim:*': { holds: 'mark', kept: `${claimTime / 1000} seconds` },
} as const satisfies Record<string, StoredKey>;

type Ending<K> = K extends `${infer Start}*` ? `${Start}${string}` : K;

/** Where unsent typing is kept. */
export interface Draft {
  /** The key in the storage of the browser. */
  key: string;
  /** For some days on the device, or until the tab is closed. */
  kept: 'on-device' | 'in-tab';
}

/** Returns what is stored for a draft. */
export function storedDraft({ kept }: Draft): StoredKey {
  return { holds: 'typing', kept: kept === 'in-tab' ? 'until-tab-closes' : `${keptDays} days` };
}

/** A name under which the generator's scripts may store something. */
export type StoredName = Ending<keyof typeof storedKeys>;
