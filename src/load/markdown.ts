import markdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import type { Locale } from '../rules/locale.ts';
import { slugify } from '../rules/slug.ts';
import { findPieces, type Piece } from './pieces.ts';
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
  tokens: Token[];
  headings: MarkdownHeading[];
  uses: MarkdownUse[];
  /** The letters that are shown as they were written. */
  pieces: Piece[];
  /** Marks among them that are none. */
  stray: Stray[];
  /** The words alone, for searching. */
  text: string;
}

/** Opening and closing quotation marks, outer and inner. */
const quotes: Record<Locale, string> = { is: '„“‚‘', en: '“”‘’' };

/**
 * A Markdown parser that never lets HTML through. It takes every link, so that the model can say which are
 * wrong; markdown-it itself would silently show a wrong link as letters.
 */
export function createMarkdown(locale: Locale): MarkdownIt {
  const markdown = markdownIt({ html: false, linkify: false, typographer: true, quotes: quotes[locale] });
  markdown.validateLink = () => true;
  return markdown;
}

/** Parses a text and notes what has to be checked in it. */
export function parseMarkdown(markdown: MarkdownIt, source: string): Markdown {
  const tokens = markdown.parse(source, {});
  const headings = numberHeadings(tokens);
  const pieces = findPieces(source);
  const text = plainText(tokens);
  return { source, tokens, headings, uses: findUses(tokens), pieces, stray: findStray(pieces), text };
}

/** Gives every heading an id that no other heading of the text has. */
function numberHeadings(tokens: Token[]): MarkdownHeading[] {
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

function plainText(tokens: Token[]): string {
  return tokens
    .filter((token) => token.type === 'inline')
    .map(inlineText)
    .join('\n');
}

function inlineText(token: Token | undefined): string {
  return (token?.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
}

function lineOf(token: Token): number {
  return (token.map?.[0] ?? 0) + 1;
}
