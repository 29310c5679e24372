import { type Dispatch, useId } from 'react';
import { fillText } from '../../../src/define/plural.ts';
import { Confetti } from './Confetti.tsx';
import { experienceNeeded, type QuizAction, type QuizState, scoreBand, scorePercent } from './game.ts';
import { PrizeDraw } from './PrizeDraw.tsx';
import type { QuizWords } from './quiz-data.ts';
import { Flame } from './Signs.tsx';
import type { ArrivalTarget } from './use-arrival-focus.ts';

interface QuizResultsProps {
  state: QuizState;
  play: Dispatch<QuizAction>;
  words: QuizWords;
  /** Where the focus goes when the results come. */
  heading: ArrivalTarget;
}

/** How the game went (specification 9.6: message by score, points, accuracy, level, streak and experience). */
export function QuizResults({ state, play, words, heading }: QuizResultsProps) {
  const band = scoreBand(state.points);
  return (
    <div className="quiz-results">
      {band === 'excellent' && <Confetti />}
      <h3 className="quiz-results__heading" ref={heading} tabIndex={-1}>
        {words.finished}
      </h3>
      <p className="quiz-results__message">{words[band]}</p>
      <QuizScores state={state} words={words} />
      <ExperienceBar state={state} words={words} />
      <div className="quiz-results__again">
        <button type="button" className="button button--quiet" onClick={() => play({ type: 'again' })}>
          {words.again}
        </button>
      </div>
      <PrizeDraw state={state} play={play} words={words} />
    </div>
  );
}

function QuizScores({ state, words }: { state: QuizState; words: QuizWords }) {
  const { points, level, streak } = state;
  return (
    <dl className="quiz-scores">
      <div className="quiz-scores__item quiz-scores__item--points">
        <dt>{words.points}</dt>
        <dd className="quiz-scores__value">{points}</dd>
      </div>
      <div className="quiz-scores__item">
        <dt>{words.accuracy}</dt>
        <dd className="quiz-scores__value">{`${scorePercent(points)}%`}</dd>
      </div>
      <div className="quiz-scores__item">
        <dt>{words.level}</dt>
        <dd className="quiz-scores__value">{level}</dd>
      </div>
      <div className="quiz-scores__item" data-streak={streak}>
        <dt>{words.streak}</dt>
        <dd className="quiz-scores__value">
          <Flame />
          {streak}
        </dd>
      </div>
    </dl>
  );
}

/** Experience is never reset, so the bar starts at nothing on every level (specification 9.4). */
function ExperienceBar({ state: { experience, level }, words }: { state: QuizState; words: QuizWords }) {
  const id = useId();
  const needed = experienceNeeded(level);
  return (
    <div className="quiz-experience">
      <progress className="quiz-experience__bar" value={experience} max={needed} aria-labelledby={id} />
      <p id={id} className="quiz-experience__text">
        {fillText(words.experience, { xp: experience, needed })}
      </p>
    </div>
  );
}
