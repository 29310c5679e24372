import { type ConsentCategory, consentCategories } from '../../src/client/consent/choices.ts';
import { type Checking, defineProblems, type Lifetime, withSuggestion } from '../../src/define/index.ts';
import { checkScripts, scriptList, storedByOthers } from '../../src/third-party/index.ts';
import type { Cookies } from '../pages/cookies/schema.ts';
import { storedKeys } from '../stored-keys.ts';
import { storedExamples } from './examples/settings.ts';
import { settingsAt } from './settings-at.ts';

/** What the page about cookies must say of all that is stored on the visitors’ devices. */
const messages = {
  'stored-unnamed': ({ name, category, kept }: { name: string; category: string; kept?: string }) => ({
    what: `“${name}” is stored on the visitors’ devices, but this page does not list it under “${category}”.`,
    why: 'Visitors must be told everything that is stored (Act no. 70/2022).',
    fix: `Add “- name: ${name}”, with its purpose and “kept: ${kept ?? '…'}”, to the examples of “${category}” in every language.`,
  }),
  'stored-unknown': ({ name, suggestion }: { name: string; suggestion?: string }) => ({
    what: `Nothing is stored under the name “${name}”.`,
    why: 'Under “necessary” the page lists what the site stores and nothing else.',
    fix:
      suggestion === undefined
        ? 'Remove it in every language.'
        : `Did you mean “${suggestion}”? Otherwise remove it in every language.`,
  }),
  'stored-lifetime': ({ name, said, kept }: { name: string; said: string; kept: string }) => ({
    what: `“${name}” is not kept as this page says: “${said}”.`,
    why: 'Visitors must be told how long it is stored.',
    fix: `Write “kept: ${kept}” in every language.`,
    replacement: kept,
  }),
};

export const problems = defineProblems(messages, storedExamples);

type Path = readonly (string | number)[];
type Document = Checking['documents'][number];
type Report = Checking['report'];

/** Something that the page names, and its place. */
type Example = Cookies['types'][ConsentCategory]['examples'][number] & { path: Path };

/** What the page about cookies names in a category, and where problems are reported. */
interface Named {
  examples: readonly Example[];
  category: ConsentCategory;
  document: Document;
  report: Report;
}

/**
 * Reports what is stored on the visitors' devices, by the site itself or by the scripts of others, and is not on the page
 * about cookies or has another lifetime there; and what is there as necessary although nothing stores it.
 */
export function checkStoredNames(checking: Checking): void {
  const { checked, report } = checking;
  const scripts = settingsAt(checking, ['scripts'], scriptList)?.value;
  const others = scripts ? storedByOthers({ scripts }) : [];
  for (const { document, value } of checked) {
    if (document.data.template !== 'cookies') continue;
    const { types } = value as Cookies;
    for (const category of consentCategories) {
      const named = { examples: examplesOf(types, category), category, document, report };
      const own = Object.entries(storedKeys).map(([name, { kept }]) => ({ name, kept }));
      const stored = category === 'necessary' ? own : others.filter((one) => one.category === category);
      for (const key of stored) checkNamed(named, key);
      if (category === 'necessary') for (const example of named.examples) refuseUnknown(named, example);
    }
  }
}

function examplesOf(types: Cookies['types'], category: ConsentCategory): Example[] {
  return (['examples', 'more'] as const).flatMap((list) =>
    (types[category][list] ?? []).map((example, at) => ({ ...example, path: ['types', category, list, at] })),
  );
}

/** Checks that something is named with its lifetime; that of scripts of no known kind may be any. */
function checkNamed(
  { examples, category, document, report }: Named,
  { name, kept }: { name: string; kept?: Lifetime | undefined },
): void {
  const example = examples.find((one) => one.name === name);
  if (!example) {
    const place = document.locate(['types', category, 'examples'], 'key');
    problems(report).error('stored-unnamed', place, { name, category, ...(kept && { kept }) });
  } else if (kept && example.kept !== kept) {
    const args = { name, said: example.kept, kept };
    problems(report).error('stored-lifetime', document.locate([...example.path, 'kept']), args);
  }
}

function refuseUnknown({ document, report }: Named, { name, path }: Example): void {
  if (Object.hasOwn(storedKeys, name)) return;
  const suggestion = withSuggestion(name, Object.keys(storedKeys));
  problems(report).error('stored-unknown', document.locate([...path, 'name']), { name, ...suggestion });
}

/** Checks the scripts of others that `site.yaml` names. */
export function checkNamedScripts(checking: Checking): void {
  const found = settingsAt(checking, ['scripts'], scriptList);
  if (!found) return;
  checkScripts(found.value ?? [], {
    locate: (path, part) => found.document.locate(['scripts', ...path], part),
    published: checking.scripts,
    report: checking.report,
  });
}
