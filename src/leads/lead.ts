import type { Locale } from '../define/locale.ts';

/** What a visitor has sent, checked. */
export interface NewLead {
  /** The value of the field `form-name` (specification 8.10). */
  form: string;
  /** The language of the page that it was sent from. */
  locale: Locale;
  /** The fields of the form in order, without `form-name` (specification 8.10). */
  fields: Readonly<Record<string, string>>;
  /** The address that the lead is found by; empty if it has none. */
  email: string;
  /** The same in all attempts to send this message; without it equal messages count as one. */
  key?: string | undefined;
}

/** What a visitor has sent, as it is kept. */
export interface Lead extends Omit<NewLead, 'key' | 'email'> {
  id: number;
  /** ISO 8601, in UTC. */
  receivedAt: string;
}

/** Selects leads: those that match everything that is given. */
export interface Selection {
  ids?: readonly number[] | undefined;
  /** In upper or lower case. */
  email?: string | undefined;
  /** Received at this time or later; ISO 8601, in UTC. */
  since?: string | undefined;
  /** Received earlier; ISO 8601, in UTC. */
  before?: string | undefined;
  /** With a number below this one: the leads that follow it in the list. */
  below?: number | undefined;
  /** At most this many, the newest first. */
  limit?: number | undefined;
}
