import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, type Locale, localeOfPath, locales } from '../../rules/locale.ts';
import type { SentFields } from './types.ts';

/**
 * The language of a visitor: that of the page that sent the form, or else the one that the browser asks for. A page that was
 * itself an answer stands at `/` and names its language in a field.
 */
export function languageOf(headers: IncomingHttpHeaders, fields: SentFields): Locale {
  const { referer, 'accept-language': accepted } = headers;
  const named = locales.find((locale) => locale === fields.get('language')?.[0]);
  if (named) return named;
  if (referer !== undefined && URL.canParse(referer)) return localeOfPath(new URL(referer).pathname);
  const weights = weightsOf(accepted ?? '');
  const is = weights.get('is') ?? 0;
  const en = weights.get('en') ?? 0;
  if (is === en) return defaultLocale;
  return is > en ? 'is' : 'en';
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
