import type { SearchLanguage } from '../../define/locale.ts';
import { isStopWord } from './languages.ts';

/** A word of a text, and where it occurs in the text as it was given. */
export interface Token {
  /** Composed, in lowercase, without soft hyphens, apostrophes and thousands separators. */
  text: string;
  start: number;
  end: number;
}

const amount = String.raw`\p{N}{1,3}(?:[.,]\p{N}{3})+(?!\p{N})`;
const word = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD]*(?:['’][\p{L}\p{M}\p{N}]+)*`;
const tokenPattern = new RegExp(`${amount}|${word}`, 'gu');

/**
 * Returns the words of a text, whatever the alphabet; JavaScript's `\w` knows only ASCII.
 *
 * @example tokensOf('Frá 79.000 kr.').map((token) => token.text) // => ['frá', '79000', 'kr']
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map(({ 0: found, index }) => ({
    text: found
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u00AD'’.,]/g, ''),
    start: index,
    end: index + found.length,
  }));
}

/** Returns a text without the marks that occur inside words and amounts, as its tokens are without them. */
export function withoutInnerMarks(text: string): string {
  return text.replace(/(?<=\p{N})[.,](?=\p{N}{3}(?!\p{N}))|(?<=[\p{L}\p{N}])['’](?=[\p{L}\p{N}])/gu, '');
}

/**
 * Returns the words of a text as they are indexed: the parts of what a hyphen or full stop ties together, and the whole.
 *
 * @example wordsOf('Google-auglýsingar') // => ['google', 'auglýsingar', 'googleauglýsingar']
 */
export function wordsOf(text: string): string[] {
  return tokenGroups(text).flatMap((tied) => [...tied, ...joined(tied)].map((token) => token.text));
}

/** Joins the words of which several are tied together, as one each. */
export function tiedTokensOf(text: string): Token[] {
  return tokenGroups(text).flatMap(joined);
}

/** Returns the words of a text; those that are tied together form one group. */
function tokenGroups(text: string): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokensOf(text)) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const isTied = previous !== undefined && /^[-.]$/.test(text.slice(previous.end, token.start));
    if (group && isTied) group.push(token);
    else groups.push([token]);
  }
  return groups;
}

function joined(tied: Token[]): Token[] {
  const [first] = tied;
  const last = tied.at(-1);
  if (!first || !last || first === last) return [];
  return [{ text: tied.map((token) => token.text).join(''), start: first.start, end: last.end }];
}

/** Returns the terms of a text, in the order of its words; build and browser index and look up the same ones. */
export function termsOf(text: string, language: SearchLanguage): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word, language))
    .map((word) => language.stem(word));
}

/** Returns the terms that a typed word may mean, that of the word itself first. */
export function typedTerms(word: string, { stem, variants }: SearchLanguage): string[] {
  return [...new Set([word, ...variants(word)].map((spelling) => stem(spelling)))];
}
