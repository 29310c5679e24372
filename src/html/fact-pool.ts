import type { Reference } from './facts.ts';

/** Gives what is equal in the facts of pages the same place in memory. */
export interface FactPool {
  pooled(text: string): string;
  reference(url: string, kind: Reference['kind'], hreflang?: string): Reference;
}

/**
 * Starts a pool for what is kept of pages: they have most of it in common, and a text that is cut out of a page keeps the whole page in
 * memory.
 */
export function createFactPool(): FactPool {
  const texts = new Map<string, string>();
  const references = new Map<string, Map<string, Reference>>();
  const pooled = (text: string) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const own = ownCopy(text);
    texts.set(own, own);
    return own;
  };
  return {
    pooled,
    reference(url, kind, hreflang) {
      const sort = hreflang === undefined ? kind : `${kind} ${hreflang}`;
      const byUrl = references.get(sort) ?? new Map<string, Reference>();
      references.set(sort, byUrl);
      const known = byUrl.get(url);
      if (known) return known;
      const own = pooled(url);
      const made =
        hreflang === undefined ? { url: own, kind } : { url: own, kind, hreflang: pooled(hreflang) };
      byUrl.set(own, made);
      return made;
    },
  };
}

/** Whether each letter of a text fits into a byte. */
const isNarrow = /^[^\u0100-\uffff]*$/;

/**
 * V8 makes what is cut out of a text a window to it, as wide as its widest letter, and copies only what is put together. A copy that is
 * no wider than need be is also the same bytes wherever it comes from.
 */
const ownCopy = (text: string) =>
  isNarrow.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : ` ${text}`.slice(1);
