/** Parses JSON. Returns undefined if the text is invalid or undefined. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
