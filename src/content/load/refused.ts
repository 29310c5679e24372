import type { Token } from 'markdown-it';
import { withoutLinks } from './html.ts';

/** The ways in which Markdown can be valid and still show a visitor nothing, or something else than was meant. */
type RefusedKind =
  | 'heading-inside'
  | 'heading-words'
  | 'heading-picture'
  | 'link-words'
  | 'link-title'
  | 'footnote'
  | 'reference-unused'
  | 'block-empty'
  | 'table-cells'
  | 'bare-address';

/** Markdown that a page cannot show as it is meant. */
export interface Refused {
  kind: RefusedKind;
  /** The letters at which the problem is shown. */
  value: string;
  /** The first line of the block that holds them, from 1. */
  line: number;
}

/** What is looked through. */
interface Parsed {
  source: string;
  tokens: readonly Token[];
  /** The definitions of links, by label. */
  references: Readonly<Record<string, unknown>>;
}

/** Finds Markdown that is valid, but that no page can show as it is meant. */
export function findRefused({ source, tokens, references }: Parsed): Refused[] {
  const lines = source.split('\n');
  const blocks = tokens.flatMap((token, at): Refused[] => {
    const line = (token.map?.[0] ?? 0) + 1;
    const text = lines[line - 1] ?? '';
    const kinds = [...kindsOfBlock(token, tokens[at + 1]), ...kindsOfTable(tokens, at, text)];
    const inner = inlineRefused(token.children ?? []);
    return [...kinds.map((kind) => ({ kind, value: text.trim() })), ...inner].map((one) => ({
      ...one,
      line,
    }));
  });
  return [...blocks, ...unusedReferences(lines, references)];
}

function kindsOfBlock({ type, level, content }: Token, next: Token | undefined): RefusedKind[] {
  const isClosed = next?.type === type.replace('_open', '_close');
  const isEmpty =
    (/^(?:list_item|blockquote)_open$/.test(type) && isClosed) ||
    (/^(?:fence|code_block)$/.test(type) && content.trim() === '');
  if (isEmpty) return ['block-empty'];
  if (type !== 'heading_open') return [];
  if (level > 0) return ['heading-inside'];
  if (next?.children?.some((child) => child.type === 'image')) return ['heading-picture'];
  return /[\p{L}\p{N}]/u.test(next?.content ?? '') ? [] : ['heading-words'];
}

/** The parser drops what a row has beyond the columns of its table. */
function kindsOfTable(tokens: readonly Token[], at: number, text: string): RefusedKind[] {
  const type = tokens[at]?.type;
  const afterHead = () => tokens.slice(at).findIndex((one) => one.type === 'thead_close') + at + 1;
  if (type === 'thead_open' && tokens[afterHead()]?.type === 'table_close') return ['block-empty'];
  if (type !== 'tr_open') return [];
  const cells = tokens.slice(at).findIndex(({ type }) => type === 'tr_close');
  const columns = tokens.slice(at, at + cells).filter(({ type }) => /^t[hd]_open$/.test(type)).length;
  const written = text
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
  return written.slice(columns).some((cell) => cell.trim() !== '') ? ['table-cells'] : [];
}

function inlineRefused(children: readonly Token[]): Omit<Refused, 'line'>[] {
  return children.flatMap((token, at): Omit<Refused, 'line'>[] => {
    if (token.type === 'text') return addressesIn(children, at);
    const title = token.attrGet('title');
    if (title) return [{ kind: 'link-title', value: String(title) }];
    if (token.type !== 'link_open') return [];
    const end = children.slice(at).findIndex(({ type }) => type === 'link_close');
    const words = children.slice(at + 1, at + end);
    const text = words.map(({ content }) => content).join('');
    if (text.startsWith('^')) return [{ kind: 'footnote', value: `[${text}]` }];
    return text.trim() === '' ? [{ kind: 'link-words', value: String(token.attrGet('href')) }] : [];
  });
}

/** Addresses that are only words: nothing makes links of them. */
function addressesIn(children: readonly Token[], at: number): Omit<Refused, 'line'>[] {
  const { content = '' } = children[at] ?? {};
  const isLinked = children[at - 1]?.type === 'link_open';
  if (isLinked || !/https?:|www\./.test(content)) return [];
  const found = withoutLinks(content).matchAll(
    /(?:https?:\/\/|(?<![\p{L}\d@./-])www\.)[^\s)>“”„]*[^\s)>“”„.,;:!?]/gu,
  );
  return [...found].map(([value]) => ({ kind: 'bare-address', value }));
}

/** The parser drops a definition that nothing uses, and with it what was meant to be words. */
function unusedReferences(lines: readonly string[], references: Parsed['references']): Refused[] {
  if (Object.keys(references).length === 0) return [];
  const labels = lines.map((line) => /^ {0,3}\[([^\]]+)\]:/.exec(line)?.[1]);
  const rest = lines
    .map((line, at) => (labels[at] === undefined ? line : ''))
    .join('\n')
    .toUpperCase();
  return labels.flatMap((label, at): Refused[] => {
    const name = label?.trim().replace(/\s+/g, ' ').toUpperCase();
    if (label === undefined || name === undefined || !(name in references)) return [];
    return rest.includes(`[${name}]`)
      ? []
      : [{ kind: 'reference-unused', value: `[${label}]:`, line: at + 1 }];
  });
}
