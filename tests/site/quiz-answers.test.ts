import { expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { htmlOf } from '../support/built-site.ts';
import { configOf, contentFile, workspace } from '../support/workspace.ts';

/** The options of the first question in a file of questions, in the order of the file. */
function firstOptions(folder: string): string[] {
  const [, lines = ''] = /options:\n((?: +- .*\n)+)/.exec(contentFile(folder, 'en/quiz.yaml')) ?? [];
  return lines
    .trim()
    .split('\n')
    .map((line) => line.replace(/^ *- "?|"$/g, ''));
}

it('the right answer of a question has the number that an editor counts, from 1, without script and in the game', async () => {
  const second = ['is', 'en'].map((id) => ({
    file: `${id}/quiz.yaml`,
    replace: /correct: \d/,
    with: 'correct: 2',
  }));
  const folder = workspace(...second);
  const built = await buildSite(configOf(folder));
  expect(built.report.sorted()).toEqual([]);
  const [, right] = firstOptions(folder);
  const shown = /quiz-list__right">([^<]*)/.exec(htmlOf(built, 'en/services/gamification.html'));
  expect(shown?.[1]).toBe(right);
  const files = built.artifacts.filter(({ path }) => path.endsWith('.json'));
  const quizzes = files.flatMap(({ body }) => JSON.parse(String(body)).questions ?? []);
  const first = quizzes.find(({ options }) => options[1] === right);
  expect(first.options[first.correct]).toBe(right);
});
