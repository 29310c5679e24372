import { type Db, query } from '../../graph.ts';
import { content, siteOf } from '../load/index.ts';
import { comparedTexts } from './compared-texts.ts';
import { withoutPlaceholders } from './placeholders/syntax.ts';
import { writtenAt } from './written.ts';

/** The visible text of a document, by document id, without link targets. */
const wordsOf = query('words of document', (db, id): string =>
  writtenAt(db, id)
    .flatMap((checked) => {
      const body = checked.document.body?.source.replace(/\]\([^)]*\)/g, ']') ?? '';
      return [...comparedTexts(checked).map(({ text }) => text), body];
    })
    .map(withoutPlaceholders)
    .join('\n'),
);

/** The visible text of a language. */
const wordsIn = query(
  'words in language',
  (db, locale): string => {
    const ids = db.get(content)?.ids.filter((id) => id.startsWith(`${locale}/`)) ?? [];
    return ids.map((id) => db.get(wordsOf, id)).join('\n');
  },
  'digest',
);

/** The languages whose content uses all words of a text in lowercase, even if the text is capitalized. */
const languagesOfWords = query('languages of words', (db, text): string[] => {
  const words =
    withoutPlaceholders(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const locales = siteOf(db).locales.map(({ id }) => id);
  return locales.filter((locale) => words.every((word) => has(db.get(wordsIn, locale), word)));
});

/** Returns the languages whose content uses all words of a text in lowercase. */
export const languagesOf = (db: Db, text: string): readonly string[] => db.get(languagesOfWords, text);

const has = (text: string, word: string) =>
  text.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
