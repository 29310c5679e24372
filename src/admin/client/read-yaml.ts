import { type Document, parseDocument, type ScalarTag, stringify, type ToStringOptions } from 'yaml';

const tag = 'tag:yaml.org,2002:int';

/** Numbers are whole and written with digits only, as the generator reads them (src/content/load/yaml.ts). */
const plainInteger: ScalarTag = {
  tag,
  default: true,
  identify: (value) => Number.isInteger(value),
  test: /^(?:0|-?[1-9]\d{0,14})$/,
  resolve: Number,
};

const schema = { schema: 'failsafe', customTags: ['null', 'bool', plainInteger] } as const;

/** Parses a YAML text as the generator does. */
export function readDocument(text: string): Document {
  return parseDocument(text, { ...schema, customTags: [...schema.customTags] });
}

/** Writes a value as YAML, each text on one line. */
export function writeYaml(value: unknown, options: ToStringOptions = {}): string {
  return stringify(value, {
    ...{ ...schema, customTags: [...schema.customTags] },
    ...{ lineWidth: 0, aliasDuplicateObjects: false, ...options },
  });
}
