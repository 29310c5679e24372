import { quoteServices } from '../../pages/service/schema.ts';

/** Mistakes in articles, and their cures. */
export const articleExamples = {
  'article-alone': {
    args: { template: 'article' },
    before: `# content/is/greinar.yaml
template: articles
# content/is/opnun.md
template: article`,
    after: `# content/is/greinar.yaml
template: articles
# content/is/greinar/opnun.md
template: article`,
  },
  'article-future': {
    args: { date: '2062-01-01', today: '2026-11-21' },
    before: `# content/is/greinar/opnun.md
template: article
date: 2062-01-01`,
    after: `# content/is/greinar/opnun.md
template: article
date: 2062-01-01
publishAt: 2062-01-01`,
  },
} as const;

/** Mistakes in plans, and their cures. */
export const planExamples = {
  'plan-dearer': {
    args: { name: 'Vöxtur', amount: 349_000, total: 237_400 },
    before: `# content/prices.yaml
plan-growth: { amount: 349000 }`,
    after: `# content/prices.yaml
plan-growth: { amount: 149000 }`,
  },
} as const;

/** Mistakes in texts about privacy, and their cures. */
export const noticeExamples = {
  'notice-silent': {
    args: { name: 'deletion', sentence: 'after 12 months' },
    before: `# content/en/contact.yaml
form:
  privacy:
    text: We use your details to reply to you.`,
    after: `# content/en/contact.yaml
form:
  privacy:
    text: We use your details to reply to you, and delete them {privacy:deletion}.`,
  },
  'notice-typed': {
    args: { text: '6 months' },
    before: `# content/en/contact.yaml
form:
  privacy:
    text: We delete your details after 6 months.`,
    after: `# content/en/contact.yaml
form:
  privacy:
    text: We delete your details {privacy:deletion}.`,
  },
} as const;

/** Mistakes in questions, and their cures. */
export const questionExamples = {
  'question-taken': {
    args: { slug: 'can-it-be-done-in-weeks', other: '5', isCut: false },
    before: `# content/en/faq.yaml
categories:
  technical:
    questions:
      - q: Can it be done in 2 weeks?
        a: A small site can.
      - q: Can it be done in 8 weeks?
        a: Yes.`,
    after: `# content/en/faq.yaml
categories:
  technical:
    questions:
      - q: Can it be done in two weeks?
        a: A small site can.
      - q: Can it be done in eight weeks?
        a: Yes.`,
  },
  'question-anchor': {
    args: {},
    before: `# content/en/faq.yaml
categories:
  technical:
    questions:
      - q: 24/7?
        a: No, but the site is.`,
    after: `# content/en/faq.yaml
categories:
  technical:
    questions:
      - q: Are you open 24/7?
        a: No, but the site is.`,
  },
} as const;

/** Mistakes in the quiz, and their cures. */
export const quizExamples = {
  'quiz-option-twice': {
    args: { text: '4%', other: 1 },
    before: `# content/en/quiz.yaml
questions:
  - id: first-banner
    options: [4%, 14%, 4%, 44%]`,
    after: `# content/en/quiz.yaml
questions:
  - id: first-banner
    options: [4%, 14%, 24%, 44%]`,
  },
} as const;

/** Mistakes in services, and their cures. */
export const serviceExamples = {
  'service-order': {
    args: { order: 90, other: 'content/is/services/leitarvelar.md', free: 91 },
    before: `# content/is/services/leitarvelar.md
shape: wave
order: 90
# content/is/services/postlistar.md
shape: spark
order: 90`,
    after: `# content/is/services/leitarvelar.md
shape: wave
order: 90
# content/is/services/postlistar.md
shape: spark
order: 91`,
  },
  'service-video': {
    args: {
      video: 'leitarvelar',
      other: 'content/is/services/leitarvelar.md',
      shape: 'wave',
      colour: 'lagoon',
    },
    before: `# content/is/services/leitarvelar.md
shape: wave
colour: lagoon
video: leitarvelar
# content/is/services/postlistar.md
shape: spark
colour: lagoon
video: leitarvelar`,
    after: `# content/is/services/leitarvelar.md
shape: wave
colour: lagoon
video: leitarvelar
# content/is/services/postlistar.md
shape: wave
colour: lagoon
video: leitarvelar`,
  },
  'service-unasked': {
    args: { known: quoteServices.join(', ') },
    before: `# content/is/services/postlistar.md
summary: Póstlistar sem eru lesnir.
shape: spark`,
    after: `# content/is/services/postlistar.md
summary: Póstlistar sem eru lesnir.
shape: spark
quoteService: none`,
  },
} as const;

/** Mistakes in terms, and their cures. */
export const termsExamples = {
  'terms-future': {
    args: { updated: '2062-01-01', today: '2026-11-21' },
    before: `# content/en/terms.md
updated: 2062-01-01`,
    after: `# content/en/terms.md
updated: 2026-01-01`,
  },
} as const;

/** Mistakes in threads of the home page, and their cures. */
export const threadExamples = {
  'thread-price': {
    args: { price: 'website-audit' },
    before: `# content/en/home.yaml
threads:
  items:
    - problem: Our website is old and slow
      answer: We audit it for {price:hourly-rate}.
      price: website-audit`,
    after: `# content/en/home.yaml
threads:
  items:
    - problem: Our website is old and slow
      answer: We audit it for {price:website-audit}.
      price: website-audit`,
  },
} as const;
