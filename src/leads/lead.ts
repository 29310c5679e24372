import type { InStatement, InValue, Row } from '@libsql/client';
import type { Locale } from '../define/locale.ts';
import { digestOf } from '../lib/digest.ts';

/** A checked form that a visitor has sent. */
export interface NewLead {
  /** The value of the field `form-name` (specification 8.10). */
  form: string;
  /** The language of the page that it was sent from. */
  locale: Locale;
  /** The fields of the form in order, without `form-name` (specification 8.10). */
  fields: Readonly<Record<string, string>>;
  /** The address that the lead is found by; empty if it has none. */
  email: string;
  /** An idempotency key; without it equal messages count as one. */
  key?: string | undefined;
}

/** A stored form. */
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

/** Milliseconds for which an equal message without a key counts as the same one. */
const repetitionTime = 60 * 60_000;

/** Returns the same digest for equal messages. */
export const digestOfLead = ({ form, fields }: NewLead): string => digestOf([form, fields]);

/**
 * Returns a moment as SQL: the argument in Unix milliseconds, or the clock of the database if that is null, since clocks of several servers
 * differ.
 */
export const momentOf = (argument: string) =>
  `coalesce(${argument}, CAST(unixepoch('now', 'subsec') * 1000 AS INTEGER))`;

/** A moment of SQL as the database keeps that of a lead. */
const isoOf = (moment: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${moment} / 1000.0, 'unixepoch')`;

/** Stores a lead, unless it is there already: under its key, or, without one, as an equal message of the last hour. */
export function insertLead(lead: NewLead, now: number | null): InStatement {
  const { form, locale, fields, key = null } = lead;
  const email = lead.email.toLowerCase();
  return {
    sql: `INSERT INTO leads (received_at, form, locale, email, fields, digest, key)
      SELECT ${isoOf(momentOf(':now'))}, :form, :locale, :email, :fields, :digest, :key WHERE NOT EXISTS (
        SELECT 1 FROM leads
        WHERE key = :key OR (:key IS NULL AND digest = :digest
          AND received_at > ${isoOf(`(${momentOf(':now')} - ${repetitionTime})`)})
      )`,
    args: {
      ...{ form, locale, email, key, now },
      fields: JSON.stringify(fields),
      digest: digestOfLead(lead),
    },
  };
}

/** Queues a lead for each channel. It must follow `insertLead`, and does nothing if that one did nothing. */
export function insertNotices(channels: readonly string[], now: number | null): InStatement {
  return {
    sql: `INSERT INTO notices (lead_id, channel, due_at)
      SELECT newest.id, value, ${momentOf('?')} FROM (SELECT max(id) AS id FROM leads) AS newest, json_each(?)
      WHERE changes() = 1`,
    args: [now, JSON.stringify(channels)],
  };
}

/** Selects leads, newest first. */
export function selectLeads(selection: Selection): InStatement {
  const { where, args } = conditions(selection);
  return { sql: `SELECT id, received_at, form, locale, fields FROM leads ${where}`, args };
}

/** Deletes the leads of a selection, and their deliveries that are still queued. */
export function deleteLeads(selection: Selection): InStatement {
  const { where, args } = conditions(selection);
  return { sql: `DELETE FROM leads WHERE id IN (SELECT id FROM leads ${where})`, args };
}

function conditions({ ids, email, since, before, below, limit }: Selection): {
  where: string;
  args: InValue[];
} {
  const parts: [condition: string, value: InValue | undefined][] = [
    ['id IN (SELECT value FROM json_each(?))', ids && JSON.stringify(ids)],
    ['email = ?', email?.trim().toLowerCase()],
    ['received_at >= ?', since],
    ['received_at < ?', before],
    ['id < ?', below],
  ];
  const given = parts.filter(([, value]) => value !== undefined);
  const filter = given.length > 0 ? `WHERE ${given.map(([condition]) => condition).join(' AND ')} ` : '';
  return {
    where: `${filter}ORDER BY id DESC${limit === undefined ? '' : ' LIMIT ?'}`,
    args: [...given.map(([, value]) => value ?? null), ...(limit === undefined ? [] : [limit])],
  };
}

/** Reads a row of `selectLeads`. */
export function leadOf({ id, received_at, form, locale, fields }: Row): Lead {
  return {
    id: Number(id),
    receivedAt: String(received_at),
    form: String(form),
    locale: String(locale),
    fields: JSON.parse(String(fields)) as Record<string, string>,
  };
}
