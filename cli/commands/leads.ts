import {
  type Age,
  type FormDefinition,
  type Lead,
  type LeadStore,
  loadLeads,
  momentBefore,
  plainLine,
  plainText,
  type Removed,
  type Selection,
  type SeparatorName,
  senderOf,
  toCsv,
} from '../../src/index.ts';
import type { Host } from '../host.ts';
import { count, type Output, table } from '../output.ts';
import { printPlainFailure } from '../problems.ts';
import { atLeads, type LeadsOptions, withLeads } from '../with-leads.ts';

type ListOptions = LeadsOptions & { since?: string; limit: number };

/** Lists leads, newest first: one line for each. */
export function listLeads({ since, limit, ...options }: ListOptions, host: Host): Promise<number> {
  return withLeads(options, host, async (store) => {
    const forms = await formsOf(host);
    const found = await store.select({ since, limit: limit + 1 });
    const leads = found.slice(0, limit);
    if (options.json) host.output.result(toJson(leads));
    else for (const line of table(leads.map((lead) => row(lead, forms)))) host.output.result(line);
    host.output.note(
      `${count(leads.length, 'lead')}${found.length > limit ? '; there are more (--limit)' : ''}`,
    );
    return 0;
  });
}

function row(lead: Lead, forms: readonly FormDefinition[]): (string | number)[] {
  const { id, receivedAt, form, locale } = lead;
  const { name, email } = senderOf(lead, forms);
  return [id, receivedAt.slice(0, 16).replace('T', ' '), form, locale, plainLine(name), plainLine(email)];
}

async function formsOf({ loadSite }: Host): Promise<readonly FormDefinition[]> {
  return (await loadSite()).forms?.forms ?? [];
}

type ShowOptions = LeadsOptions & { id: number[] };

/** Shows everything that a lead holds. */
export function showLead({ id, ...options }: ShowOptions, host: Host): Promise<number> {
  return withLeads(options, host, async (store) => {
    const [lead] = await store.select({ ids: id });
    if (!lead) {
      const what = `There is no lead ${id.join(', ')}.`;
      return printPlainFailure({ code: 'lead-unknown', what }, options, host);
    }
    if (options.json) host.output.result(toJson(lead));
    else for (const line of linesOf(lead)) host.output.result(line);
    return 0;
  });
}

function linesOf({ id, receivedAt, form, locale, fields }: Lead): string[] {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return [
    `${id}  ${receivedAt}  ${form}  ${locale}`,
    ...filled.map(([name, value]) => `${name}: ${plainText(value).replaceAll('\n', '\n  ')}`),
  ];
}

type ExportOptions = LeadsOptions & { format: 'csv' | 'json'; separator: SeparatorName; since?: string };

/** Writes all leads, newest first. */
export function exportLeads({ since, separator, ...options }: ExportOptions, host: Host): Promise<number> {
  return withLeads(options, host, async (store) => {
    const leads = await store.select({ since });
    host.output.result(
      options.format === 'csv' ? toCsv(leads, await formsOf(host), separator) : toJson(leads),
    );
    return 0;
  });
}

/** Serializes a value for terminals: control characters and direction marks are escaped. */
function toJson(value: object): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign.split('').map(escapeUnit).join(''),
  );
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

type DeleteOptions = LeadsOptions & { dryRun?: boolean };

/** Deletes leads by their numbers. It fails when one of them is not there. */
export function deleteById(
  { id, ...options }: DeleteOptions & { id: number[] },
  host: Host,
): Promise<number> {
  return remove({ ids: id }, options, { host, expected: new Set(id).size });
}

/** Deletes all leads with an e-mail address (Act 90/2018, right to erasure). Finding none is not an error. */
export function eraseByEmail(
  { email, ...options }: DeleteOptions & { email: string },
  host: Host,
): Promise<number> {
  return remove({ email }, options, { host });
}

/** Deletes all leads that are older than an age. */
export function purge(
  { olderThan, ...options }: DeleteOptions & { olderThan: Age },
  host: Host,
): Promise<number> {
  return remove({ before: momentBefore(Date.now(), olderThan) }, options, { host });
}

/** Deletes a selection, or prints what it contains, and fails if that is less than expected. */
function remove(
  selection: Selection,
  { dryRun = false, ...options }: DeleteOptions,
  { host, expected = 0 }: { host: Host; expected?: number },
): Promise<number> {
  return withLeads(options, host, async (store) => {
    const { count: deleted, isGone } = dryRun
      ? await wouldRemove(store, selection)
      : await store.remove(selection);
    const missing = Math.max(0, expected - deleted);
    const outcome = { deleted, dryRun, ...(missing > 0 && { missing }), ...(!isGone && { left: true }) };
    if (options.json) host.output.result(JSON.stringify(outcome));
    else say(outcome, host.output);
    return missing > 0 ? 1 : 0;
  });
}

async function wouldRemove(store: LeadStore, selection: Selection): Promise<Removed> {
  return { count: (await store.select(selection)).length, isGone: true };
}

/** The outcome of a deletion. `left` means that its bytes are still in the files. */
interface Outcome {
  deleted: number;
  dryRun: boolean;
  missing?: number;
  left?: boolean;
}

function say({ deleted, dryRun, missing, left }: Outcome, output: Output): void {
  output.result(`${dryRun ? 'Would delete' : 'Deleted'} ${count(deleted, 'lead')}.`);
  if (missing) output.note(`${count(missing, 'number')} had no lead.`);
  if (left)
    output.note(
      'What was deleted is still in the log of the database (-wal), because another program is reading it. The next command on the leads removes it when that program has finished.',
    );
}

type BackupOptions = LeadsOptions & { file: string; force?: boolean };

/** Writes all leads into a file, which can be put back. */
export function backUpLeads({ file, force = false, ...options }: BackupOptions, host: Host): Promise<number> {
  return atLeads(options, host, async ({ leads, locate }) => {
    const { backUp } = await loadLeads();
    const number = await backUp(leads, locate(file), { force });
    if (options.json) host.output.result(JSON.stringify({ leads: number, file }));
    else host.output.result(`Backed up ${count(number, 'lead')} to ${file}.`);
    return 0;
  });
}

type RestoreOptions = LeadsOptions & { file: string };

/** Replaces the leads by a backup, and keeps them beside it. */
export function restoreLeads({ file, ...options }: RestoreOptions, host: Host): Promise<number> {
  return atLeads(options, host, async ({ leads, locate }) => {
    const { restore } = await loadLeads();
    const { count: number, kept } = await restore(leads, locate(file));
    if (options.json) host.output.result(JSON.stringify({ leads: number, kept }));
    else {
      host.output.result(`Restored ${count(number, 'lead')} from ${file}.`);
      if (kept !== undefined) host.output.note(`What was there before is in ${kept} until you delete it.`);
    }
    return 0;
  });
}
