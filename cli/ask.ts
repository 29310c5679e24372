import { EditError } from '../src/index.ts';

/** A question to a person at the terminal. */
interface Question {
  message: string;
  /** The answer that Enter gives. */
  initial?: string;
  /** Throws an EditError that says what is wrong with an answer. */
  check?(answer: string): void;
}

/** Asks for a text. Undefined if the person has ended the questions. */
export async function askText({ message, initial = '', check }: Question): Promise<string | undefined> {
  const { isCancel, text } = await import('@clack/prompts');
  const answer = await text({
    message,
    initialValue: initial,
    validate: (value) => problemOf(() => check?.(value ?? '')),
  });
  return isCancel(answer) ? undefined : answer;
}

/** Asks for one of several. Undefined if the person has ended the questions. */
export async function askChoice(
  message: string,
  choices: readonly { value: string; hint?: string }[],
): Promise<string | undefined> {
  const { autocomplete, isCancel, select } = await import('@clack/prompts');
  const options = choices.map(({ value, hint }) => ({ value, label: value, ...(hint ? { hint } : {}) }));
  const ask = options.length > mostShown ? autocomplete : select;
  const answer = await ask({ message, options, maxItems: mostShown });
  return isCancel(answer) ? undefined : String(answer);
}

/** More choices than these are searched by typing. */
const mostShown = 10;

function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof EditError) return error.message;
    throw error;
  }
}
