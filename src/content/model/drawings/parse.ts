import { parseXml, type XmlDocument, XmlElement, XmlError } from '@rgrove/parse-xml';
import { type Place, placeAt, type Report } from '../../../diagnostics/index.ts';
import type { MediaFile } from '../../load/document.ts';

/** A drawing as XML, and where its parts are. */
export interface Drawing {
  document: XmlDocument;
  text: string;
  /** The place of characters of the text. */
  locate(start: number, length?: number): Place;
}

/** No icon comes near these; more is a mistake, or an attack on the build. */
const most = { bytes: 50_000, levels: 20 } as const;

/**
 * Reads a drawing as XML 1.0 (w3.org/TR/xml). What a DOCTYPE declares is never looked at, so that no entity can grow.
 *
 * @returns undefined if it is not XML, or too large; the report says so
 */
export function parseDrawing({ file, bytes }: MediaFile, report: Report): Drawing | undefined {
  if (bytes.length > most.bytes) {
    report.error('drawing-large', { file }, { bytes: bytes.length, limit: most.bytes });
    return undefined;
  }
  const text = decode(bytes);
  if (text === undefined) {
    report.error('file-not-utf8', { file }, {});
    return undefined;
  }
  const locate = (start: number, length = 1) => placeAt(file, text, { start, end: start + length });
  try {
    const document = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
    if (!isDeeper(document, most.levels)) return { document, text, locate };
    report.error('drawing-deep', { file }, { limit: most.levels });
  } catch (error) {
    // The parser calls itself for each level, and runs out of stack at some thousands of them.
    if (error instanceof RangeError) report.error('drawing-deep', { file }, { limit: most.levels });
    else if (!(error instanceof XmlError)) throw error;
    else report.error('drawing-syntax', locate(offsetOf(error, text)), { detail: wordsOf(error) });
  }
  return undefined;
}

/** The text of UTF-8, with the line ends that the parser would make of it: places are counted in the same text. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

function isDeeper({ children }: Pick<XmlDocument, 'children'> | XmlElement, levels: number): boolean {
  const elements = children.filter((child) => child instanceof XmlElement);
  return elements.some((one) => levels === 0 || isDeeper(one, levels - 1));
}

/** The parser counts letters; it may be behind the last of them, and behind the `&` that is its reason. */
function offsetOf({ pos, message }: XmlError, text: string): number {
  const before = [...text].slice(0, pos).join('').length;
  const offset = message.includes('reference') ? text.lastIndexOf('&', before) : before;
  return Math.max(0, Math.min(offset, text.trimEnd().length - 1));
}

/** The first line of the message, which goes on with the place and an excerpt. */
function wordsOf({ message }: XmlError): string {
  const [words = ''] = message.split(/ \(line \d+, column \d+\)/);
  return words.replaceAll('`', '');
}
