import { type Checking, defineProblems } from '../../src/define/index.ts';
import type { Home } from '../pages/home/schema.ts';
import { threadExamples } from './examples/pages.ts';

const messages = {
  'thread-price': ({ price }: { price: string }) => ({
    what: `The answer does not name the price of its thread, {price:${price}}.`,
    why: 'The thread shows that price; visitors would read another beside it, or none.',
    fix: `Write {price:${price}} in the answer in every language, or change “price” of the thread.`,
  }),
};

export const problems = defineProblems(messages, threadExamples);

/** Warns of answers that do not name the price of their thread, as krónur or as ISK. */
export function checkThreads({ checked, report }: Checking): void {
  for (const { document, value } of checked) {
    if (document.data.template !== 'home') continue;
    for (const [at, { answer, price }] of (value as Home).threads.items.entries())
      if (!answer.includes(`:${price}}`))
        problems(report).warning('thread-price', document.locate(['threads', 'items', at, 'answer']), {
          price,
        });
  }
}
