import { type Checking, defineProblems } from '../../src/define/index.ts';
import { termsExamples } from './examples/pages.ts';

const messages = {
  'terms-future': ({ updated, today }: { updated: string; today: string }) => ({
    what: `The page is said to have changed on ${updated}, which has not come yet.`,
    why: 'The page shows that day as the one of the last change.',
    fix: `Write the day on which the change goes live, today at the latest (${today}).`,
  }),
};

export const problems = defineProblems(messages, termsExamples);

/** Warns of pages whose last change has not come yet. */
export function checkTermsDate({ documents, today, report }: Checking): void {
  for (const { data, locate } of documents) {
    const { updated } = data;
    if (typeof updated !== 'string' || updated <= today) continue;
    problems(report).warning('terms-future', locate(['updated']), { updated, today });
  }
}
