import type { FormDefinition } from './form.ts';
import { type ChoiceField, type FormField, isChoice } from './form-rules.ts';
import type { Locale } from './locale.ts';
import { optionTexts, plainSpaces, type WordsByField, wordsOf } from './payload.ts';
import { emailPattern } from './validation.ts';

/** Where a form is in a language, and with which words. */
export interface FormPlace {
  locale: Locale;
  /** The address of its page. */
  address: string;
  /** The words of its fields, by key. */
  words: WordsByField;
}

/** What a form takes and sends, for people and programs outside the site. */
export interface FormFacts {
  /** The value of its field `form-name`. */
  name: string;
  /** What the agency calls it. */
  title: string;
  /** The address that it is posted to. */
  action: string;
  /** The address of its page in each language. */
  pages: Readonly<Record<Locale, string>>;
  /** In the order in which they are sent. */
  fields: readonly FieldFacts[];
}

/** A field of a form. */
export interface FieldFacts {
  name: string;
  /** What the agency calls it. */
  label: string;
  kind: FormField['kind'];
  required: boolean;
  /** How long it may be as it is sent, in characters as browsers count them; undefined for choices. */
  maxLength?: number;
  /** What its text fits, as a regular expression of ECMAScript with the flag `u`. */
  pattern?: string;
  /** The options of a choice: what is sent is the text in the language of the visitor. */
  options?: readonly { name: string; texts: Readonly<Record<Locale, string>> }[];
  /** It is empty unless one of these options of another field is chosen. */
  when?: { field: string; isAnyOf: readonly string[] };
}

/** The server receives the forms of a site only at its root. */
const action = '/';

/** Returns what a form takes and sends, by its definition and its words in each language. */
export function formFacts({ rules, agency }: FormDefinition, places: readonly FormPlace[]): FormFacts {
  const fields = rules.payload.flatMap((name): FieldFacts[] => {
    const field = rules.fields[name];
    if (!field) return [];
    const { kind, required = false, when } = field;
    const words = places.map((place) => ({ ...place, words: wordsOf(rules, name, place.words) }));
    return [
      {
        ...{ name, label: agency.labels[name] ?? name, kind, required },
        ...('maxLength' in field && { maxLength: field.maxLength }),
        ...(kind === 'email' && { pattern: emailPattern.source }),
        ...(isChoice(field) && { options: optionsOf(field, words) }),
        ...(when && { when }),
      },
    ];
  });
  const pages = Object.fromEntries(places.map(({ locale, address }) => [locale, address]));
  return { name: rules.name, title: agency.title, action, pages, fields };
}

/** Returns the options of a choice with their texts as they are sent. */
function optionsOf(field: ChoiceField, wordsByPlace: readonly { locale: Locale; words: object }[]) {
  const texts = wordsByPlace.map(({ locale, words }) => ({ locale, all: optionTexts(field, words) }));
  return field.options.map((name, at) => ({
    name,
    texts: Object.fromEntries(texts.map(({ locale, all }) => [locale, plainSpaces(all[at] ?? '')])),
  }));
}
