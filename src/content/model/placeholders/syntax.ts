/** A placeholder in a text. */
export interface Placeholder {
  /** The source including braces: `{price:flyer}`. An unmatched brace is a placeholder of one character. */
  text: string;
  /** The offset in the text. */
  start: number;
  /** The part before the colon, or the whole name without one. */
  kind: string;
  /** The part after the colon. Undefined without a colon. */
  name: string | undefined;
}

const braces = /\{([^{}\n]*)\}|[{}]/g;

/** Finds all placeholders and unmatched braces. */
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

/** Replaces placeholders with spaces, so that offsets stay the same. */
export function withoutPlaceholders(text: string): string {
  return text.replace(braces, (whole) => ' '.repeat(whole.length));
}
