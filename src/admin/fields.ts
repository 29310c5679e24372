import { z } from 'zod';
import { describedWithExamples } from '../content/model/described.ts';
import { limitsOf } from '../content/model/limits.ts';
import { jsonSchemaOf } from '../content/schema/json-schema.ts';
import { isProse } from '../define/fields.ts';
import { metaOf, namesKey, optionsOf, unwrap } from '../define/walk.ts';
import { type AdminField, keyField, valueField, wholeField } from './client/config.ts';

/** A choice of a field. */
export interface AdminChoice {
  value: string;
  label: string;
}

/** What fields are made with. */
export interface FieldContext {
  /** The names that references may use, by `namesKey`. Undefined if they are not known. */
  choicesOf(key: string): readonly AdminChoice[] | undefined;
  /** Translates a description into the language of editors. */
  phrase(text: string): string;
  /** The folder and the public folder of pictures. */
  pictures: { media_folder: string; public_folder: string };
  /** Whose values the file has: those of all languages, or of one beside others. */
  isShared: boolean;
  /** True inside of what may differ between languages. */
  isPerLanguage?: boolean;
}

/** Makes the fields of the schema of a file. */
export function fieldsOf(schema: z.ZodType, context: FieldContext): AdminField[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) {
    const field = fieldOf(wholeField, inner, context);
    return field ? [field] : [];
  }
  return Object.entries(inner.shape).flatMap(
    ([key, child]) => fieldOf(key, child as z.ZodType, context) ?? [],
  );
}

/** Makes the field of a value. Undefined if the editor cannot edit it: it then stays as it is. */
function fieldOf(name: string, schema: z.ZodType, context: FieldContext): AdminField | undefined {
  const inner = valueSchema(schema);
  const meta = metaOf(inner);
  const isOwn = (context.isPerLanguage ?? false) || meta.perLanguage === true;
  const isTranslated = isOwn || isProse(meta) || meta.role === 'address';
  const description = describedWithExamples(inner) ?? elementDescription(inner);
  const kind = kindOf(name, inner, { ...context, isPerLanguage: isOwn });
  if (!kind) return undefined;
  const isOptional =
    schema.safeParse(undefined).success || (kind.widget === 'string' && allowsNothing(schema));
  return {
    name,
    label: labelOf(name),
    ...(description !== undefined && { hint: context.phrase(description) }),
    required: !isOptional,
    ...(context.isShared ? {} : { i18n: isTranslated ? (true as const) : ('duplicate' as const) }),
    ...kind,
  };
}

const labels: Record<string, string> = { [keyField]: 'key', [valueField]: 'value', [wholeField]: 'entries' };

const labelOf = (name: string) => labels[name] ?? name;

const allowsNothing = (schema: z.ZodType) => schema.safeParse('').success;

/** Returns the schema of a value that is given. */
function valueSchema(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodNullable) return valueSchema(inner.unwrap() as z.ZodType);
  return inner instanceof z.ZodPipe ? valueSchema(inner.in as z.ZodType) : inner;
}

function elementDescription(schema: z.ZodType): string | undefined {
  return schema instanceof z.ZodArray ? describedWithExamples(unwrap(schema.element)) : undefined;
}

type Kind = Pick<AdminField, 'widget'> & Partial<AdminField>;

function kindOf(name: string, schema: z.ZodType, context: FieldContext): Kind | undefined {
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema, context) };
  if (schema instanceof z.ZodArray) return listKind(name, schema, context);
  if (schema instanceof z.ZodRecord) return recordKind(schema, context);
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', default: false };
  if (schema instanceof z.ZodLiteral) return literalKind(schema);
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return numberKind(schema);
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) return undefined;
  return referenceKind(schema, context) ?? textKind(schema, context);
}

function literalKind(schema: z.ZodLiteral): Kind {
  const [value] = schema.values;
  return value === true ? { widget: 'boolean', default: false } : { widget: 'hidden', default: value };
}

function numberKind(schema: z.ZodNumber): Kind {
  const { minimum, maximum } = jsonSchemaOf(schema, () => '');
  return {
    ...{ widget: 'number', value_type: 'int' },
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

/** Makes a choice of the names that a reference may use. */
function referenceKind(schema: z.ZodType, { choicesOf, pictures }: FieldContext): Kind | undefined {
  const { role } = metaOf(schema);
  if (role === undefined || role === 'address' || isProse({ role })) return undefined;
  if (role === 'picture')
    return { widget: 'image', choose_url: false, accept: '.jpg,.png,.webp,.avif', ...pictures };
  const options = choicesOf(namesKey(metaOf(schema)));
  return options && options.length > 0 ? { widget: 'select', options } : undefined;
}

/** So many characters fit on one line of the editor. */
const shortText = 100;

function textKind(schema: z.ZodType, { phrase }: FieldContext): Kind {
  const { role } = metaOf(schema);
  const description = describedWithExamples(schema);
  const { pattern, format, patternErrorMessage } = jsonSchemaOf(schema, () => '');
  const { min, max } = limitsOf(schema);
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const message = description === undefined ? patternErrorMessage : phrase(description);
  return {
    widget: role === 'prose' && max > shortText ? 'text' : 'string',
    ...(min > 1 && { minlength: min }),
    ...(Number.isFinite(max) && { maxlength: max }),
    ...(pattern !== undefined && { pattern: [`/${pattern}/u`, String(message ?? pattern)] }),
    ...(format === 'email' && { type: 'email' }),
  };
}

function listKind(name: string, schema: z.ZodArray, context: FieldContext): Kind | undefined {
  const element = valueSchema(schema.element as z.ZodType);
  const { min, max } = limitsOf(schema);
  const limits = { ...(min > 0 && { min }), ...(Number.isFinite(max) && { max }) };
  const list = { widget: 'list', ...limits };
  const options = optionsOf(element);
  if (options.length > 0 && element instanceof z.ZodDiscriminatedUnion) {
    const typeKey = element.def.discriminator;
    const types = options.map((option) => ({
      ...{ name: option.name, label: option.name },
      fields: fieldsOf(option.schema, context).filter((field) => field.name !== typeKey),
    }));
    return { ...list, typeKey, types, collapsed: true, summary: `{{fields.${typeKey}}}` };
  }
  if (element instanceof z.ZodObject) {
    const fields = fieldsOf(element, context);
    return { ...list, fields, collapsed: true, ...summaryOf(fields) };
  }
  const field = fieldOf(name, element, context);
  // The words of one language are a simple list, in which each line is an item.
  if (context.isPerLanguage && field && ['string', 'text'].includes(field.widget)) return list;
  return field && { ...list, field: { ...field, required: true } };
}

/** Makes a list of what a map with free keys holds. */
function recordKind(schema: z.ZodRecord, context: FieldContext): Kind | undefined {
  const value = valueSchema(schema.valueType as z.ZodType);
  const key = fieldOf(keyField, schema.keyType as z.ZodType, context);
  const rest =
    value instanceof z.ZodObject ? fieldsOf(value, context) : [fieldOf(valueField, value, context)];
  if (!key || rest.includes(undefined)) return undefined;
  const fields = [{ ...key, required: true }, ...(rest as AdminField[])];
  return { widget: 'list', fields, collapsed: true, summary: `{{fields.${keyField}}}` };
}

/** Names an item of a list by its first text. */
function summaryOf(fields: readonly AdminField[]): { summary?: string } {
  const text = fields.find(({ widget }) => ['string', 'text', 'select'].includes(widget));
  return text ? { summary: `{{fields.${text.name}}}` } : {};
}
