import { z } from 'zod';

/** Why a page or an item of a data file is not published, and since or until when. */
export interface Unpublished {
  state: 'draft' | 'scheduled' | 'expired';
  /** The moment at which it appears or has disappeared, as it is written. Undefined for a draft. */
  at?: string;
  /** The page above that is not published, if a page is hidden by it and not by its own files. */
  above?: string;
}

/**
 * Converts a moment as content writes it to Unix milliseconds: a day, which begins at midnight, or a time of day, both in UTC.
 *
 * @example momentOf('2026-12-01') // => Date.UTC(2026, 11, 1)
 * @example momentOf('2026-12-01 09:30') // => Date.UTC(2026, 11, 1, 9, 30)
 * @returns undefined for any other text, and for days that no calendar has
 */
export function momentOf(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/.test(text)) return undefined;
  const [day = '', time = '00:00'] = text.split(' ');
  const moment = Date.parse(`${day}T${time}Z`);
  // JavaScript takes 30 February for 2 March.
  return Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(`${day}T${time}`)
    ? undefined
    : moment;
}

/** The keys that decide whether a page or an item is published. */
export const publicationKeys: readonly string[] = ['draft', 'publishAt', 'expireAt'];

/** Checks whether objects of a schema say by themselves whether they are published. */
export function isPublishable(schema: z.ZodType | undefined): boolean {
  return schema instanceof z.ZodObject && publicationKeys.every((key) => key in schema.shape);
}
