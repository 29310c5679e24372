import {
  type FormDefinition,
  type Lead,
  plainLine,
  plainText,
  type SeparatorName,
  senderOf,
  toCsv,
} from '../../src/index.ts';
import type { Host } from '../host.ts';
import { count, table } from '../output.ts';
import { printPlainFailure } from '../problems.ts';
import { type LeadsOptions, withLeads } from '../with-leads.ts';

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

/** JSON that a terminal can show: control characters and marks that turn the direction of text are escaped. */
function toJson(value: object): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign.split('').map(escapeUnit).join(''),
  );
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
