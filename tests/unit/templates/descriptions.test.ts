import { expect, it } from 'vitest';
import { z } from 'zod';
import { metaOf, optionsOf, unwrap } from '../../../src/define/walk.ts';
import { site } from '../../../templates/site.ts';

/** The schemas of all files of the content, by the name of the file or the kind of page. */
const schemas = Object.entries({
  ...Object.fromEntries(
    Object.entries({ ...site.data.shared, ...site.data.own }).map(([name, file]) => [name, file.schema]),
  ),
  ...Object.fromEntries(Object.entries(site.pages).map(([name, kind]) => [name, kind.schema])),
});

/** The keys below a schema that nothing describes. */
function undescribed(schema: z.ZodType, path: string): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([key, child]) =>
      undescribed(child as z.ZodType, `${path}.${key}`),
    );
  if (inner instanceof z.ZodDiscriminatedUnion)
    return optionsOf(inner).flatMap((option) => undescribed(option.schema, `${path}.${option.name}`));
  if (inner instanceof z.ZodArray) return undescribed(inner.element as z.ZodType, `${path}[]`);
  if (inner instanceof z.ZodRecord) return undescribed(inner.valueType as z.ZodType, `${path}.*`);
  return metaOf(inner).description === undefined ? [path] : [];
}

it.each(schemas)('says of each key of %s what it holds', (name, schema) => {
  expect(undescribed(schema, name)).toEqual([]);
});
