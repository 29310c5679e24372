import { type LocaleFiles, localeFiles } from '../artifact.ts';
import type { Site } from '../model/site.ts';

/**
 * Puts the questions and the words of the quiz into a file for each language: it is loaded with the game, when that comes
 * near. In the page they would cost every visitor another round trip before the first screen.
 */
export function publishQuizData({ locales }: Site): LocaleFiles {
  return localeFiles('quiz', (locale) => {
    const { quiz, ui } = locales[locale];
    return { questions: quiz.questions, words: ui.quiz };
  });
}
