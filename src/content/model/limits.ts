import type { z } from 'zod';

/**
 * Returns the minimum and maximum of a schema, whichever of its checks sets them. A missing maximum is
 * infinite.
 */
export function limitsOf(schema: z.ZodType | undefined): { min: number; max: number } {
  const checks = (schema?._zod.def.checks ?? []).map(
    (check): Record<string, unknown> => ({ ...check._zod.def }),
  );
  const limit = (names: Record<string, string>): number | undefined => {
    for (const check of checks) {
      const value = check[names[String(check.check)] ?? ''];
      if (typeof value === 'number') return value;
    }
    return undefined;
  };
  return {
    min: limit({ length_equals: 'length', min_length: 'minimum', greater_than: 'value' }) ?? 0,
    max: limit({ length_equals: 'length', max_length: 'maximum', less_than: 'value' }) ?? Infinity,
  };
}
