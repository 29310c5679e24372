import { crc32 } from 'node:zlib';
import { isProse } from '../../define/fields.ts';
import { type Path, walkFields } from '../../define/walk.ts';
import type { Place, Report } from '../../diagnostics/index.ts';
import { type Db, query } from '../../graph/index.ts';
import type { Document, DocumentHead } from '../load/document.ts';
import { siteOf } from '../load/index.ts';
import type { TellCopy } from '../load/tell-copy.ts';
import type { CheckedDocument } from './references.ts';
import { isUnwritten } from './unwritten.ts';
import { idOf, writtenAt } from './written.ts';

/** The minimum length of a compared text. Shorter texts, such as “Preparation”, may repeat on purpose. */
const leastLength = 16;

/** The minimum number of shared characters that makes one page a copy of another. */
const leastShared = 50;

/** Keys that identify a page. `text-twice` reports their duplicates. */
const toldApart = ['title', 'description'];

/** A text of a page. */
interface PageText {
  /** The path of the key. Empty for the Markdown body. */
  path: Path;
  text: string;
}

/** Checksums of the texts of a page with the keys at which they stand, by document id, and the lengths of the texts. */
const textSums = query('text sums', (db, id): [sum: number, length: number][] => {
  const [written] = writtenAt(db, id);
  if (!written) return [];
  const words = siteOf(db).locales.find((one) => one.id === written.document.locale)?.unwritten ?? [];
  return textsOf(written)
    .filter(({ text }) => !isUnwritten(text, words))
    .map((one) => [sumOf(one), one.text.length]);
});

const atKey = ({ path, text }: PageText) => `${path.join('.')}\n${text}`;

const sumOf = (one: PageText): number => crc32(atKey(one));

const lengthOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);

/** Warns of pages that still contain text of the page they were copied from. */
export function warnOfCopies(
  pages: readonly DocumentHead[],
  db: Db,
  { tellCopy, report }: { tellCopy: TellCopy; report: Report },
): void {
  const firstOfKind = new Map<string, Map<number, DocumentHead>>();
  for (const page of pages) {
    const kind = `${page.locale} ${page.data.template}`;
    const first = firstOfKind.get(kind) ?? new Map<number, DocumentHead>();
    firstOfKind.set(kind, first);
    const same = new Map<DocumentHead, [sum: number, length: number][]>();
    for (const text of db.get(textSums, idOf(page))) {
      const other = first.get(text[0]);
      if (!other) first.set(text[0], page);
      else if (other !== page) same.set(other, [...(same.get(other) ?? []), text]);
    }
    for (const [other, texts] of same) {
      if (lengthOf(texts.map(([, length]) => length)) < leastShared) continue;
      const copy = tellCopy(other, page);
      const sums = new Set(texts.map(([sum]) => sum));
      warnOfCopy({ copy, other: copy === other ? page : other, sums }, db, report);
    }
  }
}

function textsOf({ document, schema }: CheckedDocument): PageText[] {
  const texts: PageText[] = [];
  walkFields(schema, document.data, ({ path, value, meta }) => {
    const isOwn = typeof value === 'string' && isProse(meta) && !toldApart.includes(String(path[0]));
    if (isOwn && value.length >= leastLength) texts.push({ path, text: value });
  });
  const text = document.body?.source.trim() ?? '';
  return text.length < leastLength ? texts : [...texts, { path: [], text }];
}

/** Warns of a page that has texts of another one, given their checksums, which different texts may share. */
function warnOfCopy(
  { copy, other, sums }: { copy: DocumentHead; other: DocumentHead; sums: ReadonlySet<number> },
  db: Db,
  report: Report,
): void {
  const [page, original] = [copy, other].flatMap((one) => writtenAt(db, idOf(one)));
  if (!page || !original) return;
  const theirs = new Set(textsOf(original).map(atKey));
  const texts = textsOf(page).filter((one) => sums.has(sumOf(one)) && theirs.has(atKey(one)));
  if (lengthOf(texts.map(({ text }) => text.length)) < leastShared) return;
  reportCopy({ page: page.document, other: original.document }, texts, report);
}

/** Returns the first line of the Markdown text that is not blank, counted from 1. */
const firstLineOf = ({ body }: Document): number =>
  1 + (body?.source.split('\n').findIndex((line) => line.trim() !== '') ?? 0);

function reportCopy(
  { page, other }: { page: Document; other: Document },
  texts: readonly PageText[],
  report: Report,
): void {
  const keys = new Set(
    texts.map(({ path: [key] }) => (key === undefined ? 'the text below the keys' : String(key))),
  );
  const [longest] = texts.toSorted((a, b) => b.text.length - a.text.length);
  const [place, same] = [page, other].map((one) =>
    longest?.path.length ? one.locate(longest.path) : one.locateLine(firstLineOf(one)),
  ) as [Place, Place];
  const choices = Object.entries(page.data).flatMap(([key, value]) =>
    key !== 'template' && typeof value === 'string' && !keys.has(key) && other.data[key] === value
      ? [key]
      : [],
  );
  report.warning('page-copied', place, { other: `${same.file}:${same.line}`, keys: [...keys], choices });
}
