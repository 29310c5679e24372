import type { z } from 'zod';
import type { Checking } from '../../src/define/index.ts';
import { type Path, valueAt } from '../../src/define/walk.ts';

/** A part of `site.yaml`, and the file. */
export interface SettingsPart<T> {
  value: T;
  document: Checking['documents'][number];
}

/** Reads a part of `site.yaml` if it fits its schema. Other parts may be wrong: a mistake there hides none here. */
export function settingsAt<T>(
  { documents }: Checking,
  path: Path,
  schema: z.ZodType<T>,
): SettingsPart<T> | undefined {
  const document = documents.find(({ locale, name }) => locale === null && name === 'site');
  const read = document && schema.safeParse(valueAt(document.data, path));
  return document && read?.success ? { value: read.data, document } : undefined;
}
