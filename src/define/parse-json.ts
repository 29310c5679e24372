/** Parses JSON. Returns undefined for a text that is not JSON, and for none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
