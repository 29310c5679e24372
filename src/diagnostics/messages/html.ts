import type { Message } from './message.ts';

type Cure = Pick<Message, 'fix' | 'replacement'>;

/** What Markdown has in place of elements. */
const cures: readonly (readonly [names: string, fix: string])[] = [
  ['b strong', 'Write **words**.'],
  ['i em', 'Write *words*.'],
  ['s del strike', 'Write ~~words~~.'],
  ['code', 'Write `words`.'],
  ['br', 'Leave an empty line for a new paragraph, or end the line with \\ for a new line.'],
  ['hr', 'Write --- between two empty lines.'],
  ['img picture', 'Put the file into media/pictures and write ![What it shows](picture:name).'],
  ['h1 h2 h3 h4 h5 h6', 'Write ## and the words of the heading on a line of its own.'],
  ['ul ol li', 'Write each item on a line of its own: - words, or 1. words.'],
  ['blockquote', 'Write > before each line of the quotation.'],
  [
    'table thead tbody tr th td',
    'Write a table of lines: | name | price |, then | --- | --- |, then the rows.',
  ],
  [
    'iframe video audio embed object',
    'Remove it, or write a link: [words](address). Nothing of other sites can be shown in a text.',
  ],
  ['script style', 'Remove it. Texts have no programs and no styles.'],
];

/** HTML in a text, with what Markdown has in its place. */
export function htmlMessage({ tag }: { tag: string }): Message {
  return {
    what: `“${tag}” is HTML.`,
    why: 'HTML in texts is never passed on; visitors would read the tags.',
    ...(exactCure(tag) ?? { fix: cureOf(tag) }),
  };
}

function cureOf(tag: string): string {
  const name = /^<\/?([a-z][a-z\d]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (name === 'a') return linkCure(tag);
  if (/^<[!?]/.test(tag)) return 'Remove it.';
  const [, fix] = cures.find(([names]) => names.split(' ').includes(name)) ?? [];
  return fix ?? 'Remove the tags and keep the words. Markdown has **bold**, *italic*, lists and headings.';
}

function linkCure(tag: string): string {
  const words = /^<a\b[^>]*>([^<]+)<\/a/i.exec(tag)?.[1]?.trim() ?? 'words';
  return hrefOf(tag)?.includes(':')
    ? 'Write [words](address), with an address that begins with https:, mailto: or tel:.'
    : `Write [${words}](page:…), with the path of the page’s file behind page:, as in page:about.`;
}

const hrefOf = (tag: string) =>
  /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag)?.slice(1).find(Boolean)?.trim();

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`' };

/** The Markdown of an element that holds plain words alone. */
function exactCure(tag: string): Cure | undefined {
  const [, name = '', words = ''] = /^<([a-z]+)\b[^>]*>([^<>*_`[\]\\]+)<\/\1\s*>$/i.exec(tag) ?? [];
  const mark = marks[name.toLowerCase()];
  if (words.trim() !== words || words === '') return undefined;
  const href = name.toLowerCase() === 'a' ? hrefOf(tag)?.replace(/^http:/, 'https:') : undefined;
  if (href !== undefined && /^(?:https:\/\/|mailto:|tel:)[^\s()<>]+$/.test(href)) {
    const replacement = `[${words}](${href})`;
    return { fix: `Write ${replacement}.`, replacement };
  }
  return mark === undefined
    ? undefined
    : { fix: `Write ${mark}${words}${mark}.`, replacement: `${mark}${words}${mark}` };
}
