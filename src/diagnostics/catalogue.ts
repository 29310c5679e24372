import type { Message } from './messages/message.ts';
import type { Args, Code } from './messages.ts';

/** The languages in which problems are told. */
export type MessageLanguage = 'en' | 'is';

/** The words of a message. What replaces the underlined text is the same in all languages. */
export type Words = Pick<Message, 'what' | 'why' | 'fix'>;

/** Translates a part of a message that the catalogue does not make, such as the description of a key. Returns unknown texts as they are. */
export type Phrase = (english: string) => string;

/** The words of every problem in another language than English. */
export type Catalogue = { readonly [C in Code]: (args: Args<C>, phrase: Phrase) => Words };

/**
 * English texts with their translations. `{name}` stands for any text, which the translation repeats. `{name:phrase}` translates it too, and
 * `{n:one|other}` is the word that fits a number. `{n}` and `{m}` stand for numbers alone.
 *
 * @example { 'in {n} files': 'í {n} {n:skrá|skrám}', '{a} or {b}': '{a:phrase} eða {b:phrase}' }
 */
export type Phrases = Readonly<Record<string, string>>;

/** The words around a problem. */
export type Labels = Readonly<Record<'error' | 'warning' | 'why' | 'fix', string>>;
