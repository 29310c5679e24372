import type { SentFields } from './types.ts';

/** More fields than any form has; whoever sends more wants to keep the server busy. */
const mostFields = 100;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether a content type is that of a form that the browser sends without script: urlencoded, in UTF-8. */
export function isUrlencoded(type = ''): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type.trim());
}

/**
 * The fields of an urlencoded body. Undefined if it is not one: a broken percent sign, bytes that are not UTF-8, or more fields
 * than a form has. Names are keys of a map, so that none of them has a special meaning in JavaScript.
 *
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 */
export function parseFields(body: Uint8Array): SentFields | undefined {
  const fields = new Map<string, string[]>();
  const pairs = Buffer.from(body)
    .toString('latin1')
    .split('&', mostFields + 1);
  if (pairs.length > mostFields) return undefined;
  try {
    for (const pair of pairs.filter(Boolean)) {
      const [name = '', ...value] = pair.split('=');
      const decoded = decode(name);
      fields.set(decoded, [...(fields.get(decoded) ?? []), decode(value.join('='))]);
    }
  } catch {
    return undefined;
  }
  return fields;
}

/** @throws if the text is not encoded as it should be */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (/%(?![0-9a-f]{2})/i.test(spaced)) throw new SyntaxError('A percent sign is broken.');
  const bytes = spaced.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return utf8.decode(Buffer.from(bytes, 'latin1'));
}
