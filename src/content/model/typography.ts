import type { SiteLocale, TypographyRule } from '../../define/locale.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { blocksOf } from './blocks.ts';
import { matchesOf } from './matches.ts';
import type { ProseText } from './text-rules.ts';

/** Warns of quotes, dashes and dots in words for visitors that their language writes in another way. */
export function checkTypography(
  document: Document,
  texts: readonly ProseText[],
  { own, report }: { own: SiteLocale; report: Report },
): void {
  for (const { path, text } of texts)
    for (const { args, start, length } of tellPairsOnce(findSigns(text, own), text))
      report.warning('typography', document.locatePart(path, { start, length }), args);
  checkBodyTypography(document, own, report);
}

function checkBodyTypography({ body, locateLine }: Document, locale: SiteLocale, report: Report): void {
  for (const pieces of blocksOf(body)) {
    let block = '';
    const signs = pieces.flatMap((piece) => {
      const before = block.length;
      block += `${piece.text}\n`;
      return findSigns(piece.text, locale).map((sign) => ({
        ...sign,
        piece,
        start: before + sign.start,
        own: sign.start,
      }));
    });
    for (const { args, piece, own, length } of tellPairsOnce(signs, block))
      report.warning('typography', locateLine(piece.line, { start: piece.start + own, length }), args);
  }
}

/** A sign and where it is: so many characters are before it. */
interface Sign {
  args: { found: string; wanted: string; kind: TypographyRule['kind']; language: string; quotes: string };
  start: number;
  length: number;
}

function findSigns(text: string, { name: language, quotes: marks, typography }: SiteLocale): Sign[] {
  const quotes = `${marks[0]}…${marks[1]}`;
  return typography.flatMap(({ pattern, wanted, kind }) =>
    matchesOf(text, pattern).map((match) => {
      const found = match[1] ?? match[0];
      const start = match.index + match[0].indexOf(found);
      return { args: { found, wanted, kind, language, quotes }, start, length: found.length };
    }),
  );
}

/** The signs without the second of two quotes that belong together: the fix of the first is that of both. */
function tellPairsOnce<S extends Sign>(signs: readonly S[], text: string): S[] {
  let open: S | undefined;
  return signs.filter((sign) => {
    if (sign.args.kind !== 'quote') return true;
    const closes = open !== undefined && !/["«»„“”]/.test(text.slice(open.start + 1, sign.start));
    open = !closes && /(?:^|[\s([–])$/.test(text.slice(0, sign.start)) ? sign : undefined;
    return !closes;
  });
}
