import type { FormDefinition, ReceivedForms } from '../define/form.ts';
import type { Lead } from './lead.ts';

/** A lead as a message to the agency. */
export interface LeadMessage {
  subject: string;
  text: string;
  /** Who has sent it, and the address that a reply goes to; empty if there is none. */
  sender: { name: string; email: string };
}

/**
 * Creates a function that turns leads into messages in the agency's language, without empty fields. Forms and fields that the site no
 * longer has are shown by their names.
 */
export function createDescriber({ forms, agency }: ReceivedForms): (lead: Lead) => LeadMessage {
  return (lead) => {
    const { id, locale, receivedAt, fields } = lead;
    const form = formOf(lead, forms);
    const lines = namesIn([lead], form ? [form] : [])
      .filter((name) => fields[name])
      .map((name) => lineOf(name, fields[name] ?? '', form));
    const foot = agency.foot({ id, locale, moment: agency.formatMoment(receivedAt) });
    const sender = senderOf(lead, forms);
    const subject = `${form?.agency.title ?? lead.form}: ${sender.name}`;
    return { subject, text: [...lines, '', foot, ''].join('\n'), sender };
  };
}

function lineOf(name: string, value: string, form: FormDefinition | undefined): string {
  const label = form?.agency.labels[name] ?? name;
  return form?.rules.fields[name]?.kind === 'multiline' ? `\n${label}:\n${value}` : `${label}: ${value}`;
}

/** Returns who has sent a lead, as far as the site still has its form. */
export function senderOf(lead: Lead, forms: readonly FormDefinition[]): { name: string; email: string } {
  const sender = formOf(lead, forms)?.agency.sender;
  return {
    name: (sender && lead.fields[sender.name]) ?? '',
    email: (sender?.email && lead.fields[sender.email]) ?? '',
  };
}

/** Returns the names of all fields: those of the forms as the agency reads them, then those that only leads have. */
function namesIn(leads: readonly Lead[], forms: readonly FormDefinition[]): string[] {
  const known = forms.flatMap(({ agency }) => Object.keys(agency.labels));
  return [...new Set([...known, ...leads.flatMap(({ fields }) => Object.keys(fields))])];
}

/** Returns the form that a lead was sent by; undefined if the site no longer has it. */
function formOf({ form }: Lead, forms: readonly FormDefinition[]): FormDefinition | undefined {
  return forms.find(({ rules }) => rules.name === form);
}

const byteOrderMark = '\uFEFF';

/** Places where a spreadsheet would begin a formula, whatever separator it reads. */
const formula = /(?:^|(?<=[;,\t\r\n]))(?=[\s\0"]*[=+\-@＝＋－＠])|^(?=[\t\r\n\0])/gu;

/** The separators of a table, as options name them; Icelandic spreadsheets expect the first. */
export const separators = { ';': ';', ',': ',', tab: '\t' } as const;
export type SeparatorName = keyof typeof separators;

/**
 * Makes a table for spreadsheets: UTF-8 with a byte order mark and quoted cells (RFC 4180). An apostrophe precedes each text that would be
 * a formula, also after separators and line breaks in a cell.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCsv(
  leads: readonly Lead[],
  forms: readonly FormDefinition[],
  separator: SeparatorName = ';',
): string {
  const fieldNames = namesIn(leads, forms);
  const head = ['id', 'receivedAt', 'form', 'locale', ...fieldNames];
  const rows = leads.map((lead) => {
    const { id, receivedAt, form, locale, fields } = lead;
    const inTable = formOf(lead, forms)?.agency.inTable ?? {};
    const shown = (name: string, value: string) => inTable[name]?.(value) ?? value;
    return [
      ...[String(id), receivedAt, form, locale],
      ...fieldNames.map((name) => shown(name, fields[name] ?? '')),
    ];
  });
  return byteOrderMark + [head, ...rows].map((row) => row.map(cell).join(separators[separator])).join('\r\n');
}

function cell(value: string): string {
  // Escape codes, which a terminal would obey.
  const text = value.replace(/[^\P{Cc}\0\t\r\n]/gu, '\uFFFD');
  return `"${text.replace(formula, "'").replaceAll('"', '""')}"`;
}

/** Makes one line of a text, without control characters, escape codes and direction marks. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ').trim();
}

/** Cleans text of several lines in the same way, and keeps its line feeds. */
export function plainText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[\r\t\v\f\u0085\u2028\u2029]/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
}
