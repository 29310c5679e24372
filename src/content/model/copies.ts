import { isProse } from '../../define/fields.ts';
import type { Site } from '../../define/site.ts';
import { type Path, walkFields } from '../../define/walk.ts';
import type { Place, Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { TellCopy } from '../load/tell-copy.ts';
import type { CheckedDocument } from './references.ts';
import { isUnwritten } from './unwritten.ts';

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

/** Warns of pages that still contain text of the page they were copied from. */
export function warnOfCopies(
  pages: readonly CheckedDocument[],
  { site, tellCopy, report }: { site: Site; tellCopy: TellCopy; report: Report },
): void {
  const wordsOf = new Map(site.locales.map(({ id, unwritten }) => [id, unwritten]));
  const firstByKey = new Map<string, Map<string, Document>>();
  for (const checked of pages) {
    const { document } = checked;
    const same = new Map<Document, PageText[]>();
    const words = wordsOf.get(document.locale ?? '') ?? [];
    for (const one of textsOf(checked)) {
      const key = `${document.locale} ${document.data.template} ${one.path.join('.')}`;
      const first = firstByKey.get(key) ?? new Map<string, Document>();
      firstByKey.set(key, first);
      const other = first.get(one.text) ?? document;
      first.set(one.text, other);
      if (other !== document && !isUnwritten(one.text, words))
        same.set(other, [...(same.get(other) ?? []), one]);
    }
    for (const [other, texts] of same) {
      const shared = texts.reduce((sum, { text }) => sum + text.length, 0);
      if (shared < leastShared) continue;
      const page = tellCopy(other, document);
      reportCopy({ page, other: page === other ? document : other }, texts, report);
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
