import { type AdminConfig, type AdminField, keyField, valueField, wholeField } from './config.ts';

/** The values of an object by key. */
export type Values = Record<string, unknown>;

/** The pictures of a site. */
type Pictures = AdminConfig['pictures'];

/** Converts between what files hold and what fields edit. */
export interface Conversion {
  /** Returns what the fields edit of an object. Values that they cannot edit are left out. */
  edited(fields: readonly AdminField[], values: unknown): Values;
  /**
   * Returns what a file holds of it: maps with free keys as `Map`, whose order counts. Optional values that are empty are
   * left out.
   */
  kept(fields: readonly AdminField[], values: unknown): Values;
}

/** Creates the conversion for a site. */
export function createConversion(pictures: Pictures): Conversion {
  const edited: Conversion['edited'] = (fields, values) =>
    pick(fields, asValues(values) ?? {}, (field, value) => editedValue(field, value, { edited, pictures }));
  const kept: Conversion['kept'] = (fields, values) =>
    pick(fields, asValues(values) ?? {}, (field, value) => {
      const result = keptValue(field, value, { kept, pictures });
      return field.required === false && isEmpty(result) ? undefined : result;
    });
  return { edited, kept };
}

/** Checks whether a field stands for a map with free keys. */
const isRecord = ({ fields }: AdminField): boolean => fields?.[0]?.name === keyField;

function pick(
  fields: readonly AdminField[],
  values: Values,
  convert: (field: AdminField, value: unknown) => unknown,
): Values {
  const [first] = fields;
  const known = fields.map((field): [string, unknown] => {
    const value =
      field === first && field.name === wholeField ? (values[wholeField] ?? values) : values[field.name];
    return [field.name, convert(field, value)];
  });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

function editedValue(
  field: AdminField,
  value: unknown,
  { edited, pictures }: Pick<Conversion, 'edited'> & { pictures: Pictures },
): unknown {
  const { widget, fields = [] } = field;
  // A default is for new pages alone.
  if (value === undefined) return widget === 'boolean' ? false : undefined;
  const whole = asValues(value);
  if (widget === 'object') return whole && edited(fields, value);
  if (isRecord(field))
    return (
      whole &&
      Object.entries(whole).map(([key, one]) => {
        const item = fields[1]?.name === valueField ? { [valueField]: one } : one;
        return { [keyField]: key, ...edited(fields.slice(1), item) };
      })
    );
  if (widget === 'list')
    return Array.isArray(value) ? value.flatMap((item) => editedItem(field, item)) : undefined;
  if (whole || Array.isArray(value)) return undefined;
  if (widget !== 'image') return value;
  const file = pictures.files[String(value)];
  return file === undefined ? value : `${pictures.folder}/${file}`;

  function editedItem({ field: only }: AdminField, item: unknown): unknown {
    if (only) return [editedValue(only, item, { edited, pictures })];
    const own = fieldsOfItem(field, item);
    return own ? [edited(own, item)] : [item];
  }
}

/** Returns the fields of an item of a list. Undefined for a plain text. */
function fieldsOfItem({ fields, types, typeKey = '' }: AdminField, item: unknown): AdminField[] | undefined {
  if (!types) return fields;
  const name = asValues(item)?.[typeKey];
  const own = types.find((type) => type.name === name)?.fields ?? [];
  return [{ name: typeKey, widget: 'hidden' }, ...own];
}

function keptValue(
  field: AdminField,
  value: unknown,
  { kept, pictures }: Pick<Conversion, 'kept'> & { pictures: Pictures },
): unknown {
  const { widget, fields = [], field: only } = field;
  if (value === undefined || value === null) return undefined;
  if (widget === 'object') return asValues(value) && kept(fields, value);
  if (isRecord(field)) return new Map(asList(value).flatMap((item) => entryOf(asValues(item) ?? {})));
  if (widget === 'list')
    return asList(value).flatMap((item) => {
      if (only) return keptValue(only, item, { kept, pictures }) ?? [];
      const own = fieldsOfItem(field, item);
      return own ? [kept(own, item)] : [item];
    });
  if (typeof value !== 'string') return value;
  if (widget === 'number') return value === '' ? undefined : Number(value);
  if (widget === 'image') return value.startsWith(`${pictures.folder}/`) ? nameOf(value) : value;
  return value.replaceAll('\r\n', '\n');

  function entryOf(item: Values): [string, unknown][] {
    const key = item[keyField];
    if (typeof key !== 'string' || key === '') return [];
    const rest = kept(fields.slice(1), item);
    return [[key, fields[1]?.name === valueField ? rest[valueField] : rest]];
  }
}

/** Returns the name of a picture, which is that of its file without its ending. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value as an object. Undefined for texts, numbers and lists. */
function asValues(value: unknown): Values | undefined {
  if (value instanceof Map) return Object.fromEntries(value);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value instanceof Map) return value.size === 0;
  if (Array.isArray(value)) return value.length === 0;
  if (asValues(value)) return Object.keys(Object(value)).length === 0;
  return value === undefined || value === null || value === '' || value === false;
}
