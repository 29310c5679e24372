import { type Report, withSuggestion } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type ConsentCategory, consentCategories } from '../rules/consent/read.ts';
import type { ConsentScript } from '../rules/consent/withdraw.ts';
import { storedKeys } from '../rules/stored-keys.ts';
import type { PageData, SiteSettings } from '../schema/index.ts';
import type { CheckedDocument } from './references.ts';

/**
 * Reports what is stored on the visitors' devices, by the site itself or by the scripts of others, and is not on the page
 * about cookies, and what stands there as necessary although nothing stores it.
 */
export function checkStoredNames(checked: readonly CheckedDocument[], report: Report): void {
  const site = checked.find(({ document }) => document.locale === null && document.name === 'site');
  const scripts = (site?.value as SiteSettings | undefined)?.scripts ?? [];
  for (const { document, value } of checked) {
    const data = value as Partial<PageData>;
    if (data.template !== 'cookies') continue;
    const { types } = data as PageData<'cookies'>;
    for (const category of consentCategories) {
      const named = types[category].examples.map(({ name }) => name);
      for (const name of storedIn(category, scripts)) {
        if (named.includes(name)) continue;
        const place = document.locate(['types', category, 'examples'], 'key');
        report.error('stored-unnamed', place, { name, category });
      }
      if (category === 'necessary') refuseUnknown(named, document, report);
    }
  }
}

function storedIn(category: ConsentCategory, scripts: readonly ConsentScript[]): readonly string[] {
  if (category === 'necessary') return storedKeys;
  const own = scripts.filter((script) => script.category === category);
  return [...new Set(own.flatMap(({ cookies = [], storage = [] }) => [...cookies, ...storage]))];
}

function refuseUnknown(named: readonly string[], document: Document, report: Report): void {
  for (const [at, name] of named.entries()) {
    if (storedKeys.some((key) => key === name)) continue;
    const place = document.locate(['types', 'necessary', 'examples', at, 'name']);
    report.error('stored-unknown', place, { name, ...withSuggestion(name, storedKeys) });
  }
}
