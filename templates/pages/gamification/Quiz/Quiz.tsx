import { memo, useDeferredValue, useEffect, useReducer, useRef } from 'react';
import { Boundary } from '../../../../src/client/error-boundary.ts';
import {
  newGame,
  playQuiz,
  pointsForRight,
  type QuizQuestionData,
  type QuizState,
  type QuizWords,
} from './game.ts';
import { Flame, useArrivalFocus } from './parts.tsx';
import { QuizQuestion } from './QuizQuestion.tsx';
import { QuizResults } from './QuizResults.tsx';
import { QuizThread } from './QuizThread.tsx';

interface QuizProps {
  questions: QuizQuestionData[];
  words: QuizWords;
  /** Where the offer to make such a game leads. */
  offerHref: string;
}

/** The game: one question after the other, then the results (specification 9). */
export function Quiz({ questions, words, offerHref }: QuizProps) {
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
          <QuizResults {...{ state, play, words, offerHref, heading }} />
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

interface QuizHudProps {
  state: QuizState;
  words: QuizWords;
  /** Which option of the question is right. */
  correct: number | undefined;
}

/** What the player has: how far, how many points, how long a streak (none is not shown), which level. */
const QuizHud = memo(function QuizHud({ state, words, correct }: QuizHudProps) {
  const hasGained = state.isAnswered && state.selected === correct;
  return (
    <div className="quiz-hud" data-gained={hasGained ? '' : undefined}>
      <QuizThread answers={state.answers} />
      <dl className="quiz-hud__values">
        <div className="quiz-hud__item quiz-hud__item--points">
          <dt>{words.points}</dt>
          <dd className="quiz-hud__value">
            <span key={state.points}>{state.points}</span>
            {hasGained && <span className="quiz-hud__gain" aria-hidden="true">{`+${pointsForRight}`}</span>}
          </dd>
        </div>
        <div className="quiz-hud__item">
          <dt>{words.level}</dt>
          <dd className="quiz-hud__value">
            <span key={state.level}>{state.level}</span>
          </dd>
        </div>
        <div className="quiz-hud__item" data-streak={state.streak}>
          <dt>{words.streak}</dt>
          <dd className="quiz-hud__value">
            <Flame />
            <span key={state.streak}>{state.streak}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
});
