import { expect, type Locator, type Page } from 'playwright/test';

/** What the page gives to the game. */
interface QuizProps {
  questions: { question: string; options: string[]; correct: number; explanation: string }[];
  words: Record<string, string>;
}

/** The two pages with the game. */
export const quizPages = { is: '/thjonusta/leikjavading', en: '/en/services/gamification' } as const;

/** A player in front of the game. */
export class QuizPlayer {
  readonly game: Locator;
  /** The button that answers and leads on. */
  readonly button: Locator;
  readonly options: Locator;

  private constructor(
    readonly page: Page,
    readonly props: QuizProps,
  ) {
    this.game = page.locator('.quiz');
    this.button = this.game.locator('.quiz__action button');
    this.options = this.game.getByRole('radio');
  }

  /** Opens a page and scrolls to the game, which wakes it. */
  static async open(page: Page, path: string): Promise<QuizPlayer> {
    await page.goto(path);
    const address = await page.locator('[data-island="Quiz"]').getAttribute('data-props');
    const answer = await page.request.get(address ?? '');
    const player = new QuizPlayer(page, await answer.json());
    await player.game.scrollIntoViewIfNeeded();
    return player;
  }

  word(name: string): string {
    return this.props.words[name] ?? '';
  }

  /** The right option of a question; every other is wrong. */
  option(index: number, isRight: boolean): Locator {
    const correct = this.props.questions[index]?.correct ?? 0;
    return this.options.nth(isRight ? correct : (correct + 1) % 4);
  }

  /** Chooses, and waits until the game has noticed. */
  async choose(index: number, isRight: boolean): Promise<void> {
    await this.option(index, isRight).check();
    await expect(this.button).toBeEnabled();
  }

  async answer(index: number, isRight: boolean): Promise<void> {
    await this.choose(index, isRight);
    await this.button.click();
  }

  /** Plays a whole game such as `rrwrr`, up to the results. */
  async play(letters: string): Promise<void> {
    for (const [index, letter] of [...letters].entries()) {
      await this.answer(index, letter === 'r');
      await this.button.click();
    }
    await expect(this.game.getByRole('heading', { level: 3 })).toHaveText(this.word('finished'));
  }

  /** A value of the results, or of the display above a question, by its label. */
  value(name: string): Locator {
    return this.game.locator('dl > div', { hasText: this.word(name) }).locator('dd');
  }
}
