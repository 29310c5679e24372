import type { Document } from '../content/load/document.ts';
import { type AdminField, keyField, wholeField } from './client/config.ts';

/**
 * Lifts the limits of texts that hold placeholders: what is filled in may be shorter, and the editor could not save a text that is valid.
 *
 * @param forms the fields of files by their kind
 * @param documents the files of the content by their kind
 */
export function relaxLimits(
  forms: readonly (readonly [kind: string, fields: readonly AdminField[]])[],
  documents: ReadonlyMap<string, readonly Document[]>,
): Record<string, AdminField[]> {
  return Object.fromEntries(
    forms.map(([kind, fields]) => {
      const objects = documents.get(kind)?.map(({ data }) => data) ?? [];
      return [kind, fields.map((field) => relaxed(field, objects))];
    }),
  );
}

/** @param objects the values that the content has for the object with the field */
function relaxed(field: AdminField, objects: readonly unknown[]): AdminField {
  const values = field.name === wholeField ? objects : objects.map((one) => Object(one)[field.name]);
  const inner = values.flatMap((value) => (isMap(field) ? Object.values(Object(value)) : value));
  const within = (one: AdminField) => relaxed(one, inner);
  if (field.fields) return { ...field, fields: field.fields.map(within) };
  if (field.types)
    return { ...field, types: field.types.map((type) => ({ ...type, fields: type.fields.map(within) })) };
  return field.field ? { ...field, field: withoutLimits(field.field, inner) } : withoutLimits(field, inner);
}

/** Checks whether a field is the list that stands for a map with free keys. */
const isMap = ({ fields }: AdminField) => fields?.some(({ name }) => name === keyField) ?? false;

function withoutLimits(field: AdminField, values: readonly unknown[]): AdminField {
  if (!values.some((value) => typeof value === 'string' && value.includes('{'))) return field;
  const { minlength: _, maxlength: __, ...rest } = field;
  return rest;
}
