import { didYouMean, type Message } from './message.ts';

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
  dash: ({ language }) => `not a dash as ${language} writes it`,
  range: () => 'a hyphen between two numbers',
  dots: () => 'not the sign for an omission',
};
const signReasons: Say = {
  quote: ({ language, quotes }) => `${language} quotes look ${quotes}.`,
  apostrophe: () => 'The texts of this site have the round one: don’t.',
  dash: () => 'A hyphen joins words; a dash with a space on both sides parts them.',
  range: () => 'From one number to another stands a dash without spaces: 9–17.',
  dots: () => 'Three full stops can be torn apart at the end of a line.',
};

/** `[sic]` and `[ ]` may be meant as they are. */
function bracketAdvice(text: string): string {
  const [, words] = /^\[([^\]]+)\]$/.exec(text) ?? [];
  return words === undefined ? '' : ` To show brackets, write \\[${words}\\].`;
}

/** Problems of words, links and pictures in texts. */
export const textMessages = {
  typography: (sign: Sign): Message => ({
    what: `${sign.found} is ${signNames[sign.kind](sign)}.`,
    why: signReasons[sign.kind](sign),
    fix: `Write ${sign.wanted}.`,
  }),
  'markdown-html': ({ tag }: { tag: string }): Message => ({
    what: `“${tag}” is HTML.`,
    why: 'HTML in texts would be shown as letters; it is never let through.',
    fix: 'Write Markdown: **bold**, *italic*, [link](page:contact), lists and headings.',
  }),
  'markdown-heading-space': ({ text, wanted }: { text: string; wanted: string }): Message => ({
    what: `“${text}” is not a heading: the space after its signs is missing.`,
    why: 'Visitors would read the signs # as they are.',
    fix: `Write “${wanted}”.`,
  }),
  'markdown-mark': ({ mark }: { mark: string }): Message => ({
    what: `The mark ${mark} has no other end, and would be shown as it is.`,
    why: 'Marks stand in pairs, close to the words: **bold**, *italic*, `code`.',
    fix: `Write it on both sides of the words, without spaces inside, or take it out. To show it, write \\${mark[0]}.`,
  }),
  'markdown-image': ({ src }: { src: string }): Message => ({
    what: `“${src}” is not a picture of this site.`,
    why: 'Pages show only pictures of media/pictures; another host would be told who visits.',
    fix: 'Put the file into media/pictures and write ![What it shows](picture:name), with its name without ending.',
  }),
  'picture-unknown': ({ name, suggestion }: { name: string; suggestion?: string }): Message => ({
    what: `There is no picture “${name}” in media/pictures.`,
    why: 'The page would have a hole.',
    fix: `${didYouMean(suggestion)}Put the file there, or write the name of one that is there, without its ending.`,
  }),
  'picture-words': ({ name }: { name: string }): Message => ({
    what: `The picture “${name}” says nothing to those who do not see it.`,
    why: 'Screen readers and searches have only its words.',
    fix: `Write what it shows between the brackets: ![Two people at a whiteboard](picture:${name}).`,
  }),
  'markdown-heading': ({ level }: { level: number }): Message => ({
    what: `A heading of level ${level} cannot stand here.`,
    why: 'The page has its only h1 at the top; texts have ## and, below a ##, ###.',
    fix: 'Use ## for sections and ### inside them.',
  }),
  'link-own-address': ({ href, wanted }: { href: string; wanted?: string }): Message => ({
    what: wanted === undefined ? `“${href}” is no page of this site.` : `“${href}” is a page of this site.`,
    why:
      wanted === undefined
        ? 'The visitor would see the not-found page.'
        : 'The link would break when the page moves, and leads out of previews.',
    fix: `Write ${wanted ?? 'page: and the path of a page file, as in page:about'}.`,
  }),
  'link-scheme': ({ href, suggestion }: { href: string; suggestion?: string }): Message => ({
    what: `“${href}” is not an address that a text may link to.`,
    why: 'Links lead to pages (page:), other sites (https:), mail (mailto:) or phones (tel:).',
    fix: `Write ${suggestion ?? 'page:about for the page of that name, or an address that begins with https://'}.`,
  }),
  'link-unknown-page': ({ id, suggestion }: { id: string; suggestion?: string }): Message => ({
    what: `There is no page “${id}” to link to.`,
    why: 'The link would lead to the not-found page.',
    fix: `${didYouMean(suggestion)}Write the path of a page file without language and ending, as in page:about or page:about/people.`,
  }),
  'markdown-link': ({ text, suggestion }: { text: string; suggestion?: string }): Message => ({
    what: `“${text}” looks like a link that is not whole.`,
    why: 'The brackets would be shown as they are.',
    fix:
      suggestion === undefined
        ? `Write [words](page:contact), with both brackets closed and no space between them.${bracketAdvice(text)}`
        : `Write ${suggestion} between the round brackets.`,
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
    what: `“${found}” is Markdown, and the text of a key is none.`,
    why: 'Visitors would read the signs as they are; Markdown stands below the second “---” only.',
    fix: `Write “${words}” alone.${isLink ? ' A question leads further by its keys “page” and “anchor”.' : ''}`,
  }),
  'body-missing': (_: object): Message => ({
    what: 'There is no text below the keys.',
    why: 'A page of this kind shows its text.',
    fix: 'Write the text below the second “---”.',
  }),
} as const;
