/** Something in braces in a text. */
export interface Placeholder {
  /** With its braces: `{price:flyer}`. A brace without a partner stands alone. */
  text: string;
  /** Where it is in the text. */
  start: number;
  /** What is before the colon; the whole name where there is none. */
  kind: string;
  /** What is after the colon; undefined where there is none. */
  name: string | undefined;
}

const braces = /\{([^{}\n]*)\}|[{}]/g;

/** Everything in braces, and every brace that is not closed or opened. */
export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(braces)].map(({ 0: whole, 1: inside = '', index }) => {
    const [kind = '', name] = split(inside);
    return { text: whole, start: index, kind, name };
  });
}

function split(inside: string): string[] {
  const colon = inside.indexOf(':');
  return colon < 0 ? [inside] : [inside.slice(0, colon), inside.slice(colon + 1)];
}

/** The text with blanks where its placeholders are; all else keeps its place. */
export function withoutPlaceholders(text: string): string {
  return text.replace(braces, (whole) => ' '.repeat(whole.length));
}
