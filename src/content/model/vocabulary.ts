import { type Db, query } from '../../graph.ts';
import { content, siteOf } from '../load/index.ts';
import { comparedTexts } from './compared-texts.ts';
import { withoutPlaceholders } from './placeholders/syntax.ts';
import { writtenAt } from './written.ts';

/** What visitors read in a document, by its id, without addresses of links. */
const wordsOf = query('words of document', (db, id): string =>
  writtenAt(db, id)
    .flatMap((checked) => {
      const body = checked.document.body?.source.replace(/\]\([^)]*\)/g, ']') ?? '';
      return [...comparedTexts(checked).map(({ text }) => text), body];
    })
    .map(withoutPlaceholders)
    .join('\n'),
);

/** What visitors read in a language. */
const wordsIn = query(
  'words in language',
  (db, locale): string => {
    const ids = db.get(content)?.ids.filter((id) => id.startsWith(`${locale}/`)) ?? [];
    return ids.map((id) => db.get(wordsOf, id)).join('\n');
  },
  'digest',
);

/** The languages that have all words of a text in lowercase, whether or not the text has capitals. */
const languagesOfWords = query('languages of words', (db, text): string[] => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const locales = siteOf(db).locales.map(({ id }) => id);
  return locales.filter((locale) => words.every((word) => has(db.get(wordsIn, locale), word)));
});

/** Returns the languages whose content has all words of a text in lowercase. */
export const languagesOf = (db: Db, text: string): readonly string[] => db.get(languagesOfWords, text);

const has = (text: string, word: string) =>
  text.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
