import type { Edit } from '../support/workspace.ts';

/** Something that a site gets: what is touched for it, and what is said when one of that is left out. */
export interface Addition {
  title: string;
  /** What is touched, by its name; a folder counts once. */
  touches: Readonly<Record<string, Touched>>;
  /** What has to use it, so that there is something to see. */
  use?: readonly Edit[];
  /** What the built site has. */
  shows: { file: string; text: string };
  /** The options of the commands. */
  options?: readonly string[];
}

interface Touched {
  edits: readonly Edit[];
  /** How it is called to account when it is missing: by the compiler or by `validate`, in words that name it. */
  missing: { by: 'types' | 'validate'; says: readonly string[] };
}

const key: Addition = {
  title: 'a key of the content',
  touches: {
    'templates/pages/about/schema.ts': {
      edits: [
        {
          file: 'templates/pages/about/schema.ts',
          replace: '  hero,\n',
          with: "  hero,\n  motto: prose('What we live by'),\n",
        },
      ],
      missing: { by: 'validate', says: ['content/is/about.md', 'unknown-key', '“motto”'] },
    },
    'templates/pages/about/Page.tsx': {
      edits: [
        {
          file: 'templates/pages/about/Page.tsx',
          replace: '        <Prose body={content.body} />\n',
          with: '        <Prose body={content.body} />\n        <p>{content.motto}</p>\n',
        },
      ],
      missing: { by: 'validate', says: ['key-unread', '“motto”', 'the component “AboutPage”'] },
    },
    'content/is/about.md': {
      edits: [{ file: 'content/is/about.md', replace: '\nvalues:', with: '\nmotto: Vönduð vinna.\nvalues:' }],
      missing: { by: 'validate', says: ['content/is/about.md', 'missing-key', '“motto”'] },
    },
    'content/en/about.md': {
      edits: [{ file: 'content/en/about.md', replace: '\nvalues:', with: '\nmotto: Good work.\nvalues:' }],
      missing: { by: 'validate', says: ['content/en/about.md', 'missing-key', '“motto”'] },
    },
  },
  shows: { file: 'um-okkur.html', text: '<p>Vönduð vinna.</p>' },
};

const jobsIn = (slug: string, title: string, description: string): string => `template: jobs
slug: ${slug}
title: ${title}
description: ${description}
hero:
  heading: ${title}
  lead: ${description}
`;

const pageKind: Addition = {
  title: 'a kind of page',
  touches: {
    'templates/pages/jobs/': {
      edits: [
        {
          file: 'templates/pages/jobs/schema.ts',
          write: `import type { z } from 'zod';
import { pageSchema } from '../../../src/define/index.ts';
import { hero } from '../parts.ts';

export const schema = pageSchema({ hero });
export type Jobs = z.output<typeof schema>;
`,
        },
        {
          file: 'templates/pages/jobs/Page.tsx',
          write: `import { PageHero } from '../../components/PageHero.tsx';
import type { PageView } from '../../page-view.ts';
import type { Jobs } from './schema.ts';

export function JobsPage({ view }: { view: PageView<Jobs> }) {
  return <PageHero view={view} seed={7} />;
}
`,
        },
      ],
      missing: { by: 'types', says: ['templates/pages/index.ts', "'./jobs/Page.tsx'"] },
    },
    'templates/pages/index.ts': {
      edits: [
        {
          file: 'templates/pages/index.ts',
          replace: 'import { NotFoundPage }',
          with: `import { JobsPage } from './jobs/Page.tsx';
import { schema as jobs } from './jobs/schema.ts';
import { NotFoundPage }`,
        },
        {
          file: 'templates/pages/index.ts',
          replace: 'export const pages = {\n',
          with: 'export const pages = {\n  jobs: definePage({ schema: jobs, Page: JobsPage, isSingle: true }),\n',
        },
      ],
      missing: { by: 'validate', says: ['content/is/jobs.yaml', 'unknown-choice', '“jobs”'] },
    },
    'content/is/jobs.yaml': {
      edits: [
        {
          file: 'content/is/jobs.yaml',
          write: jobsIn(
            'storf',
            'Laus störf',
            'Hér segjum við frá störfum sem eru laus hjá okkur og hvernig sótt er um þau.',
          ),
        },
      ],
      missing: { by: 'validate', says: ['content/en/jobs.yaml', 'translation-missing', 'Icelandic'] },
    },
    'content/en/jobs.yaml': {
      edits: [
        {
          file: 'content/en/jobs.yaml',
          write: jobsIn(
            'jobs',
            'Open positions',
            'These are the positions that are open with us, and how to apply for them.',
          ),
        },
      ],
      missing: { by: 'validate', says: ['content/is/jobs.yaml', 'translation-missing', 'English'] },
    },
  },
  shows: { file: 'en/jobs.html', text: 'Open positions</h1>' },
};

const island: Addition = {
  title: 'an island',
  touches: {
    'templates/islands/Counter/': {
      edits: [
        {
          file: 'templates/islands/Counter/Counter.tsx',
          write: `import { useState } from 'react';

export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{\`\${label} \${count}\`}</button>;
}
`,
        },
      ],
      missing: { by: 'types', says: ['templates/pages/faq/Page.tsx', 'islands/Counter/Counter.tsx'] },
    },
    'templates/scripts.ts': {
      edits: [
        {
          file: 'templates/scripts.ts',
          replace: '    FaqBrowser:',
          with: "    Counter: 'islands/Counter/Counter.tsx',\n    FaqBrowser:",
        },
      ],
      missing: { by: 'types', says: ['templates/pages/faq/Page.tsx', '"Counter"'] },
    },
  },
  use: [
    {
      file: 'templates/pages/faq/Page.tsx',
      replace: '        <Island name="FaqBrowser"',
      with: `        <Island name="Counter" component={Counter} props={{ label: 'n' }} wake="idle" />
        <Island name="FaqBrowser"`,
    },
    {
      file: 'templates/pages/faq/Page.tsx',
      replace: /^import /,
      with: "import { Counter } from '../../islands/Counter/Counter.tsx';\nimport ",
    },
  ],
  shows: { file: 'spurt-og-svarad.html', text: 'data-island="Counter"' },
};

const companyIn = (locale: string, label: string, missing: string): Edit => ({
  file: `content/${locale}/contact.yaml`,
  replace: '  submit:',
  with: `  company:\n    label: ${label}\n    missing: ${missing}\n  submit:`,
});

const definition = 'templates/forms/contact/definition.ts';

/** A field that nobody may leave out: it has the most to say. */
export const formField: Addition = {
  title: 'a field of a form',
  touches: {
    [definition]: {
      edits: [
        {
          file: definition,
          replace: '    message: { kind',
          with: "    company: { kind: 'text', required: true, maxLength: lengths.line },\n    message: { kind",
        },
        { file: definition, replace: /(?<=fields: \[)'name'/, with: "'company', 'name'" },
        { file: definition, replace: /(?<=payload: \[)'name'/, with: "'company', 'name'" },
        { file: definition, replace: 'labels: { name:', with: "labels: { company: 'Fyrirtæki', name:" },
      ],
      missing: { by: 'validate', says: ['content/is/contact.yaml', 'unknown-key', '“company”'] },
    },
    'content/is/contact.yaml': {
      edits: [companyIn('is', 'Fyrirtæki', 'Skrifaðu nafn fyrirtækisins')],
      missing: { by: 'validate', says: ['content/is/contact.yaml', 'missing-key', '“company”'] },
    },
    'content/en/contact.yaml': {
      edits: [companyIn('en', 'Company', 'Enter the name of the company')],
      missing: { by: 'validate', says: ['content/en/contact.yaml', 'missing-key', '“company”'] },
    },
  },
  shows: { file: 'hafa-samband.html', text: 'name="company"' },
};

const fieldNames = ['company', 'copyTo', 'phone', 'history', 'pin', 'size', 'topics'];
const listed = fieldNames.map((name) => `'${name}', `).join('');

const fieldsIn = (locale: string, words: string): Edit => ({
  file: `content/${locale}/contact.yaml`,
  replace: '  submit:',
  with: `${words}  submit:`,
});

const icelandicFields = `  company: { label: Félag }
  copyTo: { label: Afrit, malformed: Skrifaðu allt netfangið }
  phone: { label: Sími }
  history: { label: Aðdragandi }
  pin: { label: Númer, malformed: Skrifaðu fjóra tölustafi }
  size: { label: Stærð, missing: Veldu stærð, prompt: Veldu, options: { small: Lítið, large: Stórt } }
  topics: { label: Efni, missing: Veldu efni }
`;

const englishFields = `  company: { label: Company }
  copyTo: { label: Copy, malformed: Enter the whole address }
  phone: { label: Phone }
  history: { label: Background }
  pin: { label: Number, malformed: Enter four digits }
  size: { label: Size, missing: Choose a size, prompt: Choose, options: { small: Small, large: Large } }
  topics: { label: Topics, missing: Choose a topic }
`;

/** Fields of all kinds, some that may be left out and some that may not. */
export const fieldsOfAllKinds: Addition = {
  title: 'a field of each kind',
  touches: {
    [definition]: {
      edits: [
        {
          file: definition,
          replace: '    message: { kind',
          with: `    company: { kind: 'text', maxLength: lengths.line },
    copyTo: { kind: 'email', maxLength: lengths.email },
    phone: { kind: 'phone', maxLength: 50 },
    history: { kind: 'multiline', maxLength: lengths.message },
    pin: {
      kind: 'text',
      clean: (text) => text.replace(/\\D/g, '').slice(0, 4),
      maxLength: 4,
      typed: { maxLength: 4, pattern: '[0-9]{4}' },
    },
    size: { kind: 'choice', required: true, options: ['small', 'large'] },
    topics: { kind: 'choices', required: true, options: ['web', 'app'], textOf: (option) => \`⟨\${option}⟩\` },
    message: { kind`,
        },
        { file: definition, replace: /(?<=fields: \[)'name'/, with: `${listed}'name'` },
        { file: definition, replace: /(?<=payload: \[)'name'/, with: `${listed}'name'` },
        {
          file: definition,
          replace: 'labels: { name:',
          with: `labels: { ${fieldNames.map((name) => `${name}: 'x'`).join(', ')}, name:`,
        },
      ],
      missing: { by: 'validate', says: ['content/is/contact.yaml', 'unknown-key', '“company”'] },
    },
    'content/is/contact.yaml': {
      edits: [fieldsIn('is', icelandicFields)],
      missing: { by: 'validate', says: ['content/is/contact.yaml', 'missing-key', '“copyTo”'] },
    },
    'content/en/contact.yaml': {
      edits: [fieldsIn('en', englishFields)],
      missing: { by: 'validate', says: ['content/en/contact.yaml', 'missing-key', '“topics”'] },
    },
  },
  shows: { file: 'hafa-samband.html', text: '<input type="checkbox" name="topics" value="⟨app⟩"/>' },
};

const danish = (file: string, text: string): Edit => ({
  file: `tests/sites/tiny/content/da/${file}`,
  write: text,
});

const language: Addition = {
  title: 'a language',
  options: ['--site', 'tests/sites/tiny'],
  touches: {
    'content/da/': {
      edits: [
        danish(
          'ui.yaml',
          `search: Søg
nothingFound: Intet fundet
ask:
  fields:
    email: { label: E-mail, missing: Skriv din e-mail., malformed: Skriv hele adressen. }
    topic: { label: "Hvad handler det om?", prompt: Vælg et emne, options: { wool: Ulden, order: En ordre } }
    order: { label: Ordrens nummer, missing: Skriv ordrens nummer. }
    message: { label: Hvad vil du vide?, missing: Skriv dit spørgsmål. }
  words:
    titlePrefix: "Fejl:"
    send: Send
    sending: Sender …
    delivered: Tak, vi svarer i morgen.
    pending: Dit spørgsmål kunne ikke sendes endnu. Det er gemt på denne enhed og sendes så snart som muligt.
    unkept: Dit spørgsmål kunne ikke sendes endnu, og denne browser gemmer intet. Lad siden stå åben.
    refused: Vi kan ikke modtage dit spørgsmål lige nu. Alt står stadig i formularen; prøv igen om lidt.
    lost: Vi kunne ikke modtage dit spørgsmål. Gå tilbage til det, du skrev, og prøv igen.
    gone: "Vi tilbyder ikke længere det, du valgte:"
`,
        ),
        danish(
          'home.md',
          `---
template: home
slug: ""
title: Et lille websted
description: Et lille websted på fire sprog, som viser hvad der skal til for at lave et.
---

Her fortælles om [islandsk uld](page:wool).
`,
        ),
        danish(
          'wool.md',
          `---
template: note
slug: uld
title: Islandsk uld
description: Ulden er let og varm og holder regnen ude, når det vælter ned i fjeldet.
---

## To lag

Det yderste er langt og groft, det inderste er blødt. Se [Et lille websted](page:home).
`,
        ),
      ],
      missing: { by: 'validate', says: ['tests/sites/tiny/content/da/ui.yaml', 'file-missing'] },
    },
    'templates/locales/da.ts': {
      edits: [
        {
          file: 'tests/sites/tiny/templates/locales/da.ts',
          write: `import { defineLocale, plainSearch } from '../../../../../src/define/index.ts';

const facts = { id: 'da', name: 'Danish', ogLocale: 'da_DK', quotes: '“”‘’' };
export const plural = (n: number) => (n === 1 ? 'one' : 'other');
export const search = plainSearch('da');
export const danish = defineLocale({ ...facts, plural, search });
`,
        },
      ],
      missing: { by: 'types', says: ['tests/sites/tiny/templates/site.ts', "'./locales/da.ts'"] },
    },
    'templates/site.ts': {
      edits: [
        {
          file: 'tests/sites/tiny/templates/site.ts',
          replace: 'english, polish]',
          with: 'english, polish, danish]',
        },
        {
          file: 'tests/sites/tiny/templates/site.ts',
          replace: 'import { polish }',
          with: "import { danish } from './locales/da.ts';\nimport { polish }",
        },
      ],
      missing: { by: 'validate', says: ['tests/sites/tiny/content/da', 'file-unexpected'] },
    },
  },
  shows: { file: 'da/uld.html', text: '<html lang="da">' },
};

/** What a site can be given, and how much of it has to be touched for that. */
export const additions: readonly { addition: Addition; count: number }[] = [
  { addition: key, count: 4 },
  { addition: pageKind, count: 4 },
  { addition: formField, count: 3 },
  { addition: fieldsOfAllKinds, count: 3 },
  { addition: island, count: 2 },
  { addition: language, count: 3 },
];
