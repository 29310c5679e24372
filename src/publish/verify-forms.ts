import { type FormRules, isChoice } from '../define/form-rules.ts';
import { localeOfPath } from '../define/locale.ts';
import { optionTexts, plainSpaces, type WordsByField, wordsOf } from '../define/payload.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import type { PageFacts } from '../html/read-page.ts';
import type { PlaceOf } from './places.ts';

/** What the forms of built pages are checked against. */
interface Verifying {
  site: Pick<Site, 'forms' | 'locales'>;
  report: Report;
  placeOf: PlaceOf;
  /** The file that defines the site, as messages show it. */
  definition: string;
}

/** Reports forms of the site that no page of a language has, and options that nobody could tell apart. */
export function verifyForms(pages: readonly PageFacts[], verifying: Verifying): void {
  const { site, report, placeOf, definition } = verifying;
  const { forms, locales } = site;
  for (const { rules } of forms?.forms ?? []) {
    const found = pages.flatMap(({ address, forms }) =>
      forms.filter(({ name }) => name === rules.name).map(({ props }) => ({ address, props })),
    );
    const spoken = found.map(({ address }) => localeOfPath(address, locales).id);
    const missing = locales.filter(({ id }) => !spoken.includes(id)).map(({ name }) => name);
    if (missing.length > 0)
      report.error('form-missing', { file: definition }, { form: rules.name, languages: missing });
    for (const { address, props } of found) {
      const { fields: words } = props as { fields: WordsByField };
      for (const twins of sameOptions(rules, words))
        report.error('option-twice', placeOf(address) ?? { file: address }, { form: rules.name, ...twins });
    }
  }
}

/** Options of a field whose texts are the same: what is sent is the text, so both would count as chosen. */
function sameOptions(rules: FormRules, words: WordsByField) {
  return Object.entries(rules.fields).flatMap(([name, field]) => {
    if (!isChoice(field)) return [];
    const texts = optionTexts(field, wordsOf(rules, name, words)).map(plainSpaces);
    return texts.flatMap((text, at) => {
      const first = texts.indexOf(text);
      const [one = '', other = ''] = [field.options[first], field.options[at]];
      return first === at ? [] : [{ field: name, text, one, other }];
    });
  });
}
