import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, type Locale, localeOfPath } from '../../rules/locale.ts';

/** The language of a visitor: that of the page that sent the form, or else the one that the browser asks for. */
export function languageOf({ referer, 'accept-language': accepted }: IncomingHttpHeaders): Locale {
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
