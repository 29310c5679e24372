import type { z } from 'zod';
import { type Path, schemaAt, valueAt } from '../../define/walk.ts';
import type { Document } from '../load/document.ts';
import { limitsOf } from './limits.ts';

/** Returns a message argument that tells whether the list can do without the item at a path. */
export function inSpareItem({ data }: Document, schema: z.ZodType, path: Path): { isSpare?: true } {
  const at = path.findLastIndex((step) => typeof step === 'number');
  const list = path.slice(0, Math.max(0, at));
  const items = valueAt(data, list);
  const isSpare =
    at >= 0 && Array.isArray(items) && items.length > limitsOf(schemaAt(schema, list, data)).min;
  return isSpare ? { isSpare } : {};
}
