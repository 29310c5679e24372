import { createBatch } from './batch.ts';
import { type Database, openDatabase, rowsAtOnce } from './database.ts';
import { createDeliveryQueue, type DeliveryQueue } from './delivery-queue.ts';
import {
  deleteLeads,
  digestOfLead,
  insertLead,
  insertNotices,
  type Lead,
  leadOf,
  momentOf,
  type NewLead,
  type Selection,
  selectLeads,
} from './lead.ts';
import type { LeadsLocation } from './location.ts';
import { type Count, createCount } from './rates.ts';
import { type Clock, systemClock } from './time.ts';

/** The result of adding a lead: it is new, was there already, or has the key of another message. */
export type Stored = 'new' | 'repeated' | 'conflict';

export interface Removed {
  count: number;
  /** Nothing of them is left in the files. Otherwise another program reads them, and the next opening or deletion removes the rest. */
  isGone: boolean;
}

/** The leads. Everything may throw a `LeadsError`. */
export interface LeadStore {
  /** Keeps a lead. It is on the disk when this returns. */
  add(lead: NewLead): Promise<Stored>;
  /** The leads of a selection, newest first. */
  select(selection: Selection): Promise<Lead[]>;
  /** Deletes leads so that nothing of them stays in the files. */
  remove(selection: Selection): Promise<Removed>;
  queue: DeliveryQueue;
  /** Counts what is sent; a database that no other server uses counts nothing, and allows everything. */
  count: Count;
  /** Milliseconds since 1970, by the clock that counts: that of the database where servers share one. */
  now(): Promise<number>;
  close(): Promise<void>;
}

interface StoreOptions {
  /** Creates the file if there is none. */
  create?: boolean;
  /** The channels by which each new lead is sent. */
  channels?: readonly string[];
  clock?: Clock;
}

/**
 * Opens the leads of a database.
 *
 * @throws {LeadsError} if the database cannot be used; it is not changed then
 */
export async function openLeads(location: LeadsLocation, options: StoreOptions = {}): Promise<LeadStore> {
  const { create = false, channels = [], clock = systemClock } = options;
  const database = await openDatabase(location, { create });
  const isShared = location.path === undefined;
  const time = () => (isShared ? null : clock.now());

  const isSame = async (lead: NewLead): Promise<boolean> => {
    if (lead.key === undefined) return true;
    const sql = 'SELECT 1 FROM leads WHERE key = ? AND digest = ?';
    return (await database.read({ sql, args: [lead.key, digestOfLead(lead)] })).length > 0;
  };
  const addAll = async (leads: NewLead[]): Promise<Stored[]> => {
    const now = time();
    const results = await database.write(
      leads.flatMap((lead) => [insertLead(lead, now), insertNotices(channels, now)]),
    );
    const stored = leads.map(async (lead, at): Promise<Stored> => {
      if (results[at * 2]?.rowsAffected === 1) return 'new';
      return (await isSame(lead)) ? 'repeated' : 'conflict';
    });
    return Promise.all(stored);
  };
  return {
    add: createBatch(addAll, location.shown),
    select: (selection) => selectInPages(database, selection),
    async remove(selection) {
      const [result] = await database.write([deleteLeads(selection)]);
      return { count: result?.rowsAffected ?? 0, isGone: await database.compact() };
    },
    queue: createDeliveryQueue(database, time),
    count: isShared ? createCount(database, location.shown) : async () => 0,
    async now() {
      if (!isShared) return clock.now();
      const [row] = await database.read(`SELECT ${momentOf('NULL')} AS now`);
      return Number(row?.now);
    },
    close: database.close,
  };
}

async function selectInPages(database: Database, selection: Selection): Promise<Lead[]> {
  const { limit: most = Number.POSITIVE_INFINITY } = selection;
  const leads: Lead[] = [];
  while (leads.length < most) {
    const limit = Math.min(rowsAtOnce, most - leads.length);
    const rows = await database.read(selectLeads({ ...selection, limit, below: leads.at(-1)?.id }));
    leads.push(...rows.map(leadOf));
    if (rows.length < limit) break;
  }
  return leads;
}
