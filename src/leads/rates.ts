import { createHmac } from 'node:crypto';
import { createBatch } from './batch.ts';
import type { Database } from './database.ts';
import { momentOf } from './lead.ts';

/** A limit for a sender, for all servers together. */
export interface SharedRate {
  /** Messages at once. */
  burst: number;
  /** Messages a minute in the long run. */
  perMinute: number;
}

interface Sent {
  /** The address that it comes from, or the network of that address. It is not kept. */
  sender: string;
  rate: SharedRate;
}

/** Counts one message for all servers that share a database; returns 0 if it is allowed, or how many seconds to wait. */
export type Count = (sent: Sent) => Promise<number>;

/** Senders are sorted into so few groups that the database cannot identify them, and so many that two people hardly ever share one. */
const buckets = 2 ** 16;

const now = momentOf('NULL');

/**
 * Creates a rate limiter by the clock of the database. Expired counts are deleted.
 *
 * @see https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export function createCount(database: Database, shown: string): Count {
  let key: Promise<string> | undefined;
  const count = async (group: Sent[]): Promise<number[]> => {
    key ??= readKey(database);
    const secret = await key;
    const results = await database.write([
      `DELETE FROM rates WHERE free_at <= ${now}`,
      ...group.flatMap((sent) => countOne(sent, secret)),
    ]);
    return group.map((sent, at) => {
      if (results[at * 2 + 1]?.rowsAffected === 1) return 0;
      const wait = Number(results[at * 2 + 2]?.rows[0]?.wait) - toleranceOf(sent.rate);
      return Math.max(1, Math.ceil(wait / 1000));
    });
  };
  const countOrForget = async (group: Sent[]) => {
    try {
      return await count(group);
    } catch (error) {
      // It may be another database the next time.
      key = undefined;
      throw error;
    }
  };
  return createBatch(countOrForget, shown);
}

async function readKey(database: Database): Promise<string> {
  const [row] = await database.read('SELECT key FROM rate_key');
  return String(row?.key);
}

function countOne({ sender, rate }: Sent, secret: string) {
  const bucket = createHmac('sha256', secret).update(sender).digest().readUInt32BE() % buckets;
  const interval = intervalOf(rate);
  return [
    {
      sql: `INSERT INTO rates (bucket, free_at) VALUES (:bucket, ${now} + :interval)
        ON CONFLICT (bucket) DO UPDATE SET free_at = max(free_at, ${now}) + :interval
        WHERE free_at - ${now} <= :tolerance`,
      args: { bucket, interval, tolerance: toleranceOf(rate) },
    },
    { sql: `SELECT free_at - ${now} AS wait FROM rates WHERE bucket = ?`, args: [bucket] },
  ];
}

const intervalOf = ({ perMinute }: SharedRate) => Math.round(60_000 / perMinute);

const toleranceOf = (rate: SharedRate) => (rate.burst - 1) * intervalOf(rate);
