import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { placeAt, type Report } from '../../diagnostics/index.ts';
import { type Db, query } from '../../graph/index.ts';
import { dataText } from '../../graph/inputs.ts';
import { readKept } from './kept-file.ts';
import { translationsFile } from './kept-names.ts';

/** The digests of texts that were in step, by language, page and key: one of the text in the first language, and one of its translation. */
type TranslationRecord = ReadonlyMap<string, ReadonlyMap<string, string>>;

const introduction = `# Which texts of two languages were in step: a digest of each, the language, the page and the key. Builds keep this file; commit it.
`;

const line = /^([0-9a-f]{8} [0-9a-f]{8}) (\S+) (\S+) (.+)$/;

/** Parses a record: the keys with their digests, by “language page”. Other lines are left out. */
export function parseRecord(text: string): TranslationRecord {
  const pages = new Map<string, Map<string, string>>();
  for (const one of text.split(/\r?\n/)) {
    const [, digests = '', language = '', name = '', key] = line.exec(one) ?? [];
    if (key === undefined) continue;
    const page = `${language} ${name}`;
    pages.set(page, (pages.get(page) ?? new Map()).set(key, digests));
  }
  return pages;
}

/** Formats a record, in an order in which two branches rarely change the same lines. */
export function formatRecord(record: TranslationRecord): string {
  const lines = [...record].flatMap(([page, keys]) =>
    [...keys].map(([key, digests]) => `${digests} ${page} ${key}\n`),
  );
  const sorted = lines.toSorted((a, b) => (a.slice(digestsEnd) < b.slice(digestsEnd) ? -1 : 1));
  return introduction + sorted.join('');
}

/** How many characters the two digests of a line have. */
const digestsEnd = 17;

const recordText = (db: Db) => {
  const read = db.get(dataText, join(db.config.content.path, translationsFile));
  return read && 'text' in read ? read.text : undefined;
};

const record = query('translation record', (db): TranslationRecord => parseRecord(recordText(db) ?? ''));

/** Whether a record has been begun. */
export const isRecorded = query('is recorded', (db): boolean => recordText(db) !== undefined);

/** The digests of a page in a language, by key. The argument is the language, a space and the page. */
export const recordedPage = query(
  'recorded translation',
  (db, page): ReadonlyMap<string, string> => db.get(record).get(page) ?? new Map(),
);

/** Reports a record that cannot be used, and warns of lines that are none of a record. */
export function checkRecord(db: Db, report: Report): void {
  const { file, text } = readKept(db, translationsFile, report) ?? { file: '', text: '' };
  for (const { 0: found, index: start } of text.matchAll(/^(?!#).+$/gm))
    if (!line.test(found))
      report.warning('record-line', placeAt(file, text, { start, end: start + found.length }), {});
}

/** Returns eight digits that tell a text from others. Spaces and line breaks do not matter. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
