import type { FormDefinition } from './form.ts';
import { type ChoiceField, type FormField, isChoice } from './form-rules.ts';
import type { Locale } from './locale.ts';
import { optionTexts, plainSpaces, type WordsByField, wordsOf } from './payload.ts';
import { emailPattern } from './validation.ts';

/** A form in one language: its page and its texts. */
export interface FormPlace {
  locale: Locale;
  /** The URL of its page. */
  address: string;
  /** The texts of its fields, by key. */
  words: WordsByField;
}

/** The fields and values of a form, for people and programs outside the site. */
export interface FormFacts {
  /** The value of its field `form-name`. */
  name: string;
  /** The title that the agency sees. */
  title: string;
  /** The path that it is posted to. */
  action: string;
  /** The URL of its page in each language. */
  pages: Readonly<Record<Locale, string>>;
  /** The fields in the order of the payload. */
  fields: readonly FieldFacts[];
}

/** A field of a form. */
export interface FieldFacts {
  name: string;
  /** The label that the agency sees. */
  label: string;
  kind: FormField['kind'];
  required: boolean;
  /** The maximum length as sent, in UTF-16 code units as browsers count them. Undefined for choices. */
  maxLength?: number;
  /** A regular expression for the value, in ECMAScript with the flag `u`. */
  pattern?: string;
  /** The options of a choice. The text in the visitor's language is sent. */
  options?: readonly { name: string; texts: Readonly<Record<Locale, string>> }[];
  /** The condition of the field. It is empty unless one of these options of another field is selected. */
  when?: { field: string; isAnyOf: readonly string[] };
}

/** The server accepts forms only at the root. */
const action = '/';

/** Describes a form by its definition and its texts in each language. */
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

/** Returns the options of a choice with their texts as sent. */
function optionsOf(field: ChoiceField, wordsByPlace: readonly { locale: Locale; words: object }[]) {
  const texts = wordsByPlace.map(({ locale, words }) => ({ locale, all: optionTexts(field, words) }));
  return field.options.map((name, at) => ({
    name,
    texts: Object.fromEntries(texts.map(({ locale, all }) => [locale, plainSpaces(all[at] ?? '')])),
  }));
}
