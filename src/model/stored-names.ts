import { type Report, withSuggestion } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type ConsentCategory, consentCategories } from '../rules/consent/read.ts';
import type { ConsentScript } from '../rules/consent/withdraw.ts';
import type { Lifetime } from '../rules/lifetime.ts';
import { storedKeys } from '../rules/stored-keys.ts';
import type { PageData, SiteSettings } from '../schema/index.ts';
import type { CheckedDocument } from './references.ts';

type Examples = PageData<'cookies'>['types'][ConsentCategory]['examples'];

/** Something that the page names, and at which place of its list. */
type Example = Examples[number] & { at: number };

/** What the page about cookies names in a category, and who is told of it. */
interface Named {
  examples: Examples;
  category: ConsentCategory;
  document: Document;
  report: Report;
}

/**
 * Reports what is stored on the visitors' devices, by the site itself or by the scripts of others, and is not on the page
 * about cookies; and what stands there as necessary with another lifetime than it has, or although nothing stores it.
 */
export function checkStoredNames(checked: readonly CheckedDocument[], report: Report): void {
  const site = checked.find(({ document }) => document.locale === null && document.name === 'site');
  const scripts = (site?.value as SiteSettings | undefined)?.scripts ?? [];
  for (const { document, value } of checked) {
    const data = value as Partial<PageData>;
    if (data.template !== 'cookies') continue;
    const { types } = data as PageData<'cookies'>;
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

/** What scripts of others store; how long, nobody but they knows. */
function storedByOthers(category: ConsentCategory, scripts: readonly ConsentScript[]): readonly string[] {
  const own = scripts.filter((script) => script.category === category);
  return [...new Set(own.flatMap(({ cookies = [], storage = [] }) => [...cookies, ...storage]))];
}

function demand(
  { examples, category, document, report }: Named,
  key: { name: string; kept?: Lifetime },
): void {
  if (examples.some(({ name }) => name === key.name)) return;
  report.error('stored-unnamed', document.locate(['types', category, 'examples'], 'key'), {
    ...key,
    category,
  });
}

function checkExample({ document, report }: Named, { name, kept: said, at }: Example): void {
  const path = ['types', 'necessary', 'examples', at];
  const key = Object.entries(storedKeys).find(([own]) => own === name);
  if (!key) {
    const suggestion = withSuggestion(name, Object.keys(storedKeys));
    report.error('stored-unknown', document.locate([...path, 'name']), { name, ...suggestion });
  } else if (key[1].kept !== said) {
    report.error('stored-lifetime', document.locate([...path, 'kept']), { name, said, kept: key[1].kept });
  }
}
