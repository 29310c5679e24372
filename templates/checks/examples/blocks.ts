/** Mistakes in blocks, and their cures. */
export const blockExamples = {
  'block-question': {
    args: { q: 'Do you build web shops?', suggestion: 'Do you build web stores?' },
    before: `# content/en/faq.yaml
categories:
  technical:
    questions:
      - q: Do you build web stores?
        a: Yes, with Shopify.
# content/en/offer.yaml
blocks:
  - block: questions
    heading: Good to know
    pick:
      - Do you build web shops?`,
    after: `# content/en/faq.yaml
categories:
  technical:
    questions:
      - q: Do you build web stores?
        a: Yes, with Shopify.
# content/en/offer.yaml
blocks:
  - block: questions
    heading: Good to know
    pick:
      - Do you build web stores?`,
  },
  'block-plan': {
    args: { id: 'large', known: 'foundation, growth, premium' },
    before: `# content/en/offer.yaml
blocks:
  - block: plans
    heading: Plans
    pick: [large]`,
    after: `# content/en/offer.yaml
blocks:
  - block: plans
    heading: Plans
    pick: [premium]`,
  },
  'block-empty': {
    args: { file: 'people.yaml' },
    before: `# content/en/offer.yaml
blocks:
  - block: people`,
    after: `# content/people.yaml
anna:
  name: Anna Jónsdóttir
# content/en/offer.yaml
blocks:
  - block: people`,
  },
  'block-questions-none': {
    args: {},
    before: `# content/en/offer.yaml
blocks:
  - block: questions
    heading: Good to know`,
    after: `# content/en/offer.yaml
blocks:
  - block: questions
    heading: Good to know
    items:
      - q: When does the offer end?
        a: At the end of May.`,
  },
  'block-form-twice': {
    args: {},
    before: `# content/en/offer.yaml
blocks:
  - block: form
    heading: Write to us
    form: contact
  - block: form
    heading: Get a quote
    form: quote`,
    after: `# content/en/offer.yaml
blocks:
  - block: form
    heading: Write to us
    form: contact`,
  },
  'block-button': {
    args: {},
    before: `# content/en/offer.yaml
hero:
  button:
    text: Get a Quote
    page: contact
    service: web_development`,
    after: `# content/en/offer.yaml
hero:
  button:
    text: Get a Quote
    service: web_development`,
  },
} as const;
