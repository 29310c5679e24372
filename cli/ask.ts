import { EditError } from '../src/index.ts';
import type { Phrase } from '../src/preparation.ts';

/** A question to a person at the terminal. */
interface Question {
  message: string;
  /** The answer that Enter gives. */
  initial?: string;
  /** Throws an EditError that says what is wrong with an answer. */
  check?(answer: string): void;
}

/** Questions to a person at the terminal, in one language. Each answer is undefined if the person has ended the questions. */
export interface Questions {
  text(question: Question): Promise<string | undefined>;
  choice(message: string, choices: readonly { value: string; hint?: string }[]): Promise<string | undefined>;
}

/** More choices than these are searched by typing. */
const mostShown = 10;

/** Creates questions whose texts are translated. */
export function createQuestions(phrase: Phrase): Questions {
  return {
    async text({ message, initial = '', check }) {
      const { isCancel, text } = await import('@clack/prompts');
      const problemOf = (answer = '') => phraseOfProblem(() => check?.(answer), phrase);
      const answer = await text({ message: phrase(message), initialValue: initial, validate: problemOf });
      return isCancel(answer) ? undefined : answer;
    },
    async choice(message, choices) {
      const { autocomplete, isCancel, select } = await import('@clack/prompts');
      const options = choices.map(({ value, hint }) => ({ value, label: value, ...(hint ? { hint } : {}) }));
      const ask = options.length > mostShown ? autocomplete : select;
      const answer = await ask({ message: phrase(message), options, maxItems: mostShown });
      return isCancel(answer) ? undefined : String(answer);
    },
  };
}

function phraseOfProblem(check: () => void, phrase: Phrase): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof EditError) return phrase(error.message);
    throw error;
  }
}
