import { quizLength } from './game.ts';

/** One thread with a loop for each question: a right answer straightens its loop. The words beside it say how many there are. */
export function QuizThread({ answers }: { answers: readonly boolean[] }) {
  return (
    <svg className="quiz-thread" viewBox={`0 0 ${100 * quizLength} 56`} aria-hidden="true">
      {Array.from({ length: quizLength }, (_, index) => index).map((index) => (
        <path
          key={index}
          data-right={answers[index]}
          d={`M${100 * index} 50h20c50 0 60-44 30-44s-20 44 30 44h20`}
        />
      ))}
    </svg>
  );
}
