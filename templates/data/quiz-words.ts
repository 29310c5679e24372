import type { Locale, SiteContext } from '../../src/define/index.ts';
import type { Data } from './index.ts';

/** The questions and words of the quiz in a language: a file of their own, loaded when someone is about to play. */
export function quizWords({ content }: SiteContext<Data>, locale: Locale) {
  const { quiz, ui } = content.own(locale);
  return { questions: quiz.questions, words: ui.quiz };
}
