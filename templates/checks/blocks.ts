import {
  type Checking,
  defineProblems,
  didYouMean,
  type Place,
  withSuggestion,
} from '../../src/define/index.ts';
import { faqSlug } from '../islands/FaqBrowser/question.ts';
import type { Faq } from '../pages/faq/schema.ts';
import type { BlockPage } from '../pages/page/schema.ts';
import type { Pricing } from '../pages/pricing/schema.ts';
import { blockExamples } from './examples/blocks.ts';

const messages = {
  'block-question': ({ q, suggestion }: { q: string; suggestion?: string }) => ({
    what: `There is no question “${q}” in faq.yaml.`,
    why: 'The block shows the answer that stands there.',
    fix: `${didYouMean(suggestion)}Write the question word for word, or give it an answer of its own under “items”.`,
  }),
  'block-plan': ({ id, known }: { id: string; known: string }) => ({
    what: `There is no plan “${id}” in pricing.yaml.`,
    why: 'The block shows the name and price of the plan as they stand there.',
    fix: `Write one of: ${known}.`,
  }),
  'block-empty': ({ file }: { file: string }) => ({
    what: `This block shows nothing, because there is no ${file}.`,
    why: 'Visitors would see neither the block nor its heading.',
    fix: `Write ${file}, or remove the block in every language.`,
  }),
  'block-questions-none': (_: object) => ({
    what: 'This block has no questions.',
    why: 'Visitors would see a heading with nothing below it.',
    fix: 'Name questions of faq.yaml under “pick”, or write some under “items”.',
  }),
  'block-form-twice': (_: object) => ({
    what: 'The page has a form already.',
    why: 'Two forms on a page have the same fields, and visitors would not know which to send.',
    fix: 'Remove one of the two blocks in every language.',
  }),
  'block-button': (_: object) => ({
    what: 'The button leads to a page and to the quote form.',
    why: '“service” chooses a service in the quote form, and leads there.',
    fix: 'Remove “page” or “service” in every language.',
  }),
};

export const problems = defineProblems(messages, blockExamples);

type Block = BlockPage['blocks'][number];

interface Around {
  checking: Checking;
  locale: string | null;
  locate(path: readonly (string | number)[]): Place;
}

/** Reports blocks whose schema fits, but which would show nothing or something else than they say. */
export function checkBlocks(checking: Checking): void {
  for (const { document, value } of checking.checked) {
    if (document.data.template !== 'page') continue;
    const { hero, blocks } = value as BlockPage;
    const { locale } = document;
    checkButton(hero.button, { checking, locale, locate: (path) => document.locate(['hero', ...path]) });
    for (const [at, block] of blocks.entries())
      checkBlock(block, {
        ...{ checking, locale },
        locate: (path) => document.locate(['blocks', at, ...path]),
      });
    const [, second] = [...blocks.entries()].filter(([, { block }]) => block === 'form');
    if (second)
      problems(checking.report).error('block-form-twice', document.locate(['blocks', second[0]]), {});
  }
}

function checkBlock(block: Block, around: Around): void {
  if (block.block === 'questions') checkQuestions(block, around);
  else if (block.block === 'plans') checkPlans(block, around);
  else if (block.block === 'callToAction') checkButton(block.button, around);
  else if (['people', 'clients', 'cases'].includes(block.block)) checkFile(block.block, around);
}

function checkButton(button: BlockPage['hero']['button'], { checking, locate }: Around): void {
  if (button?.page !== undefined && button.service !== undefined)
    problems(checking.report).error('block-button', locate(['button', 'page']), {});
}

function checkFile(name: string, { checking: { documents, report }, locate }: Around): void {
  if (documents.some((one) => one.locale === null && one.name === name)) return;
  problems(report).error('block-empty', locate(['block']), { file: `${name}.yaml` });
}

function checkQuestions(
  { pick = [], items = [] }: Extract<Block, { block: 'questions' }>,
  { checking, locale, locate }: Around,
): void {
  const { report } = checking;
  if (pick.length + items.length === 0) problems(report).error('block-questions-none', locate(['block']), {});
  const faq = pageOf<Faq>('faq', locale, checking);
  if (!faq) return;
  const known = Object.values(faq.categories).flatMap(({ questions }) => questions.map(({ q }) => q));
  for (const [at, q] of pick.entries()) {
    if (known.some((one) => faqSlug(one) === faqSlug(q))) continue;
    problems(report).error('block-question', locate(['pick', at]), { q, ...withSuggestion(q, known) });
  }
}

function checkPlans({ pick = [] }: Extract<Block, { block: 'plans' }>, around: Around): void {
  const { checking, locale, locate } = around;
  const pricing = pageOf<Pricing>('pricing', locale, checking);
  if (!pricing) return;
  const known = pricing.plans.items.map(({ id }) => id);
  for (const [at, id] of pick.entries())
    if (!known.includes(id))
      problems(checking.report).error('block-plan', locate(['pick', at]), { id, known: known.join(', ') });
}

/** Returns the only page of a kind in a language, if it fits its schema. */
function pageOf<P>(template: string, locale: string | null, { checked }: Checking): P | undefined {
  const isIt = ({ document }: Checking['checked'][number]) =>
    document.data.template === template && document.locale === locale;
  return checked.find(isIt)?.value as P | undefined;
}
