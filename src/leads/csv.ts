import type { FormDefinition } from '../define/form.ts';
import { formOf, namesIn } from './describe.ts';
import type { Lead } from './lead.ts';

const byteOrderMark = '\uFEFF';

/** Where a cell that a spreadsheet calculates would begin, with whatever separator it is read. */
const formula = /(?:^|(?<=[;,\t\r\n]))(?=[\s\0"]*[=+\-@＝＋－＠])|^(?=[\t\r\n\0])/gu;

/** The separators of a table, as options name them; Icelandic spreadsheets expect the first. */
export const separators = { ';': ';', ',': ',', tab: '\t' } as const;
export type SeparatorName = keyof typeof separators;

/**
 * Leads as a table for spreadsheets: UTF-8 with a byte order mark, quotes around every cell (RFC 4180). What a
 * spreadsheet would take for a formula begins with an apostrophe, even after a separator or a line break in a cell:
 * a cell begins there for someone who opens the table with another separator.
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
