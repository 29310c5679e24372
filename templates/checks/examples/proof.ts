/** Mistakes in clients, cases and people, and their cures. */
export const proofExamples = {
  'proof-words': {
    args: { key: 'anna', missing: 'anna', file: 'is/people.yaml' },
    before: `# content/people.yaml
anna:
  name: Anna Jónsdóttir`,
    after: `# content/people.yaml
anna:
  name: Anna Jónsdóttir
# content/is/people.yaml
anna:
  role: Hönnuður`,
  },
  'proof-facts': {
    args: { key: 'anna', missing: 'anna', file: 'people.yaml' },
    before: `# content/is/people.yaml
anna:
  role: Hönnuður`,
    after: `# content/is/people.yaml
anna:
  role: Hönnuður
# content/people.yaml
anna:
  name: Anna Jónsdóttir`,
  },
  'case-client': {
    args: { key: 'fjord', known: 'fjara' },
    before: `# content/clients.yaml
fjara:
  name: Fjara
# content/cases.yaml
new-shop:
  client: fjord`,
    after: `# content/clients.yaml
fjara:
  name: Fjara
# content/cases.yaml
new-shop:
  client: fjara`,
  },
  'quotation-marks': {
    args: { text: 'It sells.' },
    before: `# content/en/cases.yaml
new-shop:
  quotation:
    text: '“It sells.”'`,
    after: `# content/en/cases.yaml
new-shop:
  quotation:
    text: It sells.`,
  },
  'proof-future': {
    args: { when: '2062' },
    before: `# content/clients.yaml
fjara:
  since: 2062`,
    after: `# content/clients.yaml
fjara:
  since: 2026`,
  },
} as const;
