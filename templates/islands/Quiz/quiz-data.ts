/** A question of the quiz (specification 9.1). */
export interface QuizQuestionData {
  id: string;
  question: string;
  options: string[];
  /** Which option is right, from 0. */
  correct: number;
  explanation: string;
}

/** The words of the game; see the schema of the interface for what each is. */
export type QuizWords = Record<
  | ('question' | 'submit' | 'next' | 'results' | 'correct' | 'wrong' | 'rightAnswer')
  | ('points' | 'streak' | 'level' | 'accuracy' | 'experience' | 'finished')
  | ('excellent' | 'good' | 'okay' | 'tryAgain' | 'again')
  | ('enter' | 'prizeTitle' | 'demo' | 'fullName' | 'email' | 'submitEntry' | 'cancel' | 'entered'),
  string
>;
