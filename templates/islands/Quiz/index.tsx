import { useDeferredValue, useEffect, useReducer, useRef } from 'react';
import { Boundary } from '../../../src/client/error-boundary.ts';
import { newGame, playQuiz } from './game.ts';
import { QuizHud } from './QuizHud.tsx';
import { QuizQuestion } from './QuizQuestion.tsx';
import { QuizResults } from './QuizResults.tsx';
import type { QuizQuestionData, QuizWords } from './quiz-data.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

interface QuizProps {
  questions: QuizQuestionData[];
  words: QuizWords;
}

/** The game: one question after the other, then the results (specification 9). */
export function Quiz({ questions, words }: QuizProps) {
  const [state, play] = useReducer(playQuiz, newGame);
  // The verdict comes first; on a slow phone the points follow it by a frame.
  const counted = useDeferredValue(state);
  const heading = useArrivalFocus(state.isFinished ? 'results' : `${state.index}`);
  const game = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An option that was chosen before the game was awake counts.
    const early = game.current?.querySelector<HTMLInputElement>('input:checked');
    if (early) play({ type: 'choose', option: Number(early.value) });
  }, []);
  const question = questions[state.index];
  if (!question) return null;
  return (
    <Boundary>
      <div className="quiz" ref={game}>
        {state.isFinished ? (
          <QuizResults {...{ state, play, words, heading }} />
        ) : (
          <>
            <QuizHud state={counted} words={words} correct={questions[counted.index]?.correct} />
            <QuizQuestion key={question.id} {...{ question, state, play, words, heading }} />
          </>
        )}
      </div>
    </Boundary>
  );
}
