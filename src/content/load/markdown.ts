import markdownIt, { type Token } from 'markdown-it';
import type { SiteLocale } from '../../define/locale.ts';
import { type Block, findBlocks } from './blocks.ts';
import { createMarkup, type MarkupPart } from './markup.ts';
import { findPieces, type Piece } from './pieces.ts';
import { findRefused, type Refused } from './refused.ts';
import { findStray, type Stray } from './stray.ts';

/** A heading of a text, with the anchor made of its words. */
interface MarkdownHeading {
  id: string;
  text: string;
  level: number;
  /** The line in the text, from 1. */
  line: number;
}

/** Something in a text that names something else, and has to be checked. */
export interface MarkdownUse {
  kind: 'link' | 'image';
  value: string;
  /** The words for those who do not see an image. */
  alt?: string;
  /** The first line of the paragraph that holds it, from 1. */
  line: number;
}

/** A parsed text. Its links are checked by the model and resolved when the page is rendered. */
export interface Markdown {
  source: string;
  /** Its markup, but for what depends on its page. */
  markup: readonly MarkupPart[];
  headings: MarkdownHeading[];
  /** Its paragraphs, lists and other parts. */
  blocks: Block[];
  uses: MarkdownUse[];
  /** What no page can show as it is meant. */
  refused: Refused[];
  /** Marks that are only text. */
  stray: Stray[];
  /** The letters that are shown as they were written. */
  readonly pieces: Piece[];
}

/** Parses the texts of a language. */
export interface MarkdownParser {
  /** Parses a text, and notes what has to be checked in it. */
  parse(source: string): Markdown;
}

/**
 * A Markdown parser that never lets HTML through. It takes every link, so that the model can say which are
 * wrong; markdown-it itself would silently show a wrong link as letters.
 */
export function createMarkdownParser({
  quotes,
  slugify,
}: Pick<SiteLocale, 'quotes' | 'slugify'>): MarkdownParser {
  const markdown = markdownIt({ html: false, linkify: false, typographer: true, quotes });
  markdown.validateLink = () => true;
  const markupOf = createMarkup(markdown);
  return {
    parse(source) {
      const env: Parameters<typeof markdown.parse>[1] = {};
      const tokens = markdown.parse(source, env);
      placeCells(tokens);
      const refused = findRefused({ source, tokens, references: env.references ?? {} });
      const headings = numberHeadings(tokens, slugify);
      const [uses, pieces] = [findUses(tokens), findPieces(source, tokens)];
      const stray = findStray(pieces);
      const found = { headings, blocks: findBlocks(tokens), uses, refused, stray, pieces };
      return { source, markup: markupOf(tokens), ...found };
    },
  };
}

/** Gives the words of cells the line of their row: the parser does not know it. */
function placeCells(tokens: readonly Token[]): void {
  let row: Token['map'] = null;
  for (const token of tokens) {
    if (token.type === 'tr_open') row = token.map;
    if (token.type === 'inline') token.map ??= row;
  }
}

/** Gives every heading an id that no other heading of the text has. */
function numberHeadings(tokens: Token[], slugify: SiteLocale['slugify']): MarkdownHeading[] {
  const taken = new Set<string>();
  return tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return [];
    const text = inlineText(tokens[at + 1]);
    const id = unused(slugify(text) || 'section', taken);
    token.attrSet('id', id);
    return [{ id, text, level: Number(token.tag.slice(1)), line: lineOf(token) }];
  });
}

function unused(id: string, taken: Set<string>): string {
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  taken.add(free);
  return free;
}

function findUses(tokens: Token[]): MarkdownUse[] {
  return tokens.flatMap((block) =>
    (block.children ?? []).flatMap((token): MarkdownUse[] => {
      const line = lineOf(block);
      if (token.type === 'link_open')
        return [{ kind: 'link', value: asTyped(String(token.attrGet('href'))), line }];
      if (token.type === 'image')
        return [{ kind: 'image', value: String(token.attrGet('src')), alt: token.content, line }];
      return [];
    }),
  );
}

/** An address with its letters as they were typed: the parser has escaped those that addresses do not have. */
function asTyped(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function inlineText(token: Token | undefined): string {
  return (token?.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
}

function lineOf(token: Token): number {
  return (token.map?.[0] ?? 0) + 1;
}
