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
  | ('points' | 'streak' | 'level' | 'accuracy' | 'score' | 'experience' | 'finished')
  | ('share' | 'shared' | 'offer' | 'offerText' | 'offerAction')
  | ('excellent' | 'good' | 'okay' | 'tryAgain' | 'again')
  | ('enter' | 'prizeTitle' | 'demo' | 'fullName' | 'email' | 'submitEntry' | 'cancel' | 'entered'),
  string
>;

/** How many questions a game has (specification 9.1). */
export const quizLength = 5;

/** What an answer brings (specification 9.3). */
const gains = {
  right: { points: 100, experience: 50 },
  wrong: { points: 0, experience: 10 },
} as const;

/** Points for a right answer. */
export const pointsForRight = gains.right.points;

/** The most points that a game can bring. */
const highestScore = quizLength * pointsForRight;

/** What the prize draw asks for (specification 9.8). */
export interface PrizeDrawEntry {
  fullName: string;
  email: string;
}

/** The state of a game (specification 9.1). */
export interface QuizState {
  /** Which question is asked, from 0. */
  index: number;
  /** The chosen option, from 0; nothing until one is chosen. */
  selected: number | undefined;
  isAnswered: boolean;
  /** Of each answer so far, whether it was right. */
  answers: readonly boolean[];
  points: number;
  /** Right answers in a row. */
  streak: number;
  level: number;
  /** Never reset while a game lasts (specification 9.4). */
  experience: number;
  isFinished: boolean;
  isFormOpen: boolean;
  entry: PrizeDrawEntry;
  isEntered: boolean;
}

/** What a player can do. */
export type QuizAction =
  | { type: 'choose'; option: number }
  | { type: 'submit'; correct: number }
  | { type: 'next' }
  | { type: 'again' }
  | { type: 'openForm' }
  | { type: 'closeForm' }
  | { type: 'typeField'; field: keyof PrizeDrawEntry; value: string }
  | { type: 'enter' };

/** A game before its first answer. */
export const newGame: QuizState = {
  index: 0,
  selected: undefined,
  isAnswered: false,
  answers: [],
  points: 0,
  streak: 0,
  level: 1,
  experience: 0,
  isFinished: false,
  isFormOpen: false,
  entry: { fullName: '', email: '' },
  isEntered: false,
};

/**
 * The game after a player's move. A move that is not allowed leaves it as it is (specification 9.2).
 *
 * @example playQuiz({ ...newGame, selected: 2 }, { type: 'submit', correct: 2 }).points // => 100
 */
export function playQuiz(state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'again') return newGame;
  return state.isFinished ? playAfterwards(state, action) : playQuestion(state, action);
}

function playQuestion(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'choose':
      return state.isAnswered ? state : { ...state, selected: action.option };
    case 'submit':
      return answer(state, action.correct);
    case 'next':
      return goOn(state);
    default:
      return state;
  }
}

function answer(state: QuizState, correct: number): QuizState {
  if (state.isAnswered || state.selected === undefined) return state;
  const isRight = state.selected === correct;
  const gain = isRight ? gains.right : gains.wrong;
  const experience = state.experience + gain.experience;
  return {
    ...state,
    isAnswered: true,
    answers: [...state.answers, isRight],
    points: state.points + gain.points,
    streak: isRight ? state.streak + 1 : 0,
    level: experience >= experienceNeeded(state.level) ? state.level + 1 : state.level,
    experience,
  };
}

function goOn(state: QuizState): QuizState {
  if (!state.isAnswered) return state;
  if (state.index === quizLength - 1) return { ...state, isFinished: true };
  return { ...state, index: state.index + 1, selected: undefined, isAnswered: false };
}

function playAfterwards(state: QuizState, action: QuizAction): QuizState {
  if (state.isEntered) return state;
  switch (action.type) {
    case 'openForm':
      return { ...state, isFormOpen: true };
    case 'closeForm':
      return { ...state, isFormOpen: false };
    case 'typeField':
      return { ...state, entry: { ...state.entry, [action.field]: action.value } };
    case 'enter':
      return state.isFormOpen && isEntryValid(state.entry)
        ? { ...state, isFormOpen: false, isEntered: true }
        : state;
    default:
      return state;
  }
}

/** The experience at which a level is left for the next one (specification 9.4). */
export function experienceNeeded(level: number): number {
  return level * 100;
}

/**
 * The share of the highest score in percent; as every right answer counts the same, also the share of right answers.
 *
 * @example scorePercent(400) // => 80
 */
export function scorePercent(points: number): number {
  return Math.round((points / highestScore) * 100);
}

/** How well a game went. */
type ScoreBand = 'excellent' | 'good' | 'okay' | 'tryAgain';

/** The least percentage of each band (specification 9.6). */
const bands: readonly { from: number; band: ScoreBand }[] = [
  { from: 80, band: 'excellent' },
  { from: 60, band: 'good' },
  { from: 40, band: 'okay' },
];

/**
 * The band of a score.
 *
 * @example scoreBand(300) // => 'good'
 */
export function scoreBand(points: number): ScoreBand {
  return bands.find(({ from }) => points * 100 >= from * highestScore)?.band ?? 'tryAgain';
}

/** Characters without space or @, then @, then a domain (specification 9.9). */
const emailPattern = /^[^\s@]+@([^\s@]+)$/;

/** Whether an entry to the prize draw may be sent (specification 9.9). */
export function isEntryValid({ fullName, email }: PrizeDrawEntry): boolean {
  const domain = emailPattern.exec(email)?.[1] ?? '';
  // The dot is between other characters: `hemja.` names no domain yet.
  return fullName.trim() !== '' && domain.slice(1, -1).includes('.');
}
