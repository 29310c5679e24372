import type { Dispatch, FormEvent } from 'react';
import { fillText } from '../../../../src/define/plural.ts';
import { TextField } from '../../../components/Field.tsx';
import { Confetti } from './Confetti.tsx';
import {
  experienceNeeded,
  isEntryValid,
  type PrizeDrawEntry,
  type QuizAction,
  type QuizState,
  type QuizWords,
  quizLength,
  scoreBand,
  scorePercent,
} from './game.ts';
import { type ArrivalTarget, useArrivalFocus } from './parts.tsx';
import { QuizThread } from './QuizThread.tsx';
import { shareScore } from './share-score.ts';

interface QuizResultsProps {
  state: QuizState;
  play: Dispatch<QuizAction>;
  words: QuizWords;
  offerHref: string;
  /** Where the focus goes when the results come. */
  heading: ArrivalTarget;
}

/** How the game went (specification 9.6: message by score, points, accuracy, level, streak and experience). */
export function QuizResults({ state, play, words, offerHref, heading }: QuizResultsProps) {
  const band = scoreBand(state.points);
  return (
    <div className="quiz-results">
      {band === 'excellent' && <Confetti />}
      <h3 className="quiz-results__heading" ref={heading} tabIndex={-1}>
        {words.finished}
      </h3>
      <p className="quiz-results__message">{words[band]}</p>
      <QuizScores state={state} words={words} />
      <div className="quiz-offer">
        <h4 className="quiz-offer__heading">{words.offer}</h4>
        <p>{words.offerText}</p>
        <a className="button button--ink" href={offerHref}>
          {words.offerAction}
        </a>
      </div>
      <div className="buttons">
        <button type="button" className="button button--quiet" onClick={() => play({ type: 'again' })}>
          {words.again}
        </button>
        <button type="button" className="quiz-more" onClick={() => void shareScore(state.points, words)}>
          {words.share}
        </button>
      </div>
      <PrizeDraw state={state} play={play} words={words} />
    </div>
  );
}

/** The thread as the player has left it, under one number; then all else in a line, and how near the next level is. */
function QuizScores({ state, words }: { state: QuizState; words: QuizWords }) {
  const { answers, points, level, streak, experience } = state;
  return (
    <div className="quiz-scores">
      <p className="quiz-scores__number">
        {fillText(words.score, { n: answers.filter(Boolean).length, total: quizLength })}
      </p>
      <QuizThread answers={answers} />
      <dl className="quiz-scores__rest">
        <Score name={words.points} value={points} />
        <Score name={words.accuracy} value={`${scorePercent(points)}%`} />
        <Score name={words.level} value={level} />
        <Score name={words.streak} value={streak} />
      </dl>
      {/* Experience is never reset, so it is counted from nothing on every level (specification 9.4). */}
      <label className="quiz-scores__experience">
        {fillText(words.experience, { xp: experience, needed: experienceNeeded(level) })}
        <progress value={experience} max={experienceNeeded(level)} />
      </label>
    </div>
  );
}

function Score({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="quiz-scores__item">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface PrizeDrawProps {
  state: QuizState;
  play: Dispatch<QuizAction>;
  words: QuizWords;
}

/** The prize draw: a button, then the form, then thanks. It is a demo, and says so all the time. */
function PrizeDraw({ state, play, words }: PrizeDrawProps) {
  const { isEntered, isFormOpen, entry } = state;
  const target = useArrivalFocus(`${isEntered} ${isFormOpen}`);
  return (
    <div className="quiz-prize">
      <h4 className="quiz-prize__heading">{words.prizeTitle}</h4>
      <p className="quiz-prize__demo">{words.demo}</p>
      {isFormOpen && <PrizeForm {...{ play, words, entry, target }} />}
      {!isFormOpen && !isEntered && (
        <button ref={target} type="button" className="quiz-more" onClick={() => play({ type: 'openForm' })}>
          {words.enter}
        </button>
      )}
      <div role="status">
        {isEntered && (
          <p className="quiz-prize__entered" ref={target} tabIndex={-1}>
            {words.entered}
          </p>
        )}
      </div>
    </div>
  );
}

interface PrizeFormProps {
  entry: PrizeDrawEntry;
  play: Dispatch<QuizAction>;
  words: QuizWords;
  /** The first field gets the focus when the form opens. */
  target: ArrivalTarget;
}

/** Asks for name and address. Our own rule decides what is valid, so the browser's is switched off. */
function PrizeForm({ entry, play, words, target }: PrizeFormProps) {
  const field = (name: keyof PrizeDrawEntry) => ({
    name,
    words: { label: words[name] },
    optional: '',
    required: true,
    value: entry[name],
    onChange: (event: { target: HTMLInputElement }) =>
      play({ type: 'typeField', field: name, value: event.target.value }),
  });
  const enter = (event: FormEvent) => {
    event.preventDefault();
    // Nothing is sent: the draw is a demo (specification 9.8).
    console.log('Prize draw', entry);
    play({ type: 'enter' });
  };
  return (
    <form className="quiz-prize__form" noValidate onSubmit={enter}>
      <TextField {...field('fullName')} ref={target} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <div className="buttons">
        <button type="submit" className="button button--primary" disabled={!isEntryValid(entry)}>
          {words.submitEntry}
        </button>
        <button type="button" className="button button--quiet" onClick={() => play({ type: 'closeForm' })}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
