import { type Checking, defineProblems } from '../../src/define/index.ts';
import { valueAt } from '../../src/define/walk.ts';
import { quizExamples } from './examples/pages.ts';

const messages = {
  'quiz-option-twice': ({ text, other }: { text: string; other: number }) => ({
    what: `“${text}” is option ${other} of this question as well.`,
    why: 'Visitors could not tell the right one from the wrong one.',
    fix: 'Write another answer here, or there.',
  }),
};

export const problems = defineProblems(messages, quizExamples);

/** Reports options of a question of the quiz that say the same. */
export function checkQuiz({ documents, report }: Checking): void {
  for (const { name, locale, data, locate } of documents) {
    if (locale === null || name !== 'quiz') continue;
    for (const [at] of listAt(data, ['questions']).entries()) {
      const path = ['questions', at, 'options'];
      const texts = listAt(data, path).map((option) => String(option).trim().toLowerCase());
      for (const [index, text] of texts.entries()) {
        const first = texts.indexOf(text);
        if (text === '' || first === index) continue;
        const option = String(valueAt(data, [...path, index]));
        const args = { text: option, other: first + 1 };
        problems(report).error('quiz-option-twice', locate([...path, index]), args);
      }
    }
  }
}

function listAt(data: unknown, path: (string | number)[]): unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}
