/** A text as one line: control characters, escape codes and marks that turn the direction of text become blanks or nothing. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ').trim();
}

/** The same for text of several lines, which keeps its line feeds. */
export function plainText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[\r\t\v\f\u0085\u2028\u2029]/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
}
