import type { Answers } from '../../define/answers.ts';
import { type FormRules, isChoice } from '../../define/form-rules.ts';
import { pick, type WordsByField, wordsOf } from '../../define/payload.ts';

/** Returns what a visitor has filled in; of several fields with one name, the text of the last. */
export function answersOf(data: FormData, rules: FormRules, words: WordsByField): Answers {
  const picked = Object.entries(rules.fields).flatMap(([name, field]) =>
    isChoice(field) ? [[name, pick(field, wordsOf(rules, name, words), data.getAll(name).map(String))]] : [],
  );
  return {
    values: Object.fromEntries([...data].map(([name, value]) => [name, String(value)])),
    picked: Object.fromEntries(picked),
  };
}
