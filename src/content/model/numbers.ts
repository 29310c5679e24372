import type { Place, Report } from '../../diagnostics/index.ts';
import type { Document, Part } from '../load/document.ts';
import { blocksOf } from './blocks.ts';
import { comparedTexts } from './compared-texts.ts';
import { matchesOf } from './matches.ts';
import { withoutPlaceholders } from './placeholders/syntax.ts';
import type { CheckedDocument } from './references.ts';

/** A number in a text. */
interface TypedNumber {
  /** The number as written. */
  text: string;
  /** The normalized number, independent of language. */
  value: string;
  place(): Place;
}

/** Warns of numbers that differ between two translations of a text. Usually only one of them was updated. */
export function warnOfNumbers(one: CheckedDocument, other: CheckedDocument, report: Report): void {
  compareNumbers(numbersOfKeys(one), numbersOfKeys(other), report);
  if (!isSameInBodies(one.document, other.document))
    compareNumbers(numbersOfBody(one.document), numbersOfBody(other.document), report);
}

/**
 * Compares the numbers of whole bodies first. Splitting bodies into blocks is slow, and most have equal
 * numbers.
 */
const isSameInBodies = (...documents: Document[]): boolean =>
  new Set(
    documents.map(({ body }) =>
      valuesIn(body?.source ?? '')
        .toSorted()
        .join(),
    ),
  ).size === 1;

/**
 * Compares texts with equally many numbers. Others are skipped, because a language may spell a number out.
 */
function compareNumbers(ours: NumbersByText, theirs: NumbersByText, report: Report): void {
  for (const [name, own] of ours) {
    const others = theirs.get(name) ?? [];
    if (own.length !== others.length) continue;
    const [meant, found] = [lacking(own, others), lacking(others, own)];
    if (!meant || !found) continue;
    const { file, line } = meant.place();
    report.warning('unequal-numbers', found.place(), {
      ...{ text: found.text, otherText: meant.text, other: `${file}:${line}` },
    });
  }
}

/** Returns the first number that occurs less often among the others. */
const lacking = (numbers: readonly TypedNumber[], others: readonly TypedNumber[]) =>
  numbers.find(({ value }) => count(value, numbers) > count(value, others));

const count = (wanted: string, numbers: readonly TypedNumber[]) =>
  numbers.filter(({ value }) => value === wanted).length;

/** Numbers by text: the path of a key, or the position of a block in the body. */
type NumbersByText = ReadonlyMap<string, readonly TypedNumber[]>;

function numbersOfKeys(checked: CheckedDocument): NumbersByText {
  const { document } = checked;
  return new Map(
    comparedTexts(checked).map(({ path, text }) => [
      path.join('.'),
      findNumbers(text, (part) => document.locatePart(path, part)),
    ]),
  );
}

function numbersOfBody(document: Document): NumbersByText {
  const blocks = [...blocksOf(document.body)];
  return new Map(
    blocks.map((pieces, at) => [
      `${at} of ${blocks.length}`,
      pieces.flatMap(({ text, line, start }) =>
        findNumbers(text, (part) => document.locateLine(line, { ...part, start: start + part.start })),
      ),
    ]),
  );
}

function findNumbers(text: string, locate: (part: Part) => Place): TypedNumber[] {
  return matchesOf(withoutPlaceholders(text), numbers).map(({ 0: found, index }) => ({
    ...{ text: found, value: plainNumber(found) },
    place: () => locate({ start: index, length: found.length }),
  }));
}

const numbers = /\d+(?:[.,:]\d+)*/g;

const valuesIn = (text: string) => matchesOf(text, numbers).map(([found]) => plainNumber(found));

/** Normalizes a number: `79.000` and `79,000`, `2,5` and `2.5`, `9` and `9:00` become equal. */
const plainNumber = (number: string) =>
  number
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(/[,:]/g, '.')
    .replace(/\.0+$/, '');
