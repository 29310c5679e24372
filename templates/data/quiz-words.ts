import type { Locale, SiteContext } from '../../src/define/index.ts';
import type { Data } from './index.ts';

/** The questions and words of the quiz in a language: a file of their own, loaded when someone is about to play. */
export function quizWords({ content }: SiteContext<Data>, locale: Locale) {
  const { quiz, ui } = content.own(locale);
  // Editors count options from 1, code from 0.
  const questions = quiz.questions.map((one) => ({ ...one, correct: one.correct - 1 }));
  return { questions, words: ui.quiz };
}
