import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type Clock,
  type LeadStore,
  type LeadsLocation,
  locateLeads,
  type NewLead,
  openLeads,
} from '../../src/leads/index.ts';
import { temporaryFolder } from './folder.ts';

/** A database of leads in a folder of its own. */
export function newLocation(folder = temporaryFolder()): LeadsLocation & { path: string; folder: string } {
  const path = join(folder, 'data', 'leads.db');
  return { ...locateLeads('data/leads.db', { cwd: folder, out: join(folder, 'dist') }), path, folder };
}

/** Opens a database for one test. */
export async function opened(
  location: LeadsLocation = newLocation(),
  options: Parameters<typeof openLeads>[1] = {},
): Promise<LeadStore> {
  const store = await openLeads(location, { create: true, ...options });
  onTestFinished(() => store.close());
  return store;
}

/** A message of the simple contact form. */
export function message(change: Partial<NewLead> = {}, fields: Record<string, string> = {}): NewLead {
  const { email = 'jona@hemja.example' } = { ...change.fields, ...fields };
  return {
    email,
    form: 'simple-contact',
    locale: 'is',
    fields: { name: 'Jóna', email: 'jona@hemja.example', message: 'Hæ\nþið', ...fields },
    ...change,
  };
}

/** A clock that stands until it is moved. */
export function handClock(start = '2026-11-21T12:00:00Z') {
  const clock = {
    time: Date.parse(start),
    tick: 0,
    now: () => clock.time,
    ticks: () => clock.tick,
    /** Lets time pass, in milliseconds. */
    pass(time: number) {
      clock.time += time;
      clock.tick += time;
    },
  };
  return clock satisfies Clock;
}

/** All bytes of the files of a folder, as text. */
export function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}

/** Waits until something is so, and fails after 20 seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It never came to this: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
