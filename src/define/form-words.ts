import { z } from 'zod';
import { prose } from './fields.ts';
import { type ChoiceField, type FormField, type FormRules, isChoice } from './form-rules.ts';

/** The schema of the texts of a form field. */
export const fieldWords = z.strictObject({
  label: prose('The label above the field'),
  hint: prose('A line under the label').optional(),
  placeholder: prose('An example inside the empty field').optional(),
});

type Text = ReturnType<typeof prose>;
type Shape = (typeof fieldWords)['shape'];
type Options<O extends string> = z.ZodObject<Record<O, Text>>;

/** The validation messages of a field. */
type Complaints<F extends FormField> = (F extends { required: true } ? { missing: Text } : unknown) &
  (F extends { kind: 'email' } | { clean: unknown } ? { malformed: Text } : unknown);

/** The schema of a field's texts, with the options of a choice. */
type SchemaOf<F extends FormField> = z.ZodObject<
  Shape &
    Complaints<F> &
    (F extends { kind: 'choice' } ? { prompt: Text } : unknown) &
    (F extends ChoiceField ? OptionWords<F> : unknown)
>;

/** The texts of options. A field with `textOf` needs none. */
type OptionWords<F extends ChoiceField> = F extends { textOf: unknown }
  ? unknown
  : { options: Options<F['options'][number]> };

type KeyOf<N extends string, F extends FormField> = F extends { words: infer W extends string } ? W : N;

/** The content keys of a form, with their schemas. */
type WordsShape<F extends Readonly<Record<string, FormField>>> = {
  [N in keyof F & string as KeyOf<N, F[N]>]: SchemaOf<F[N]>;
};

/**
 * Returns the schemas of the content keys that a form's fields need, in field order. A form with other texts
 * for a field overrides its key.
 *
 * @example z.strictObject({ heading: heading('…'), ...formWords(rules) })
 */
export function formWords<F extends Readonly<Record<string, FormField>>>({
  fields,
}: FormRules<F>): WordsShape<F> {
  const shape = Object.entries<FormField>(fields).map(([name, field]) => [
    field.words ?? name,
    schemaOf(field),
  ]);
  return Object.fromEntries(shape) as WordsShape<F>;
}

function schemaOf(field: FormField): z.ZodObject {
  const words = fieldWords.extend({
    ...(field.required && { missing: prose('What is said when nothing was typed') }),
    ...(field.kind === 'email' && { malformed: prose('What is said when it can be no e-mail address') }),
    ...('clean' in field && { malformed: prose('What is said when too much was typed') }),
  });
  if (!isChoice(field)) return words;
  const options = field.options.map((option) => [option, prose(`What the option “${option}” is called`)]);
  return words.extend({
    ...(field.kind === 'choice' && { prompt: prose('The first, empty choice') }),
    ...(!field.textOf && { options: z.strictObject(Object.fromEntries(options)) }),
  });
}
