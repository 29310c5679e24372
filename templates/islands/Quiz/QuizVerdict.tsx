import type { QuizQuestionData, QuizWords } from './quiz-data.ts';
import { Cross, Tick } from './Signs.tsx';

interface QuizVerdictProps {
  question: QuizQuestionData;
  words: QuizWords;
  isRight: boolean;
}

/** Whether the answer was right, what would have been, and why. */
export function QuizVerdict({ question, words, isRight }: QuizVerdictProps) {
  return (
    <div className="quiz-verdict" data-mark={isRight ? 'right' : 'wrong'}>
      <p className="quiz-verdict__word">
        {isRight ? <Tick /> : <Cross />}
        {isRight ? words.correct : words.wrong}
      </p>
      {!isRight && (
        <p className="quiz-verdict__right">{`${words.rightAnswer}: ${question.options[question.correct]}`}</p>
      )}
      <p>{question.explanation}</p>
    </div>
  );
}
