import type { IncomingHttpHeaders } from 'node:http';
import { type Locale, localeOfPath } from '../../define/locale.ts';
import type { FormSite } from '../form-handler.ts';
import type { SentFields } from './types.ts';

/**
 * The language of a visitor: that of the page that sent the form, or else the one that the browser asks for. A page that was
 * itself an answer is at `/` and names its language in a field.
 */
export function languageOf(
  headers: IncomingHttpHeaders,
  fields: SentFields,
  { locales }: Pick<FormSite, 'locales'>,
): Locale {
  const { referer, 'accept-language': accepted } = headers;
  const named = locales.find(({ id }) => id === fields.get('language')?.[0]);
  if (named) return named.id;
  if (referer !== undefined && URL.canParse(referer))
    return localeOfPath(new URL(referer).pathname, locales).id;
  const weights = weightsOf(accepted ?? '');
  const weightOf = ({ id }: { id: Locale }) => weights.get(id.toLowerCase().split('-')[0] ?? '') ?? 0;
  // Of equal ones the first, which is the default.
  return locales.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best)).id;
}

/** The weight of each language, without regions (RFC 9110, section 12.5.4). */
function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const language = tag.trim().toLowerCase().split('-')[0] ?? '';
    const weight = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1] ?? 1);
    weights.set(language, Math.max(weight, weights.get(language) ?? 0));
  }
  return weights;
}
