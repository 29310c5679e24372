import type { Database } from './database.ts';
import { type Lead, leadOf, momentOf } from './lead.ts';

/** A lead that is to be sent on a channel. */
export interface QueuedDelivery {
  id: number;
  lead: Lead;
  channel: string;
  /** Attempts, with this one. */
  attempts: number;
}

interface Claim {
  channels: readonly string[];
  limit: number;
  /** Milliseconds during which nobody else takes them, on another server or after a crash either. */
  lease: number;
}

/** Deliveries that wait until they have succeeded. Everything may throw a `LeadsError`. */
export interface DeliveryQueue {
  /** Takes the deliveries that are due, the oldest first. */
  claim(claim: Claim): Promise<QueuedDelivery[]>;
  /** Removes a delivery that has been made. */
  done(id: number): Promise<void>;
  /** Tries again after a time, in milliseconds, unless someone else has taken it in the meantime. */
  postpone(delivery: QueuedDelivery, delay: number): Promise<void>;
  /** Counts waiting deliveries by channel. */
  waiting(channels: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns the milliseconds until the next one is due; undefined if none waits. */
  untilDue(channels: readonly string[]): Promise<number | undefined>;
}

/** The longest that a delivery is ever put off, in milliseconds. What is due later was put off by a clock that was wrong. */
export const longestDelay = 60 * 60_000;

const now = momentOf(':now');

/**
 * Creates the queue of deliveries in a database.
 *
 * @param time Unix milliseconds; null if the clock of the database counts
 */
export function createDeliveryQueue(database: Database, time: () => number | null): DeliveryQueue {
  return {
    async claim({ channels, limit, lease }) {
      const [result] = await database.write([
        {
          sql: `UPDATE notices SET due_at = ${now} + :lease, attempts = attempts + 1 WHERE id IN (
              SELECT id FROM notices
              WHERE (due_at <= ${now} OR due_at > ${now} + :longest)
                AND channel IN (SELECT value FROM json_each(:channels))
              ORDER BY due_at LIMIT :limit
            ) RETURNING id, lead_id, channel, attempts`,
          args: { now: time(), lease, longest: longestDelay, channels: JSON.stringify(channels), limit },
        },
      ]);
      const rows = result?.rows ?? [];
      const leads = await leadsById(
        database,
        rows.map(({ lead_id }) => Number(lead_id)),
      );
      return rows.flatMap(({ id, lead_id, channel, attempts }) => {
        const lead = leads.get(Number(lead_id));
        return lead ? [{ id: Number(id), lead, channel: String(channel), attempts: Number(attempts) }] : [];
      });
    },
    async done(id) {
      await database.write([{ sql: 'DELETE FROM notices WHERE id = ?', args: [id] }]);
    },
    async postpone({ id, attempts }, delay) {
      const sql = `UPDATE notices SET due_at = ${now} + :delay WHERE id = :id AND attempts = :attempts`;
      await database.write([{ sql, args: { now: time(), delay, id, attempts } }]);
    },
    async waiting(channels) {
      const sql = `SELECT value AS channel, (SELECT count(*) FROM notices WHERE channel = value) AS count
        FROM json_each(?)`;
      const rows = await database.read({ sql, args: [JSON.stringify(channels)] });
      return new Map(rows.map(({ channel, count }) => [String(channel), Number(count)]));
    },
    async untilDue(channels) {
      const sql = `SELECT min(due_at) - ${now} AS wait FROM notices
        WHERE channel IN (SELECT value FROM json_each(:channels))`;
      const [row] = await database.read({ sql, args: { now: time(), channels: JSON.stringify(channels) } });
      return row?.wait == null ? undefined : Math.max(0, Number(row.wait));
    },
  };
}

async function leadsById(database: Database, ids: number[]): Promise<Map<number, Lead>> {
  if (ids.length === 0) return new Map();
  const sql = `SELECT id, received_at, form, locale, fields FROM leads
    WHERE id IN (SELECT value FROM json_each(?))`;
  const rows = await database.read({ sql, args: [JSON.stringify(ids)] });
  return new Map(rows.map(leadOf).map((lead) => [lead.id, lead]));
}
