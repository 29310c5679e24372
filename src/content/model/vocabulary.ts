import { comparedTexts } from './compared-texts.ts';
import { withoutPlaceholders } from './placeholders/syntax.ts';
import type { CheckedDocument } from './references.ts';

/** What the texts of the site tell of the words of its languages. */
export interface Vocabulary {
  /** Returns the languages that have all words of a text in lowercase, whether or not the text has capitals. */
  languagesOf(text: string): readonly string[];
}

/** Creates a vocabulary. The texts are read when a word is asked for, which is seldom. */
export function createVocabulary(documents: readonly CheckedDocument[]): Vocabulary {
  const locales = [...new Set(documents.flatMap(({ document }) => document.locale ?? []))];
  const texts = new Map<string, string>();
  const textOf = (locale: string) => {
    const own = documents.filter(({ document }) => document.locale === locale);
    const text = texts.get(locale) ?? own.map(wordsFor).join('\n');
    texts.set(locale, text);
    return text;
  };
  return {
    languagesOf: (text) => {
      const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
      return locales.filter((locale) => words.every((word) => has(textOf(locale), word)));
    },
  };
}

/** Returns what visitors read in a document, without addresses of links. */
function wordsFor(checked: CheckedDocument): string {
  const body = checked.document.body?.source.replace(/\]\([^)]*\)/g, ']') ?? '';
  return [...comparedTexts(checked).map(({ text }) => text), body].map(withoutPlaceholders).join('\n');
}

const has = (text: string, word: string) =>
  text.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
