import { type Db, query } from '../../graph/index.ts';
import { content, siteOf } from '../load/index.ts';
import { comparedTexts } from './compared-texts.ts';
import { withoutPlaceholders } from './placeholders/syntax.ts';
import type { CheckedDocument } from './references.ts';
import { writtenAt } from './written.ts';

/** The words that a document has in lowercase, sorted, by document id. */
const vocabularyOfDocument = query('vocabulary of document', (db, id): string[] => {
  const words = writtenAt(db, id).flatMap(visibleTexts).flatMap(wordsOf);
  return [...new Set(words)].filter((word) => word === word.toLowerCase()).toSorted();
});

/** The words that the content of a language has in lowercase. They are not stored: the documents have them. */
const vocabularyOfLanguage = query(
  'vocabulary of language',
  (db, locale): ReadonlySet<string> => {
    const ids = db.get(content)?.ids.filter((id) => id.startsWith(`${locale}/`)) ?? [];
    return new Set(ids.flatMap((id) => db.get(vocabularyOfDocument, id)));
  },
  'nothing',
);

/** The languages whose content uses all words of a text in lowercase, even if the text is capitalized. */
const languagesOfWords = query('languages of words', (db, text): string[] => {
  const words = wordsOf(text.toLowerCase());
  const locales = siteOf(db).locales.map(({ id }) => id);
  return locales.filter((locale) => words.every((word) => db.get(vocabularyOfLanguage, locale).has(word)));
});

/** Returns the languages whose content uses all words of a text in lowercase. */
export const languagesOf = (db: Db, text: string): readonly string[] => db.get(languagesOfWords, text);

/** Returns the texts that visitors read, without the targets of links. */
function visibleTexts(checked: CheckedDocument): string[] {
  const body = checked.document.body?.source.replace(/\]\([^)]*\)/g, ']') ?? '';
  return [...comparedTexts(checked).map(({ text }) => text), body];
}

const wordsOf = (text: string): string[] => withoutPlaceholders(text).match(/\p{L}+/gu) ?? [];
