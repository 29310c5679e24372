import { parseXml, type XmlDocument, XmlElement, XmlError } from '@rgrove/parse-xml';
import { type Place, placeAt, type Report } from '../../../diagnostics/index.ts';
import type { MediaFile } from '../../load/document.ts';

/** A parsed drawing with access to source locations. */
export interface Drawing {
  document: XmlDocument;
  text: string;
  /** Returns the source location of a range of characters. */
  locate(start: number, length?: number): Place;
}

/** Limits that no real icon reaches. They protect the build from mistakes and attacks. */
const most = { bytes: 50_000, levels: 20 } as const;

/**
 * Parses a drawing as XML 1.0 (w3.org/TR/xml). Declarations in a DOCTYPE are ignored, so entities cannot
 * expand.
 *
 * @returns undefined if the file is too large or is not valid XML, which is reported
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
    // The parser is recursive and overflows the stack at a few thousand levels.
    if (error instanceof RangeError) report.error('drawing-deep', { file }, { limit: most.levels });
    else if (!(error instanceof XmlError)) throw error;
    else report.error('drawing-syntax', locate(offsetOf(error, text)), { detail: wordsOf(error) });
  }
  return undefined;
}

/** Decodes UTF-8 and normalizes line breaks as the parser does, so that offsets match. */
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

/**
 * Converts the position of a parser error to a UTF-16 offset. The parser counts code points, may point past
 * the end, and points behind the `&` of a bad reference.
 */
function offsetOf({ pos, message }: XmlError, text: string): number {
  const before = [...text].slice(0, pos).join('').length;
  const offset = message.includes('reference') ? text.lastIndexOf('&', before) : before;
  return Math.max(0, Math.min(offset, text.trimEnd().length - 1));
}

/** Returns the parser's message without the location and excerpt that follow it. */
function wordsOf({ message }: XmlError): string {
  const [words = ''] = message.split(/ \(line \d+, column \d+\)/);
  return words.replaceAll('`', '');
}
