import type { Message } from './message.ts';

/** Problems of prices and facts in texts. */
export const placeholderMessages = {
  'placeholder-unknown': ({
    text,
    suggestion,
    known,
    file,
  }: {
    text: string;
    suggestion?: string;
    known: string;
    file?: string;
  }): Message => ({
    what: `There is no price or fact by the name “${text}”.`,
    why: 'Words in braces are replaced by a price or a fact; this would be shown with its braces.',
    fix:
      suggestion === undefined
        ? `What can stand here: ${known}${file === undefined ? '' : ` and others; see ${file}`}.`
        : `Did you mean “${suggestion}”? Write it in its place.`,
  }),
  'placeholder-open': ({ brace }: { brace: string }): Message => ({
    what: `The brace “${brace}” has no partner.`,
    why: 'Braces hold the name of a price or a fact, as in {price:flyer}; alone they would be shown.',
    fix: brace === '{' ? 'Close it with }, on the same line, or take it out.' : 'Take it out.',
  }),
  'placeholder-free': ({ key }: { key: string }): Message => ({
    what: `“${key}” costs nothing.`,
    why: 'The text would say “0 kr.”.',
    fix: 'Write in words that it is free.',
  }),
  'placeholder-amount': ({ text, suggestion }: { text: string; suggestion?: string }): Message => ({
    what: `“${text}” is not an amount.`,
    why: 'The site groups the digits as the language does; here they stand without dots, spaces and units.',
    fix: `Write ${suggestion ?? 'digits only, as in {amount:300000}'}.`,
  }),
  'typed-price': ({ text, names, amount }: { text: string; names: string; amount: number }): Message => ({
    what: `“${text}” is a price of prices.yaml.`,
    why: 'A price that is typed a second time stays as it is when the price changes.',
    fix: `Write ${names}. If this amount only happens to be equal, write {amount:${amount}}.`,
  }),
  'equal-amount': ({ text, names, amount }: { text: string; names: string; amount: number }): Message => ({
    what: `“${text}” is as much as a price of prices.yaml.`,
    why: 'A price that is typed a second time stays as it is when the price changes.',
    fix: `Write {amount:${amount}} if it is no price, or ${names} if it is.`,
  }),
  'typed-fact': ({ text, names }: { text: string; names: string }): Message => ({
    what: `“${text}” stands in site.yaml.`,
    why: 'A fact that is typed a second time stays as it is when the fact changes.',
    fix: `Write ${names}.`,
  }),
} as const;
