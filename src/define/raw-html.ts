/**
 * Returns props that insert unescaped HTML. This is the only way around React's escaping. Pass only HTML that
 * the build has created or sanitized, never visitor input.
 */
export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** Serializes JSON for a script element. Escapes `<`, so that the value cannot close the element. */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replaceAll('<', '\\u003c');
