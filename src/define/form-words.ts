import { z } from 'zod';
import { prose } from './fields.ts';
import type { ChoiceField, FormField, FormRules } from './form-rules.ts';

/** The words of a field of a form. */
export const fieldWords = z.strictObject({
  label: prose('The label above the field'),
  hint: prose('A line under the label').optional(),
  placeholder: prose('An example inside the empty field').optional(),
});

type FieldWords = typeof fieldWords;
type Options<O extends string> = z.ZodObject<Record<O, ReturnType<typeof prose>>>;

/** What the content says of a field: of a choice its options too. */
type SchemaOf<F extends FormField> = F extends ChoiceField
  ? z.ZodObject<
      FieldWords['shape'] & { prompt: ReturnType<typeof prose>; options: Options<F['options'][number]> }
    >
  : FieldWords;

type KeyOf<N extends string, F extends FormField> = F extends { words: infer W extends string } ? W : N;

/** The keys of a form in the content, with their schemas. */
type WordsShape<F extends Readonly<Record<string, FormField>>> = {
  [N in keyof F & string as KeyOf<N, F[N]>]: SchemaOf<F[N]>;
};

/**
 * Returns the keys that the content must have for the fields of a form, in their order; a form with fields of its own kind of
 * words replaces them.
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
  if (!('options' in field)) return fieldWords;
  const options = field.options.map((option) => [option, prose(`What the option “${option}” is called`)]);
  return fieldWords.extend({
    prompt: prose('The first, empty choice'),
    options: z.strictObject(Object.fromEntries(options)),
  });
}
