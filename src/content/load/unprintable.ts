/**
 * What HTML may not hold (html.spec.whatwg.org, "preprocessing the input stream") and no editor shows: control characters,
 * characters that do not exist, and halves of a pair. NUL is reported separately, because a file with one is not text at all.
 */
const unprintable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\p{Cs}]/u;

/** A character that no page can show. */
interface Unprintable {
  /** How many characters are before it. */
  offset: number;
  /** Its name: `U+0085`. */
  name: string;
}

/** The first character of a text that no page can show; nothing in nearly all texts. */
export function findUnprintable(text: string): Unprintable | undefined {
  const found = unprintable.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0) ?? 0;
  return { offset: found.index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}
