/** The common properties of form fields. */
interface FieldBase {
  /** If true, the form is invalid without it. A field with a `when` is required only while it is shown. */
  required?: boolean;
  /** The key of its texts in the content. The field name by default. */
  words?: string;
  /** The value of the `autocomplete` attribute. */
  autoComplete?: string;
  /**
   * The condition of the field. It is shown and sent only if one of these options of another field is
   * selected.
   */
  when?: { field: string; isAnyOf: readonly string[] };
}

/** A text that is used as typed. */
interface PlainText extends FieldBase {
  kind: 'text' | 'email' | 'phone' | 'multiline';
  /** The maximum length in UTF-16 code units, as browsers count them. A line break counts as one. */
  maxLength: number;
}

/** A single-line text that is cleaned before use. */
interface CleanedText extends FieldBase {
  kind: 'text';
  /** Cleans a typed text. */
  clean(text: string): string;
  /** The maximum length of the cleaned text. Longer values are malformed. */
  maxLength: number;
  /** The attributes of the field without script, when the text is not cleaned. */
  typed: { maxLength: number; pattern: string };
  inputMode?: 'numeric' | 'decimal';
}

/** A text field. */
export type TextField = PlainText | CleanedText;

/** A field with a choice of one option or of several. */
export interface ChoiceField extends FieldBase {
  kind: 'choice' | 'choices';
  /** The option names, in order. */
  options: readonly string[];
  /**
   * Returns the text of an option. By default the text or `title` under its name in `options` of the field's
   * texts.
   */
  textOf?(option: string, words: object): string;
}

/** A form field. */
export type FormField = TextField | ChoiceField;

type Fields = Readonly<Record<string, FormField>>;

/** A group of fields on the page. */
interface FieldGroup<N extends string = string> {
  /** The key of the legend in the form's texts. A group without it has no legend. */
  legend?: string;
  fields: readonly N[];
}

/** The fields of a form: the part of its definition that browser and server share. */
export interface FormRules<F extends Fields = Fields> {
  /** The value of its field `form-name`. */
  name: string;
  /** The fields by name. */
  fields: F;
  /** All fields in page order, in groups. */
  groups: readonly FieldGroup[];
  /** All field names, in payload order. */
  payload: readonly string[];
}

/**
 * The rules of a form if no field is missing from a list. Otherwise the missing fields, for the compiler's
 * message.
 */
type Complete<F extends Fields, Grouped, Sent> = [Exclude<keyof F, Grouped & Sent>] extends [never]
  ? FormRules<F>
  : {
      missingFromGroups: Exclude<keyof F, Grouped>;
      missingFromPayload: Exclude<keyof F, Sent>;
    };

/**
 * Defines the fields of a form. If a field is in no group or not in the payload, the use of the rules does
 * not compile. The parameter type cannot require it: the compiler could no longer infer the fields of a form
 * with a `clean` or `textOf`.
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

/** Checks whether a field is a choice. */
export function isChoice(field: FormField): field is ChoiceField {
  return field.kind === 'choice' || field.kind === 'choices';
}

/** Returns the names of all fields, in page order. */
export function fieldsInOrder({ groups }: FormRules): string[] {
  return groups.flatMap(({ fields }) => fields);
}
