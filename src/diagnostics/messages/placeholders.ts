import { type Message, replaceBy, write } from './message.ts';

/** An amount that is typed in a text, and the placeholders of the prices that it may be. */
interface TypedAmount {
  text: string;
  names: readonly string[];
  amount: number;
}

/** The replacement by the only name that there is. */
function replaceByOnly(names: readonly string[]): Pick<Message, 'replacement'> {
  return names.length === 1 ? replaceBy(names[0]) : {};
}

/** What can be written in braces, in words. */
function usable(known: string, file: string | undefined): string {
  if (known === '')
    return 'Write it without braces. What a component fills in is named in the schema of the text (`placeholders` of `prose`).';
  return `What can be used here: ${known}${file === undefined ? '' : ` and others; see ${file}`}.`;
}

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
    what: `There is no price or fact called “${text}”.`,
    why: 'Words in braces are replaced by a price or a fact; this would be shown as it is, with its braces.',
    fix: suggestion === undefined ? usable(known, file) : `Did you mean “${suggestion}”? Write that instead.`,
    ...replaceBy(suggestion),
  }),
  'placeholder-open': ({ brace }: { brace: string }): Message => ({
    what: `The brace “${brace}” has no counterpart.`,
    why: 'Braces hold the name of a price or a fact, as in {price:flyer}; a single one would be shown.',
    ...(brace === '{'
      ? { fix: 'Close it with } on the same line, or remove it.' }
      : { fix: 'Remove it.', replacement: '' }),
  }),
  'placeholder-free': ({ key }: { key: string }): Message => ({
    what: `“${key}” costs nothing.`,
    why: 'The text would say “0 kr.”.',
    fix: 'Say in words that it is free.',
  }),
  'placeholder-amount': ({ text, suggestion }: { text: string; suggestion?: string }): Message => ({
    what: `“${text}” is not an amount.`,
    why: 'The site groups the digits as the language does; here they are written without dots, spaces or units.',
    ...(suggestion === undefined ? { fix: 'Write digits only, as in {amount:300000}.' } : write(suggestion)),
  }),
  'placeholder-time': ({ text, suggestion }: { text: string; suggestion?: string }): Message => ({
    what: `“${text}” is not a time of day.`,
    why: 'The site writes times as the language does; here they have two digits, a colon and two digits.',
    ...(suggestion === undefined ? { fix: 'Write it as in {time:09:00}.' } : write(suggestion)),
  }),
  'typed-price': ({ text, names, amount }: TypedAmount): Message => ({
    what: `“${text}” is a price in prices.yaml.`,
    why: 'A price that is typed a second time stays as it is when the price changes.',
    fix: `Write ${names.join(' or ')}. If the amount is only equal by chance, write {amount:${amount}}.`,
    ...replaceByOnly(names),
  }),
  'equal-amount': ({ text, names, amount }: TypedAmount): Message => ({
    what: `“${text}” is the same amount as a price in prices.yaml.`,
    why: 'A price that is typed a second time stays as it is when the price changes.',
    fix: `Write ${names.join(' or ')} if it is that price, or {amount:${amount}} if not.`,
  }),
  'equal-fact': ({
    text,
    names,
    otherwise,
  }: {
    text: string;
    names: readonly string[];
    otherwise: string;
  }): Message => ({
    what: `“${text}” is the same as a fact in site.yaml.`,
    why: 'A fact that is typed a second time stays as it is when the fact changes.',
    fix: `Write ${names.join(' or ')} if it is that fact, or ${otherwise} if not.`,
  }),
  'typed-fact': ({ text, names }: { text: string; names: readonly string[] }): Message => ({
    what: `“${text}” is a fact in site.yaml.`,
    why: 'A fact that is typed a second time stays as it is when the fact changes.',
    fix: `Write ${names.join(' or ')}.`,
    ...replaceByOnly(names),
  }),
} as const;
