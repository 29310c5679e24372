import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

/** What the schema says is the same in draft 4 of JSON Schema, which it names, and in draft 7, which the validator reads. */
const {
  id: _id,
  $schema: _draft,
  ...schema
} = JSON.parse(readFileSync(join(import.meta.dirname, 'sarif-schema-2.1.0.json'), 'utf8'));

/** RFC 3986: its letters, and no colon in the first part of a relative reference. */
const reference = /^(?:[a-z][a-z\d+.-]*:|(?![^/?#]*:))(?:[\w.~!$&'()*+,;=:@/?#[\]-]|%[\dA-F]{2})*$/i;

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addFormat('uri', /^[a-z][a-z\d+.-]*:\S+$/i);
ajv.addFormat('uri-reference', reference);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const validate = ajv.compile(schema);

/** Returns what the schema of the standard refuses in a log. */
export function refusedBySarif(log: unknown): string[] {
  if (validate(log)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
