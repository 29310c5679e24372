/**
 * Props that put markup into an element as it is. The only way past React's escaping: what goes through it comes from
 * the build, which has made or checked it, and never from a visitor.
 */
export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** JSON that cannot close the script element that holds it. */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replaceAll('<', '\\u003c');
