import type { Labels, MessageLanguage, Phrase, Phrases, Words } from './catalogue.ts';
import { englishLabels } from './labels.ts';
import type { Message } from './messages/message.ts';
import type { Code } from './messages.ts';
import type { Diagnostic } from './report.ts';

/** A language of problems. */
export interface Translator {
  language: MessageLanguage;
  labels: Labels;
  /** Translates a line that a command prints. */
  phrase: Phrase;
  /** Returns a problem with its message in the language. */
  translate(diagnostic: Diagnostic): Diagnostic;
  /** Adds phrases, such as those of the site. */
  learn(phrases: Phrases): void;
}

/** English, in which problems are found. */
const english: Translator = {
  language: 'en',
  labels: englishLabels,
  phrase: (text) => text,
  translate: (diagnostic) => diagnostic,
  learn: () => {},
};

/**
 * Loads a language of problems.
 *
 * @param own the phrases of the site
 */
export async function loadTranslator(
  language: MessageLanguage,
  own: Partial<Record<MessageLanguage, Phrases>> = {},
): Promise<Translator> {
  if (language === 'en') return english;
  const { catalogue, isOne, labels, phrases } = await import('./icelandic/index.ts');
  let known: Phrases = { ...phrases, ...own[language] };
  let find = createPhrase(known, isOne);
  const phrase: Phrase = (text) => find(text);
  return {
    language,
    labels,
    phrase,
    translate: (diagnostic) => {
      const say = catalogue[diagnostic.code as Code] as ((args: object, phrase: Phrase) => Words) | undefined;
      const words = say?.(diagnostic.args, phrase) ?? phrasesOf(diagnostic.message, phrase);
      return { ...diagnostic, message: { ...diagnostic.message, ...words } };
    },
    learn: (more) => {
      known = { ...known, ...more };
      find = createPhrase(known, isOne);
    },
  };
}

/** Translates the message of a problem that only the site knows. */
const phrasesOf = ({ what, why, fix }: Message, phrase: Phrase): Words => ({
  what: phrase(what),
  why: phrase(why),
  fix: phrase(fix),
});

/** Creates a translator of phrases. A text without slots comes before those with them, and a longer one before a shorter one. */
function createPhrase(phrases: Phrases, isOne: (count: number) => boolean): Phrase {
  const patterns = Object.entries(phrases)
    .filter(([english]) => english.includes('{'))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([english, translation]) => ({ pattern: patternOf(english), translation }));
  const fill = (slot: string, texts: Record<string, string>) => {
    const [name = '', rule] = slot.slice(1, -1).split(':');
    const [text = '', [one = '', other] = []] = [texts[name], rule?.split('|')];
    if (other !== undefined) return isOne(Number(text)) ? one : other;
    return one === 'phrase' ? phrase(text) : text;
  };
  const phrase: Phrase = (text) => {
    if (Object.hasOwn(phrases, text)) return phrases[text] ?? text;
    for (const { pattern, translation } of patterns) {
      const texts = pattern.exec(text)?.groups;
      if (texts) return translation.replace(slots, (slot) => fill(slot, texts));
    }
    return text;
  };
  return phrase;
}

const slots = /\{[^{}]+\}/g;

function patternOf(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return `(?<${part}>${part === 'n' || part === 'm' ? '\\d+' : '.*?'})`;
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
