import type { FieldFacts, FormFacts } from '../define/form-facts.ts';

/** A JSON Schema. */
type Schema = Readonly<Record<string, unknown>>;

const moment: Schema = { type: 'string', format: 'date-time' };

/**
 * Returns a JSON Schema (draft 2020-12) of webhook posts. Texts are in the visitor's language, titles in the agency's. Later versions may
 * add keys.
 *
 * @see https://json-schema.org/draft/2020-12
 */
export function webhookSchema(forms: readonly FormFacts[]): Schema {
  // A schema with nothing to choose from would be none.
  const data = forms.length > 0 && { oneOf: forms.map(leadOf) };
  const post = objectOf({ type: { const: 'lead.received' }, timestamp: moment, data });
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...post };
}

function leadOf({ name, title, pages, fields }: FormFacts): Schema {
  const lead = objectOf({
    id: { type: 'integer', minimum: 1 },
    form: { const: name },
    locale: { enum: Object.keys(pages) },
    receivedAt: moment,
    fields: objectOf(Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)]))),
  });
  return { title, ...lead };
}

/** Describes an object whose keys are all required: empty fields are empty texts. */
function objectOf(properties: Schema): Schema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function fieldOf(field: FieldFacts): Schema {
  const { label, kind, maxLength, pattern, options } = field;
  const isFilled = field.required && !field.when;
  const texts = [...new Set((options ?? []).flatMap((option) => Object.values(option.texts)))];
  const schema = { title: label, type: 'string' };
  if (kind === 'choice') return { ...schema, enum: isFilled ? texts : ['', ...texts] };
  if (kind === 'choices') return { ...schema, pattern: listPattern(texts, isFilled) };
  return {
    ...schema,
    ...(pattern !== undefined && { pattern: isFilled ? pattern : `^$|${pattern}` }),
    // In Unicode characters, of which no text has more than of those that browsers count.
    ...(maxLength !== undefined && { ...(isFilled && { minLength: 1 }), maxLength }),
  };
}

/** Makes a pattern for some of these texts, joined by `, `. */
function listPattern(texts: readonly string[], isFilled: boolean): string {
  const one = `(?:${texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
  const list = `${one}(?:, ${one})*`;
  return isFilled ? `^${list}$` : `^(?:${list})?$`;
}
