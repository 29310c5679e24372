import type { QuizWords } from './quiz-data.ts';
import { Cross, Tick } from './Signs.tsx';

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
export function QuizOption({ name, text, option, words, isChosen, mark, onChoose }: QuizOptionProps) {
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
