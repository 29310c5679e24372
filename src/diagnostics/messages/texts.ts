import { htmlMessage } from './html.ts';
import { didYouMean, type Message, replaceBy, write } from './message.ts';

/** A page that is not published. */
interface HiddenPage {
  name: string;
  state: 'draft' | 'scheduled' | 'expired';
  /** The moment at which it appears or has disappeared. */
  at?: string;
  /** The page above that hides it. */
  above?: string;
}

/** A sign that a language writes in another way. */
interface Sign {
  found: string;
  wanted: string;
  kind: 'quote' | 'apostrophe' | 'dash' | 'range' | 'dots';
  /** The language in English, and how quotes look in it. */
  language: string;
  quotes: string;
}

type Say = Record<Sign['kind'], (sign: Sign) => string>;

const signNames: Say = {
  quote: ({ language }) => `not the right quotation mark in ${language} here`,
  apostrophe: () => 'a straight apostrophe',
  dash: ({ language }) => `not a dash as it is written in ${language}`,
  range: () => 'a hyphen between two numbers',
  dots: () => 'not an ellipsis',
};
const signReasons: Say = {
  quote: ({ language, quotes }) => `${language} quotation marks are ${quotes}.`,
  apostrophe: () => 'The texts of this site use the curly one: don’t.',
  dash: () => 'A hyphen joins words; a dash with a space on both sides separates them.',
  range: () => 'A range of numbers has a dash without spaces: 9–17.',
  dots: () => 'Three full stops can be split at the end of a line.',
};

/** Returns the words of a text in square brackets, such as `[sic]`, which may be meant as it is. */
export const bracketed = (text: string): string | undefined => /^\[([^\]]+)\]$/.exec(text)?.[1];

function bracketAdvice(text: string): string {
  const words = bracketed(text);
  return words === undefined ? '' : ` To show brackets, write \\[${words}\\].`;
}

/** Writes a row of a table as Markdown wants it, with its own cells or others. */
export function rowOf(row: string, cell?: string): string {
  const cells = row.replace(/^\||\|$/g, '').split(row.startsWith('|') ? '|' : /\t+/);
  return `| ${cells.map((own) => cell ?? own.trim()).join(' | ')} |`;
}

/** Returns the address to which a typed one would lead. */
export const linked = (text: string) =>
  text.startsWith('www.') ? `https://${text}` : text.replace(/^http:/, 'https:');

/** Problems of words, links and pictures in texts. */
export const textMessages = {
  'text-unwritten': (_: object): Message => ({
    what: 'This text has not been written yet.',
    why: 'It says what “npx site new” has put there, and visitors would read it.',
    fix: 'Write the text, or remove it if it is optional. Until then the page can be a draft: “draft: true” in every language.',
  }),
  typography: (sign: Sign): Message => ({
    what: `${sign.found} is ${signNames[sign.kind](sign)}.`,
    why: signReasons[sign.kind](sign),
    fix: `Write ${sign.wanted}.`,
    // Quotation marks come in pairs.
    ...replaceBy(sign.kind === 'quote' ? undefined : sign.wanted),
  }),
  'markdown-html': htmlMessage,
  'markdown-heading-inside': ({ text }: { text: string }): Message => ({
    what: `“${text}” is a heading in a list or a quotation.`,
    why: 'Headings divide the whole text; screen readers would not find the end of this section.',
    fix: 'Put the heading on a line of its own without - or > before it, or make its words **bold**.',
  }),
  'markdown-heading-words': ({ text }: { text: string }): Message => ({
    what: `The heading “${text}” has no words.`,
    why: 'Its anchor, and its line in the table of contents, are made of its words.',
    fix: 'Write words behind the #, or remove the line.',
  }),
  'markdown-heading-picture': ({ text }: { text: string }): Message => ({
    what: `“${text}” is a heading with a picture in it.`,
    why: 'Headings are words: menus and searches show them without pictures.',
    fix: 'Put the picture on a line of its own below the heading, with an empty line between them.',
  }),
  'markdown-link-words': ({ text }: { text: string }): Message => ({
    what: `The link to “${text}” has no words.`,
    why: 'Nobody could see or press it.',
    fix: `Write words between the square brackets: [words](${text}).`,
  }),
  'markdown-link-title': ({ text }: { text: string }): Message => ({
    what: `“${text}” would not be shown.`,
    why: 'Words in quotes behind an address show only under a mouse, so phones and screen readers leave them out.',
    fix: 'Remove them together with their quotes, or write them in the text.',
  }),
  'markdown-footnote': ({ text }: { text: string }): Message => ({
    what: `“${text}” is a footnote.`,
    why: 'Texts have no footnotes; visitors would see the brackets, or a link.',
    fix: 'Write what it says in the text, in brackets if need be.',
  }),
  'markdown-reference-unused': ({ text }: { text: string }): Message => ({
    what: `“${text}” defines a link that the text does not use.`,
    why: 'The whole line would be left out of the page.',
    fix: `Remove the line, or write \\${text} if these are words for visitors.`,
  }),
  'markdown-block-empty': ({ text }: { text: string }): Message => ({
    what: `“${text}” has nothing in it.`,
    why: 'Visitors would see an empty bullet, quotation, table or box.',
    fix: 'Write words in it, or remove it.',
  }),
  'markdown-table-cells': ({ text }: { text: string }): Message => ({
    what: `The row “${text}” has more cells than the table has columns.`,
    why: 'What is in the last cells would be left out of the page.',
    fix: 'Add a column to the first two lines of the table, or remove cells. Write \\| for a line between words.',
  }),
  'markdown-bare-address': ({ text }: { text: string }): Message => ({
    what: `“${text}” is not a link.`,
    why: 'Visitors would have to copy it.',
    fix: `Write [words](${linked(text)}).`,
  }),
  'markdown-heading-space': ({ text, wanted }: { text: string; wanted: string }): Message => ({
    what: `“${text}” is not a heading: the space after the # is missing.`,
    why: 'Visitors would see the # signs.',
    fix: `Write “${wanted}”.`,
    replacement: wanted,
  }),
  'markdown-mark': ({ mark }: { mark: string }): Message => ({
    what: `The mark ${mark} is never closed, and would be shown as it is.`,
    why: 'Marks come in pairs, next to the words: **bold**, *italic*, `code`.',
    fix: `Write it on both sides of the words, without spaces inside, or remove it. To show it, write \\${mark[0]}.`,
  }),
  'markdown-table': ({ row }: { row: string }): Message => ({
    what: `“${row}” looks like a row of a table, but is none.`,
    why: 'Visitors would read the signs between its columns.',
    fix: `Write every row as “${rowOf(row)}”, each on a line of its own, and below the first row the line “${rowOf(row, '---')}”.`,
  }),
  'markdown-image': ({ src }: { src: string }): Message => ({
    what: `“${src}” is not a picture of this site.`,
    why: 'Pages show only pictures from media/pictures; another host would learn who visits.',
    fix: 'Put the file into media/pictures and write ![What it shows](picture:name), with its name without the extension.',
  }),
  'picture-unknown': ({ name, suggestion }: { name: string; suggestion?: string }): Message => ({
    what: `There is no picture “${name}” in media/pictures.`,
    why: 'The page would have a gap there.',
    fix: `${didYouMean(suggestion)}Put the file there, or write the name of an existing one, without its extension.`,
  }),
  'picture-words': ({ name }: { name: string }): Message => ({
    what: `The picture “${name}” has no description for those who cannot see it.`,
    why: 'Screen readers and search engines have only its description.',
    fix: `Write what it shows between the brackets: ![Two people at a whiteboard](picture:${name}).`,
  }),
  'markdown-heading': ({ level }: { level: number }): Message => ({
    what: `A heading of level ${level} is not allowed here.`,
    why: 'The page has its only h1 at the top; texts have ##, and ### below a ##.',
    fix: 'Use ## for sections and ### inside them.',
  }),
  'heading-anchor': ({ id }: { id: string }): Message => ({
    what: `The anchor “${id}” of this heading is used by another part of the page.`,
    why: 'Links to it would lead to whichever comes first.',
    fix: 'Write other words in the heading: its anchor is made of them.',
  }),
  'link-own-address': ({ href, wanted }: { href: string; wanted?: string }): Message => ({
    what:
      wanted === undefined ? `“${href}” is not a page of this site.` : `“${href}” is a page of this site.`,
    why:
      wanted === undefined
        ? 'The visitor would see the not-found page.'
        : 'The link would break when the page moves, and leads away from previews.',
    ...(wanted === undefined
      ? { fix: 'Write page: and the path of a page file, as in page:about.' }
      : write(wanted)),
  }),
  'link-scheme': ({ href, suggestion }: { href: string; suggestion?: string }): Message => ({
    what: `“${href}” is not an address that texts may link to.`,
    why: 'Links lead to pages (page:), other sites (https:), mail (mailto:), phones (tel:) or files of media/files (/name.pdf).',
    ...(suggestion === undefined
      ? { fix: 'Write page:about for the page of that name, or an address that begins with https://.' }
      : write(suggestion)),
  }),
  'link-unknown-page': ({ id, suggestion }: { id: string; suggestion?: string }): Message => ({
    what: `There is no page “${id}” to link to.`,
    why: 'The link would lead to the not-found page.',
    ...(suggestion === undefined
      ? {
          fix: 'Write the path of a page file without its language and extension, as in page:about or page:about/people.',
        }
      : write(suggestion)),
  }),
  'page-not-in-language': ({ id, languages }: { id: string; languages: string }): Message => ({
    what: `The page “${id}” exists in these languages alone: ${languages}.`,
    why: 'Here the link would lead to the not-found page.',
    fix: 'Remove the link in this language, or choose another page.',
  }),
  'page-expires': ({ id, at }: { id: string; at: string }): Message => ({
    what: `The page “${id}” disappears soon: ${at}.`,
    why: 'From then on this link is an error, and nothing is published until it is removed.',
    fix: 'Remove the link before that day, or write a later one behind “expireAt:” of that page in every language.',
  }),
  'page-unpublished': ({ name, state, at = '', above }: HiddenPage): Message => ({
    what: `The page “${name}”${above === undefined ? '' : ` is below “${above}”, which`} ${
      {
        draft: 'is a draft',
        scheduled: `is not published before ${at}`,
        expired: `is not published from ${at} on`,
      }[state]
    }.`,
    why: 'The link would lead to the not-found page.',
    fix: {
      draft: 'Remove the link, or remove “draft” from that page in every language.',
      scheduled: `Remove the link, or put it into content that appears then, too (“publishAt: ${at}”).`,
      expired:
        'Remove the link, or write a later day behind “expireAt:” of that page in every language. What disappears no later may have the link.',
    }[state],
  }),
  'markdown-link': ({
    text,
    suggestion,
    isPicture = false,
  }: {
    text: string;
    suggestion?: string;
    isPicture?: boolean;
  }): Message => ({
    what: `“${text}” looks like an incomplete link.`,
    why: 'The brackets would be shown as they are.',
    fix:
      suggestion === undefined
        ? isPicture
          ? 'Write ![What it shows](picture:name). Names of pictures have lowercase letters a to z, digits and hyphens: rename the file if it has others.'
          : `Write [words](page:contact), with both brackets closed and no space between them.${bracketAdvice(text)}`
        : `Write ${suggestion} between the round brackets.`,
    ...replaceBy(suggestion && `](${suggestion})`),
  }),
  'text-markdown': ({
    found,
    words,
    isLink,
  }: {
    found: string;
    words: string;
    isLink: boolean;
  }): Message => ({
    what: `“${found}” is Markdown, which is not used in the text of a key.`,
    why: 'Visitors would see the signs; Markdown is used only below the second “---”.',
    fix: `Write “${words}” alone.${isLink ? ' Links are possible in the text below the second “---”, and in keys such as “page”.' : ''}`,
    replacement: words,
  }),
  'text-html': ({ found, words }: { found: string; words: string }): Message => ({
    what: `“${found}” is HTML, which is not used in the text of a key.`,
    why: 'Visitors would read the tags.',
    fix: words === '' ? 'Remove it.' : `Write “${words}” alone.`,
    replacement: words,
  }),
  'body-missing': (_: object): Message => ({
    what: 'There is no text below the keys.',
    why: 'Pages of this kind show that text.',
    fix: 'Write the text below the second “---”.',
  }),
} as const;
