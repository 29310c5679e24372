import {
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import { fillText } from '../../../../src/define/plural.ts';
import {
  type QuizAction,
  type QuizQuestionData,
  type QuizState,
  type QuizWords,
  quizLength,
} from './game.ts';
import { type ArrivalTarget, Cross, Tick } from './parts.tsx';

interface QuizQuestionProps {
  question: QuizQuestionData;
  state: QuizState;
  play: Dispatch<QuizAction>;
  words: QuizWords;
  /** Where the focus goes when the question comes. */
  heading: ArrivalTarget;
}

/** A question with its options, and what the answer was worth. One button answers, and then leads on. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, state, play, words } = props;
  const button = useRef<HTMLButtonElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  // The verdict comes first; on a slow phone the marks on the options follow it by a frame.
  const isMarked = useDeferredValue(state.isAnswered);
  useEffect(() => {
    if (!isMarked) return;
    // The options are locked now, and a locked option cannot keep the focus. The verdict is beside the button or pushes it down; the
    // question stays in view where there is room for all of it.
    button.current?.focus({ preventScroll: true });
    const inOrder = [button.current?.form?.firstElementChild, verdict.current, button.current];
    for (const element of inOrder) element?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const act = (event: FormEvent) => {
    event.preventDefault();
    play(state.isAnswered ? { type: 'next' } : { type: 'submit', correct: question.correct });
  };
  const action = buttonText(state, words);
  return (
    <form className="quiz__form" autoComplete="off" onSubmit={act} onKeyDown={refuseRepeatedEnter}>
      <QuizOptions {...props} isMarked={isMarked} />
      <div className="quiz__verdict" role="status" ref={verdict}>
        {state.isAnswered && (
          <QuizVerdict {...{ question, words }} isRight={state.selected === question.correct} />
        )}
      </div>
      <div className="quiz__action">
        <button
          ref={button}
          type="submit"
          className="button button--primary"
          disabled={state.selected === undefined}
        >
          <span key={action}>{action}</span>
        </button>
      </div>
    </form>
  );
}

function QuizOptions(props: QuizQuestionProps & { isMarked: boolean }) {
  const { question, state, play, words, heading, isMarked } = props;
  return (
    <fieldset className="quiz__question" disabled={isMarked}>
      <legend className="quiz__legend">
        <span className="quiz__position">
          {fillText(words.question, { n: state.index + 1, total: quizLength })}
        </span>
        <h3 className="quiz__heading" ref={heading} tabIndex={-1}>
          {question.question}
        </h3>
      </legend>
      {question.options.map((text, option) => (
        <QuizOption
          key={text}
          {...{ text, option, words }}
          name={question.id}
          isChosen={state.selected === option}
          mark={isMarked ? markOf(option, question, state) : undefined}
          onChoose={() => play({ type: 'choose', option })}
        />
      ))}
    </fieldset>
  );
}

/** Only the right option and a wrong choice are marked. */
function markOf(option: number, { correct }: QuizQuestionData, { selected }: QuizState) {
  if (option === correct) return 'right';
  return option === selected ? 'wrong' : undefined;
}

function buttonText({ isAnswered, index }: QuizState, words: QuizWords): string {
  if (!isAnswered) return words.submit;
  return index === quizLength - 1 ? words.results : words.next;
}

/** A key held down must not answer and lead on in one go: nobody would see the verdict. */
function refuseRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

interface QuizOptionProps {
  /** The id of the question. */
  name: string;
  text: string;
  option: number;
  words: QuizWords;
  isChosen: boolean;
  /** How the option is marked once the question is answered. */
  mark: 'right' | 'wrong' | undefined;
  onChoose: () => void;
}

/** An option to choose. Afterwards a sign, a word and a colour say whether it was right (WCAG 1.4.1). */
function QuizOption({ name, text, option, words, isChosen, mark, onChoose }: QuizOptionProps) {
  return (
    <label className="quiz-option" data-mark={mark}>
      <input
        className="quiz-option__radio"
        type="radio"
        name={name}
        value={option}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="quiz-option__letter" aria-hidden="true">
        {'ABCD'[option]}
      </span>
      <span className="quiz-option__text">{text}</span>
      {mark && (
        <span className="quiz-option__mark">
          {mark === 'right' ? <Tick /> : <Cross />}
          {mark === 'right' ? words.rightAnswer : words.wrong}
        </span>
      )}
    </label>
  );
}

interface QuizVerdictProps {
  question: QuizQuestionData;
  words: QuizWords;
  isRight: boolean;
}

/** Whether the answer was right, what would have been, and why. */
function QuizVerdict({ question, words, isRight }: QuizVerdictProps) {
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
