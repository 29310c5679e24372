import type { FormDefinition } from '../define/form.ts';
import { type FormRules, isChoice } from '../define/form-rules.ts';
import { localeOfPath } from '../define/locale.ts';
import { optionTexts, plainSpaces, sentAnchor, type WordsByField, wordsOf } from '../define/payload.ts';
import type { Site } from '../define/site.ts';
import { type Place, type Report, withSuggestion } from '../diagnostics/index.ts';
import type { PageFacts, PageForm } from '../pages/html/read-page.ts';
import { type FormMistake, findMistakes } from './form-mistakes.ts';
import type { PlaceInCode, PlaceOf } from './places.ts';

/** The definitions to verify forms against, and the report. */
interface FormVerification {
  site: Pick<Site, 'forms' | 'locales' | 'scripts'>;
  report: Report;
  placeOf: PlaceOf;
  placeInCode: PlaceInCode;
}

/** A form of a page, with its definition. */
interface FoundForm {
  page: PageFacts;
  form: PageForm;
  definition: FormDefinition;
}

/** Reports forms that are missing or undefined, or whose HTML contradicts their definition. */
export function verifyForms(pages: readonly PageFacts[], verifying: FormVerification): void {
  const definitions = verifying.site.forms?.forms ?? [];
  const found = pages.flatMap((page) => formsOf(page, definitions));
  reportUnknown(pages, found, verifying);
  for (const definition of definitions) {
    const own = found.filter((one) => one.definition === definition);
    const received = own.filter(({ form }) => form.island?.name === definition.island.name);
    reportMissing(definition, received, verifying);
    for (const { page, form } of received) {
      reportTwins({ page, definition, words: wordsIn(form) }, verifying);
      reportUnanswered(page, definition, verifying);
    }
    reportMistakes(own, received, verifying);
  }
}

/** Matches the forms of a page with definitions, by name or else by island. */
function formsOf(page: PageFacts, definitions: readonly FormDefinition[]): FoundForm[] {
  const named = page.forms.flatMap((form): FoundForm[] => {
    const definition = definitions.find(({ rules }) => namesOf(form).includes(rules.name));
    return definition ? [{ page, form, definition }] : [];
  });
  const rest = definitions.flatMap((definition): FoundForm[] => {
    if (named.some((one) => one.definition === definition)) return [];
    const form = page.forms.find(
      (one) => one.island?.name === definition.island.name && !named.some(({ form }) => form === one),
    );
    return form ? [{ page, form, definition }] : [];
  });
  return [...named, ...rest];
}

/** Returns the names of a form: its `name` attribute, and the value of its `form-name` control. */
function namesOf({ attributes, controls }: PageForm): string[] {
  const sent = controls.find(({ name }) => name === 'form-name')?.values[0];
  return [attributes.name, sent].filter((name) => name !== undefined);
}

/** Returns the words from which the server takes option texts; without `fields` among the props it has none. */
const wordsIn = ({ island }: PageForm): WordsByField =>
  (island?.props as { fields?: WordsByField } | undefined)?.fields ?? {};

function reportUnknown(
  pages: readonly PageFacts[],
  found: readonly FoundForm[],
  verifying: FormVerification,
): void {
  const { site, report } = verifying;
  const names = (site.forms?.forms ?? []).map(({ rules }) => rules.name);
  for (const page of pages) {
    for (const form of page.forms) {
      if (form.attributes.method?.toLowerCase() !== 'post' || found.some((one) => one.form === form))
        continue;
      const [name = ''] = namesOf(form);
      const args = { page: page.address, name, ...withSuggestion(name, names) };
      report.error('form-unknown', placeIn({ page, form }, verifying), args);
    }
  }
}

function reportMissing(
  { rules }: FormDefinition,
  received: readonly FoundForm[],
  verifying: FormVerification,
): void {
  const { locales } = verifying.site;
  const spoken = received.map(({ page }) => localeOfPath(page.address, locales).id);
  const languages = locales.filter(({ id }) => !spoken.includes(id)).map(({ name }) => name);
  if (languages.length > 0)
    verifying.report.error('form-missing', verifying.placeInCode('site.ts'), { form: rules.name, languages });
}

/** Reports each mistake once for all pages that have it. */
function reportMistakes(
  own: readonly FoundForm[],
  received: readonly FoundForm[],
  verifying: FormVerification,
): void {
  const { report, site } = verifying;
  const languageOf = ({ page }: FoundForm) => localeOfPath(page.address, site.locales).id;
  const wrong = new Map<string, { mistake: FormMistake; place: Place; form: string; pages: string[] }>();
  for (const one of own) {
    const { rules } = one.definition;
    // The server takes option texts from the first page of a language.
    const first = received.find((other) => languageOf(other) === languageOf(one));
    for (const mistake of findMistakes(one.form, rules, first && wordsIn(first.form))) {
      const place = placeIn({ ...one, control: controlOf(mistake) }, verifying);
      const key = JSON.stringify([place, mistake]);
      const entry = wrong.get(key) ?? { mistake, place, form: rules.name, pages: [] };
      wrong.set(key, entry);
      entry.pages.push(one.page.address);
    }
  }
  for (const { mistake, place, form, pages } of wrong.values())
    report.error(mistake.code, place, { ...mistake.args, form, pages });
}

/** Returns the place of a control in the file of its island, or else of its form; the page of a form without an island. */
function placeIn({ page, form, control }: PlacedForm, verifying: FormVerification): Place {
  const file = verifying.site.scripts?.islands?.[form.island?.name ?? ''];
  if (file === undefined) return verifying.placeOf(page.address) ?? { file: page.address };
  const named = control === undefined ? [] : [`name="${control}"`];
  return verifying.placeInCode(file, ...named, '<form');
}

interface PlacedForm {
  page: PageFacts;
  form: PageForm;
  control?: string | undefined;
}

const controlOf = ({ args }: FormMistake): string | undefined =>
  'control' in args ? args.control : undefined;

/** Reports pages without text at the anchor to which the server redirects after a form was sent without script. */
function reportUnanswered(
  page: PageFacts,
  { rules }: FormDefinition,
  { report, placeOf }: FormVerification,
): void {
  if (page.saysSent) return;
  const args = {
    page: page.address,
    form: rules.name,
    anchor: sentAnchor,
    isEmpty: page.ids.has(sentAnchor),
  };
  report.error('form-unanswered', placeOf(page.address) ?? { file: page.address }, args);
}

interface FormInWords {
  page: PageFacts;
  definition: FormDefinition;
  words: WordsByField;
}

/** Reports options of a field with equal texts. Browsers submit the text, so both would count as chosen. */
function reportTwins({ page, definition, words }: FormInWords, { report, placeOf }: FormVerification): void {
  const { rules } = definition;
  for (const twins of sameOptions(rules, words))
    report.error('option-twice', placeOf(page.address) ?? { file: page.address }, {
      form: rules.name,
      ...twins,
    });
}

function sameOptions(rules: FormRules, words: WordsByField) {
  return Object.entries(rules.fields).flatMap(([name, field]) => {
    if (!isChoice(field)) return [];
    const texts = optionTexts(field, wordsOf(rules, name, words)).map(plainSpaces);
    return texts.flatMap((text, at) => {
      const first = texts.indexOf(text);
      // Options without texts are a mistake of their own.
      if (text === '') return [];
      const [one = '', other = ''] = [field.options[first], field.options[at]];
      return first === at ? [] : [{ field: name, text, one, other }];
    });
  });
}
