import { memo } from 'react';
import { pointsForRight, type QuizState, quizLength } from './game.ts';
import type { QuizWords } from './quiz-data.ts';
import { Flame } from './Signs.tsx';

interface QuizHudProps {
  state: QuizState;
  words: QuizWords;
  /** Which option of the question is right. */
  correct: number | undefined;
}

/** What the player has: how far, how many points, how long a streak, which level. */
export const QuizHud = memo(function QuizHud({ state, words, correct }: QuizHudProps) {
  const hasGained = state.isAnswered && state.selected === correct;
  return (
    <div className="quiz-hud" data-gained={hasGained ? '' : undefined}>
      <QuizProgress done={state.index + (state.isAnswered ? 1 : 0)} />
      <dl className="quiz-hud__values">
        <div className="quiz-hud__item quiz-hud__item--points">
          <dt>{words.points}</dt>
          <dd className="quiz-hud__value">
            <span key={state.points}>{state.points}</span>
            {hasGained && <span className="quiz-hud__gain" aria-hidden="true">{`+${pointsForRight}`}</span>}
          </dd>
        </div>
        <div className="quiz-hud__item" data-streak={state.streak}>
          <dt>{words.streak}</dt>
          <dd className="quiz-hud__value">
            <Flame />
            <span key={state.streak}>{state.streak}</span>
          </dd>
        </div>
        <div className="quiz-hud__item">
          <dt>{words.level}</dt>
          <dd className="quiz-hud__value">
            <span key={state.level}>{state.level}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
});

/** A line for each question. Which question it is of how many is said in words above the question. */
function QuizProgress({ done }: { done: number }) {
  return (
    <div className="quiz-progress" aria-hidden="true">
      {Array.from({ length: quizLength }, (_, index) => index).map((index) => (
        <span key={index} className="quiz-progress__step" data-done={index < done ? '' : undefined} />
      ))}
    </div>
  );
}
