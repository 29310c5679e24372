import type { XmlElement } from '@rgrove/parse-xml';
import type { Icon } from '../../../define/content.ts';
import type { Report } from '../../../diagnostics/index.ts';
import type { MediaFile } from '../../load/document.ts';
import { mistakesIn } from './check.ts';
import { parseDrawing } from './parse.ts';
import { faviconVocabulary, iconVocabulary, svgNamespace, type Vocabulary } from './vocabulary.ts';
import { writeAttributes, writeShapes } from './write.ts';

/**
 * Reads an icon and serializes its allowed shapes. Pages never get the original markup. Returns undefined if
 * the icon is invalid.
 */
export function readIcon(file: MediaFile, report: Report): Icon | undefined {
  const read = readDrawing(file, iconVocabulary, report);
  if (!read) return undefined;
  const { root, viewBox } = read;
  const style = root.attributes.stroke === 'currentColor' ? 'stroke' : 'fill';
  return { viewBox, body: writeShapes(root, iconVocabulary), style };
}

/** The width and height of the favicon, in pixels. */
const faviconSize = 32;

/** Reads the favicon and serializes its allowed shapes. Returns undefined if it is invalid. */
export function readFavicon(file: MediaFile, report: Report): MediaFile | undefined {
  const read = readDrawing(file, faviconVocabulary, report);
  if (!read) return undefined;
  const { root, viewBox } = read;
  const { width, height, ...inherited } = root.attributes;
  const size = `viewBox="${viewBox}" width="${faviconSize}" height="${faviconSize}"`;
  const head = `xmlns="${svgNamespace}" ${size}${writeAttributes(inherited, faviconVocabulary)}`;
  const svg = `<svg ${head}>${writeShapes(root, faviconVocabulary)}</svg>\n`;
  return { ...file, bytes: new TextEncoder().encode(svg) };
}

interface Read {
  root: XmlElement;
  viewBox: string;
}

function readDrawing(file: MediaFile, vocabulary: Vocabulary, report: Report): Read | undefined {
  const drawing = parseDrawing(file, report);
  if (!drawing) return undefined;
  const mistakes = mistakesIn(drawing, vocabulary);
  for (const { detail, place } of mistakes) report.error('media-unsafe', place, { detail });
  const { root } = drawing.document;
  if (!root || mistakes.length > 0) return undefined;
  const viewBox = viewBoxOf(root);
  if (viewBox === undefined) report.error('drawing-size', drawing.locate(root.start + 1, 3), {});
  return viewBox === undefined ? undefined : { root, viewBox };
}

/** Returns a normalized `viewBox`. Its width and height must be positive. */
function viewBoxOf({ attributes }: XmlElement): string | undefined {
  const numbers = (attributes.viewBox ?? '').trim().split(/[\s,]+/);
  const [, , width = 0, height = 0] = numbers.map(Number);
  const areNumbers =
    numbers.length === 4 && numbers.every((one) => /^[-+]?[\d.]+$/.test(one) && Number.isFinite(+one));
  return areNumbers && width > 0 && height > 0 ? numbers.join(' ') : undefined;
}
