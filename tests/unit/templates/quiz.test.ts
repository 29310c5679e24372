import { describe, expect, it } from 'vitest';
import {
  experienceNeeded,
  isEntryValid,
  newGame,
  playQuiz,
  type QuizAction,
  type QuizState,
  quizLength,
  scoreBand,
  scorePercent,
} from '../../../templates/pages/gamification/Quiz/game.ts';

const correct = 2;

/** The game after some moves. */
const gameAfter = (moves: readonly QuizAction[], state = newGame) => moves.reduce(playQuiz, state);

/** Chooses and submits: `r` right, `w` wrong. */
const answer = (letter: string): QuizAction[] => [
  { type: 'choose', option: letter === 'r' ? correct : 0 },
  { type: 'submit', correct },
];

/** Plays answers such as `rrwrr`, going on after each. */
const play = (letters: string) =>
  gameAfter([...letters].flatMap((letter): QuizAction[] => [...answer(letter), { type: 'next' }]));

const some = (state: QuizState, ...keys: (keyof QuizState)[]) => keys.map((key) => state[key]);

describe('a new game (specification 9.1)', () => {
  it('starts at the first question, level 1, with nothing chosen, earned, finished, opened or entered', () => {
    expect(newGame).toEqual({
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
    });
  });
});

describe('answering (specification 9.2)', () => {
  it('an option can be chosen, and another one, before answering', () => {
    const state = gameAfter([
      { type: 'choose', option: 0 },
      { type: 'choose', option: 3 },
    ]);
    expect(some(state, 'selected', 'isAnswered')).toEqual([3, false]);
  });

  it('submit does nothing until an option is chosen', () => {
    expect(gameAfter([{ type: 'submit', correct }])).toBe(newGame);
  });

  it('submitting locks the answer: it can be neither changed nor submitted again', () => {
    const state = gameAfter(answer('r'));
    expect(
      gameAfter([{ type: 'choose', option: 0 }, { type: 'submit', correct: 0 }, ...answer('w')], state),
    ).toBe(state);
  });

  it('right: +100 points, streak +1, +50 experience', () => {
    expect(some(gameAfter(answer('r')), 'points', 'streak', 'experience')).toEqual([100, 1, 50]);
  });

  it('wrong: no points, streak 0, +10 experience', () => {
    const state = gameAfter(answer('w'), play('rr'));
    expect(some(state, 'points', 'streak', 'experience')).toEqual([200, 0, 110]);
  });

  it('next does nothing before the answer, then clears the choice and keeps what was earned', () => {
    expect(gameAfter([{ type: 'choose', option: 1 }, { type: 'next' }]).index).toBe(0);
    expect(some(play('r'), 'index', 'selected', 'isAnswered', 'points')).toEqual([1, undefined, false, 100]);
  });

  it('next on the last question finishes the game, and nothing can be played on', () => {
    expect(play('rrrr').isFinished).toBe(false);
    const state = play('rrrrr');
    expect(some(state, 'isFinished', 'index')).toEqual([true, quizLength - 1]);
    expect(gameAfter([...answer('r'), { type: 'next' }], state)).toBe(state);
  });
});

describe('experience and level (specification 9.4)', () => {
  it.each([
    ['r', [50, 1, 1]],
    ['rr', [100, 2, 2]],
    ['rrr', [150, 2, 3]],
    ['rrrr', [200, 3, 4]],
    ['rrrrr', [250, 3, 5]],
    ['wwwww', [50, 1, 0]],
    ['rwwww', [90, 1, 0]],
    ['wwwwr', [90, 1, 1]],
    ['rrwww', [130, 2, 0]],
    ['rwrwr', [170, 2, 1]],
    ['rrrrw', [210, 3, 0]],
    ['wrrrr', [210, 3, 4]],
  ])('%s brings experience, level and streak %j', (letters, expected) => {
    expect(some(play(letters), 'experience', 'level', 'streak')).toEqual(expected);
  });

  it.each([
    [1, 100],
    [2, 200],
    [3, 300],
  ])('level %i is left at %i', (level, needed) => expect(experienceNeeded(level)).toBe(needed));
});

describe('score bands by points of 500 (specification 9.6)', () => {
  it.each([
    [500, 100, 'excellent'],
    [400, 80, 'excellent'],
    [399, 80, 'good'],
    [299, 60, 'okay'],
    [199, 40, 'tryAgain'],
    [300, 60, 'good'],
    [200, 40, 'okay'],
    [100, 20, 'tryAgain'],
    [0, 0, 'tryAgain'],
  ])('%i points are %i %%: %s', (points, percent, band) => {
    expect(scorePercent(points)).toBe(percent);
    expect(scoreBand(points)).toBe(band);
  });
});

describe('the prize draw (specification 9.9)', () => {
  const finished = play('rrrrr');
  const typed: QuizAction[] = [
    { type: 'typeField', field: 'fullName', value: 'Anna Þórsdóttir' },
    { type: 'typeField', field: 'email', value: 'anna@hemja.is' },
  ];

  it('opens only on the results screen; cancel closes it and keeps what was typed', () => {
    expect(gameAfter([{ type: 'openForm' }])).toBe(newGame);
    const open = gameAfter([{ type: 'openForm' }, ...typed], finished);
    expect(some(open, 'isFormOpen', 'entry')).toEqual([
      true,
      { fullName: 'Anna Þórsdóttir', email: 'anna@hemja.is' },
    ]);
    const closed = gameAfter([{ type: 'closeForm' }], open);
    expect(some(closed, 'isFormOpen', 'entry')).toEqual([false, open.entry]);
  });

  it('an entry needs an open form and valid values; it hides the form and stays', () => {
    expect(gameAfter([...typed, { type: 'enter' }], finished).isEntered).toBe(false);
    expect(gameAfter([{ type: 'openForm' }, { type: 'enter' }], finished).isEntered).toBe(false);
    const entered = gameAfter([{ type: 'openForm' }, ...typed, { type: 'enter' }], finished);
    expect(some(entered, 'isFormOpen', 'isEntered')).toEqual([false, true]);
    expect(gameAfter([{ type: 'openForm' }, { type: 'closeForm' }, ...typed], entered)).toBe(entered);
  });

  it('play again resets everything', () => {
    const entered = gameAfter([{ type: 'openForm' }, ...typed, { type: 'enter' }], finished);
    expect(gameAfter([{ type: 'again' }], entered)).toEqual(newGame);
  });

  it.each([
    ['Anna', 'anna@hemja.is', true],
    [' Anna ', 'a@b.c', true],
    ['Þór', 'þór+leikur@póstur.hemja.is', true],
    ['', 'anna@hemja.is', false],
    [' \t\u00A0', 'anna@hemja.is', false],
    ['Anna', '', false],
    ['Anna', 'anna', false],
    ['Anna', 'anna@', false],
    ['Anna', '@hemja.is', false],
    ['Anna', 'anna@hemja', false],
    ['Anna', 'anna@hemja.', false],
    ['Anna', 'anna@.is', false],
    ['Anna', 'anna@@hemja.is', false],
    ['Anna', 'an na@hemja.is', false],
    ['Anna', 'anna@hem ja.is', false],
    ['Anna', 'anna@hemja.is ', false],
  ])('“%s”, “%s” is valid: %s', (fullName, email, valid) => {
    expect(isEntryValid({ fullName, email })).toBe(valid);
  });

  it('judges a very long address at once', () => {
    expect(isEntryValid({ fullName: 'Anna', email: `a@${'b.'.repeat(50_000)} ` })).toBe(false);
  });
});
