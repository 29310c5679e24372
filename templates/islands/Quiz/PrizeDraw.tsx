import type { Dispatch, FormEvent } from 'react';
import { TextField } from '../../components/Field.tsx';
import { isEntryValid, type PrizeDrawEntry, type QuizAction, type QuizState } from './game.ts';
import type { QuizWords } from './quiz-data.ts';
import { type ArrivalTarget, useArrivalFocus } from './use-arrival-focus.ts';

interface PrizeDrawProps {
  state: QuizState;
  play: Dispatch<QuizAction>;
  words: QuizWords;
}

/** The prize draw: a button, then the form, then thanks. It is a demo, and says so all the time. */
export function PrizeDraw({ state, play, words }: PrizeDrawProps) {
  const { isEntered, isFormOpen, entry } = state;
  const target = useArrivalFocus(`${isEntered} ${isFormOpen}`);
  return (
    <div className="quiz-prize">
      <h4 className="quiz-prize__heading">{words.prizeTitle}</h4>
      <p className="quiz-prize__demo">{words.demo}</p>
      {isFormOpen && <PrizeForm {...{ play, words, entry, target }} />}
      {!isFormOpen && !isEntered && (
        <button
          ref={target}
          type="button"
          className="button button--primary"
          onClick={() => play({ type: 'openForm' })}
        >
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
