/** The forms in which the body of a file is kept, best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** A form of the body of a file. */
export type Encoding = (typeof encodings)[number];

/**
 * Chooses the form of a body (RFC 9110, 12.5.3): the one with the highest weight, of equals the smallest. A client that
 * refuses all of them gets the plain one.
 *
 * @param accept the header `Accept-Encoding`; without one only the plain form is sure to be understood
 */
export function chooseEncoding(accept: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (!accept) return 'identity';
  const weights = parseWeights(accept);
  let best: Encoding = 'identity';
  let highest = 0;
  for (const encoding of encodings) {
    const weight = available.has(encoding) ? weightOf(encoding, weights) : 0;
    if (weight > highest) [best, highest] = [encoding, weight];
  }
  return best;
}

function parseWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(',')) {
    const [, coding, weight = '1'] =
      /^\s*([a-z0-9*!#$&'+.^_`|~-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/.exec(item) ?? [];
    if (coding !== undefined) weights.set(coding === 'x-gzip' ? 'gzip' : coding, Math.min(1, Number(weight)));
  }
  return weights;
}

/** The plain form is welcome unless it is excluded, but less than any that is named. */
function weightOf(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  return weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
}
