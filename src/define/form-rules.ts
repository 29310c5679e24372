/** What every field of a form may define. */
interface FieldBase {
  /** Whether a form without it is wrong. A field with a `when` is required only while it is shown. */
  required?: boolean;
  /** The key of its words in the content; by default its name. */
  words?: string;
  /** What browsers may fill in automatically (the attribute `autocomplete`). */
  autoComplete?: string;
  /** It is shown, and sent, only when one of these options of another field is chosen. */
  when?: { field: string; isAnyOf: readonly string[] };
}

/** A text that is taken as it was typed. */
interface PlainText extends FieldBase {
  kind: 'text' | 'email' | 'phone' | 'multiline';
  /** How long it may be, in characters as browsers count them (UTF-16, a line break as one). */
  maxLength: number;
}

/** A text of one line of which only a part counts. */
interface CleanedText extends FieldBase {
  kind: 'text';
  /** Returns what counts of a typed text. */
  clean(text: string): string;
  /** How long what counts may be; more is malformed. */
  maxLength: number;
  /** What the browser itself demands of the field where no script cleans it. */
  typed: { maxLength: number; pattern: string };
  inputMode?: 'numeric' | 'decimal';
}

/** A field with a text. */
export type TextField = PlainText | CleanedText;

/** A choice of one option, or of any number of them. */
export interface ChoiceField extends FieldBase {
  kind: 'choice' | 'choices';
  /** The options by name, in order. */
  options: readonly string[];
  /** Returns what an option is called; by default what is under its name in `options` of the words, or its `title`. */
  textOf?(option: string, words: object): string;
}

/** A field of a form. */
export type FormField = TextField | ChoiceField;

type Fields = Readonly<Record<string, FormField>>;

/** Fields that are together on the page. */
interface FieldGroup<N extends string = string> {
  /** The key of the legend in the words of the form; without it the group has none. */
  legend?: string;
  fields: readonly N[];
}

/** What a form asks for and sends: the part of its definition that browser and server share. */
export interface FormRules<F extends Fields = Fields> {
  /** The value of its field `form-name`. */
  name: string;
  /** By the names under which they are sent. */
  fields: F;
  /** All fields, in the order of the page. */
  groups: readonly FieldGroup[];
  /** All fields, in the order in which they are sent. */
  payload: readonly string[];
}

/** The rules of a form, if none of its fields is missing from a list; else those that are, which the compiler shows. */
type Complete<F extends Fields, Grouped, Sent> = [Exclude<keyof F, Grouped & Sent>] extends [never]
  ? FormRules<F>
  : {
      missingFromGroups: Exclude<keyof F, Grouped>;
      missingFromPayload: Exclude<keyof F, Sent>;
    };

/**
 * Defines what a form asks for and sends. A field that is in no group, or is not sent, does not compile where the rules are used.
 * The parameter itself cannot demand it: then the compiler would no longer know the fields of a form with a `clean` or `textOf`.
 *
 * @example defineFormRules({ name: 'callback', fields: { phone: { kind: 'phone', maxLength: 50 } },
 *   groups: [{ fields: ['phone'] }], payload: ['phone'] })
 */
export function defineFormRules<
  const F extends Fields,
  const G extends readonly FieldGroup<keyof F & string>[],
  const P extends readonly (keyof F & string)[],
>(rules: {
  name: string;
  fields: F;
  groups: G;
  payload: P;
}): Complete<F, G[number]['fields'][number], P[number]>;
export function defineFormRules(rules: FormRules): FormRules {
  return rules;
}

/** Whether a field is a choice. */
export function isChoice(field: FormField): field is ChoiceField {
  return field.kind === 'choice' || field.kind === 'choices';
}

/** The names of all fields, in the order of the page. */
export function fieldsInOrder({ groups }: FormRules): string[] {
  return groups.flatMap(({ fields }) => fields);
}
