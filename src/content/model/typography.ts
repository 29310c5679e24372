import type { SiteLocale, TypographyRule } from '../../define/locale.ts';
import type { TypedFact } from '../../define/placeholders.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { withoutTags } from '../load/html.ts';
import { blocksOf } from './blocks.ts';
import { matchesOf } from './matches.ts';
import type { ProseText } from './text-rules.ts';

interface Checking {
  own: SiteLocale;
  /** Finds typed-out facts. They are reported separately, together with their punctuation. */
  typed(text: string): readonly TypedFact[];
  report: Report;
}

/** Warns of quotes, dashes and ellipses that break the typography rules of the language. */
export function checkTypography(document: Document, texts: readonly ProseText[], checking: Checking): void {
  for (const { path, text } of texts)
    for (const { args, start, length } of tellPairsOnce(findSigns(text, checking), text))
      checking.report.warning('typography', document.locatePart(path, { start, length }), args);
  checkBodyTypography(document, checking);
}

function checkBodyTypography({ body, locateLine }: Document, checking: Checking): void {
  for (const pieces of blocksOf(body)) {
    let block = '';
    const signs = pieces.flatMap((piece) => {
      const before = block.length;
      block += `${withoutTags(piece.text)}\n`;
      return findSigns(piece.text, checking).map((sign) => ({
        ...sign,
        piece,
        start: before + sign.start,
        own: sign.start,
      }));
    });
    for (const { args, piece, own, length } of tellPairsOnce(signs, block))
      checking.report.warning(
        'typography',
        locateLine(piece.line, { start: piece.start + own, length }),
        args,
      );
  }
}

/** A match of a typography rule, with its offset. */
interface Sign {
  args: { found: string; wanted: string; kind: TypographyRule['kind']; language: string; quotes: string };
  start: number;
  length: number;
}

function findSigns(text: string, { own, typed }: Checking): Sign[] {
  const { name: language, quotes: marks } = own;
  const quotes = `${marks[0]}…${marks[1]}`;
  const bare = withoutTags(text);
  const signs = own.typography.flatMap(({ pattern, wanted, kind }) =>
    matchesOf(bare, pattern).map((match) => {
      const found = match[1] ?? match[0];
      const start = match.index + match[0].indexOf(found);
      return { args: { found, wanted, kind, language, quotes }, start, length: found.length };
    }),
  );
  const facts = signs.length > 0 ? typed(text) : [];
  return signs.filter(({ start: at }) =>
    facts.every(({ start, text: { length } }) => at < start || start + length <= at),
  );
}

/** Drops the closing quote of each pair, because the fix of the opening quote covers both. */
function tellPairsOnce<S extends Sign>(signs: readonly S[], text: string): S[] {
  let open: S | undefined;
  return signs.filter((sign) => {
    if (sign.args.kind !== 'quote') return true;
    const closes = open !== undefined && !/["«»„“”]/.test(text.slice(open.start + 1, sign.start));
    open = !closes && /(?:^|[\s([–])$/.test(text.slice(0, sign.start)) ? sign : undefined;
    return !closes;
  });
}
