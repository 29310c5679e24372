import { z } from 'zod';
import { identifier, prose } from '../../src/define/index.ts';

/** `<language>/quiz.yaml`: five questions with four options each (specification 9.1). */
export const quiz = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        id: identifier('The name of the question, the same in every language'),
        question: prose('The question'),
        options: z.array(prose('An answer to choose')).length(4),
        correct: z
          .number()
          .int()
          .min(1)
          .max(4)
          .meta({ description: 'The number of the right option: 1 for the first, 4 for the last' }),
        explanation: prose('Why it is right'),
      }),
    )
    .length(5),
});

/** The questions of the quiz. */
export type Quiz = z.output<typeof quiz>;
