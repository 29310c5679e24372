import { fillText } from '../../../src/define/plural.ts';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { Quiz } from '../../data/quiz.ts';
import { Island } from '../../island.tsx';
import type { PageView } from '../../page-view.ts';
import { Quiz as QuizGame } from './Quiz/Quiz.tsx';
import type { Gamification } from './schema.ts';

/** The quiz as a game, and as it works without script: every question, with its answer to unfold. */
export function QuizDemo({ view }: { view: PageView<Gamification> }) {
  const { quiz, ui } = view;
  const { demo } = view.content;
  return (
    <Section ground="ink" colour={view.content.colour}>
      <SectionHead {...demo} />
      <div id={demo.id}>
        <Island
          name="Quiz"
          component={QuizGame}
          props={{ questions: quiz.questions, words: ui.quiz, offerHref: '' }}
          propsHref={quiz.dataHref}
          wake="visible"
        />
        <ol className="quiz-list">
          {quiz.questions.map((question, index) => (
            <QuizQuestion
              key={question.id}
              question={question}
              position={fillText(ui.quiz.question, { n: index + 1, total: quiz.questions.length })}
              showAnswer={ui.quiz.showAnswer}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}

interface QuizQuestionProps {
  question: Quiz['questions'][number];
  position: string;
  showAnswer: string;
}

function QuizQuestion({ question, position, showAnswer }: QuizQuestionProps) {
  return (
    <li className="quiz-list__item">
      <p className="quiz-list__position">{position}</p>
      <h3 className="quiz-list__question">{question.question}</h3>
      <ul className="quiz-list__options">
        {question.options.map((option) => (
          <li key={option} className="quiz-list__option">
            {option}
          </li>
        ))}
      </ul>
      <details className="quiz-list__answer">
        <summary className="quiz-list__show quiz-more">{showAnswer}</summary>
        <p className="quiz-list__right">{question.options[question.correct - 1]}</p>
        <p>{question.explanation}</p>
      </details>
    </li>
  );
}
