import { type ConsentCategory, consentCategories } from '../../src/client/consent/choices.ts';
import type { ConsentWords } from '../../src/client/consent/markup.ts';
import type { Locale, SiteContext } from '../../src/define/index.ts';
import { consentScripts } from '../../src/third-party/index.ts';
import { gameOffer, withPlan } from '../forms/preselection.ts';
import type { Data } from './index.ts';

/** The words of the cookie dialog in a language: a file of their own, loaded with the dialog, which only script opens. */
export function consentWords({ content, routes }: SiteContext<Data>, locale: Locale): ConsentWords {
  const words = content.own(locale).ui.consent;
  const { necessary, analytics, marketing, functional, policy, necessaryOnly, unused, ...others } = words;
  const scripts = consentScripts(content.shared.site);
  const used = new Set<ConsentCategory>(scripts.map(({ category }) => category)).add('necessary');
  return {
    ...others,
    text: used.size > 1 ? others.text : necessaryOnly,
    policy: { href: routes.only(locale, 'cookies').path, text: policy },
    categories: consentCategories.map((name) => {
      const { title, description } = words[name];
      return { name, title, description: used.has(name) ? description : `${description} ${unused}.` };
    }),
  };
}

/** The questions and words of the quiz in a language: a file of their own, loaded when someone is about to play. */
export function quizWords({ content, routes }: SiteContext<Data>, locale: Locale) {
  const { quiz, ui } = content.own(locale);
  // Editors count options from 1, code from 0.
  const questions = quiz.questions.map((one) => ({ ...one, correct: one.correct - 1 }));
  return { questions, words: ui.quiz, offerHref: withPlan(routes.only(locale, 'quote').path, gameOffer) };
}
