import type { ConsentCategory } from './choices.ts';

/** A third-party script, and what it leaves behind (`scripts` of site.yaml). */
export interface ConsentScript {
  src: string;
  category: ConsentCategory;
  /** Names of cookies that the script sets; a star at the end stands for any ending. */
  cookies?: readonly string[] | undefined;
  /** Keys of the local storage, in the same way. */
  storage?: readonly string[] | undefined;
}

/**
 * The names that one of the patterns stands for.
 *
 * @example matchingNames(['_ga', '_ga_1', 'own'], ['_ga_*']) // => ['_ga_1']
 */
export function matchingNames(names: readonly string[], patterns: readonly string[]): string[] {
  return names.filter((name) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    ),
  );
}

/** The names in `document.cookie`. */
export function cookieNames(cookies: string): string[] {
  return cookies
    .split(/;\s*/)
    .flatMap((cookie) => cookie.split('=', 1))
    .filter(Boolean);
}

/**
 * What to write to `document.cookie` so that a cookie is gone, whichever of these set it: the host alone, the host with what
 * is below it, or a domain above it.
 */
export function expiringCookies(name: string, host: string): string[] {
  const labels = host.split('.');
  const domains = labels.slice(0, -1).map((_, at) => `;domain=${labels.slice(at).join('.')}`);
  return ['', ...domains].map((domain) => `${name}=;max-age=0;path=/${domain}`);
}
