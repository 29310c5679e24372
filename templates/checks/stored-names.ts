import { type ConsentCategory, consentCategories } from '../../src/client/consent/read.ts';
import type { ConsentScript } from '../../src/client/consent/withdraw.ts';
import {
  type Checking,
  defineProblems,
  didYouMean,
  type Lifetime,
  withSuggestion,
} from '../../src/define/index.ts';
import type { Settings } from '../data/settings.ts';
import type { Cookies } from '../pages/cookies/schema.ts';
import { storedKeys } from '../stored-keys.ts';

/** What the page about cookies must say of all that is stored on the visitors’ devices. */
const problems = defineProblems({
  'stored-unnamed': ({ name, category, kept }: { name: string; category: string; kept?: string }) => ({
    what: `“${name}” is stored on the visitors’ devices, but this page does not list it under “${category}”.`,
    why: 'Visitors must be told everything that is stored (Act no. 70/2022).',
    fix: `Add “- name: ${name}”, with its purpose and “kept: ${kept ?? '…'}”, to the examples of “${category}” in every language.`,
  }),
  'stored-unknown': ({ name, suggestion }: { name: string; suggestion?: string }) => ({
    what: `Nothing is stored under the name “${name}”.`,
    why: 'Under “necessary” the page lists what the site stores and nothing else.',
    fix: `${didYouMean(suggestion)}Remove it in every language.`,
  }),
  'stored-lifetime': ({ name, said, kept }: { name: string; said: string; kept: string }) => ({
    what: `“${name}” is not kept as this page says: “${said}”.`,
    why: 'Visitors must be told how long it is stored (templates/stored-keys.ts).',
    fix: `Write “kept: ${kept}” in every language.`,
    replacement: kept,
  }),
});

type Examples = Cookies['types'][ConsentCategory]['examples'];
type Document = Checking['documents'][number];
type Report = Checking['report'];

/** Something that the page names, and at which place of its list. */
type Example = Examples[number] & { at: number };

/** What the page about cookies names in a category, and where problems are reported. */
interface Named {
  examples: Examples;
  category: ConsentCategory;
  document: Document;
  report: Report;
}

/**
 * Reports what is stored on the visitors' devices, by the site itself or by the scripts of others, and is not on the page
 * about cookies; and what is there as necessary with another lifetime than it has, or although nothing stores it.
 */
export function checkStoredNames({ checked, report }: Checking): void {
  const site = checked.find(({ document }) => document.locale === null && document.name === 'site');
  const scripts = (site?.value as Settings | undefined)?.scripts ?? [];
  for (const { document, value } of checked) {
    if (document.data.template !== 'cookies') continue;
    const { types } = value as Cookies;
    for (const category of consentCategories) {
      const named = { examples: types[category].examples, category, document, report };
      if (category === 'necessary') checkOwn(named);
      else for (const name of storedByOthers(category, scripts)) demand(named, { name });
    }
  }
}

function checkOwn(named: Named): void {
  for (const [name, { kept }] of Object.entries(storedKeys)) demand(named, { name, kept });
  for (const [at, example] of named.examples.entries()) checkExample(named, { ...example, at });
}

/** What third-party scripts store; only they know for how long. */
function storedByOthers(category: ConsentCategory, scripts: readonly ConsentScript[]): readonly string[] {
  const own = scripts.filter((script) => script.category === category);
  return [...new Set(own.flatMap(({ cookies = [], storage = [] }) => [...cookies, ...storage]))];
}

function demand(
  { examples, category, document, report }: Named,
  key: { name: string; kept?: Lifetime },
): void {
  if (examples.some(({ name }) => name === key.name)) return;
  problems(report).error('stored-unnamed', document.locate(['types', category, 'examples'], 'key'), {
    ...key,
    category,
  });
}

function checkExample({ document, report }: Named, { name, kept: said, at }: Example): void {
  const path = ['types', 'necessary', 'examples', at];
  const key = Object.entries(storedKeys).find(([own]) => own === name);
  if (!key) {
    const suggestion = withSuggestion(name, Object.keys(storedKeys));
    problems(report).error('stored-unknown', document.locate([...path, 'name']), { name, ...suggestion });
  } else if (key[1].kept !== said) {
    problems(report).error('stored-lifetime', document.locate([...path, 'kept']), {
      name,
      said,
      kept: key[1].kept,
    });
  }
}
