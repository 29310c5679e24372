import type { Cache } from '../cache/cache.mjs';
import type { Look } from './look.ts';
import type { Studio } from './studio.ts';

/** More pixels than this are a mistake, or an attack on the build: such a picture is not decoded. */
export const mostPixels = 40_000_000;

/**
 * What is seen of a picture when it is decoded. What was seen of the same bytes before is known: each is decoded once.
 *
 * @throws when it cannot be decoded
 */
export async function seenOf(bytes: Uint8Array, cache: Cache, studio: Studio): Promise<Look> {
  const seen = await cache.get(`${studio.hash('look', bytes)}.json`, async () => {
    const { lookAt } = await import('./look.ts');
    return new TextEncoder().encode(JSON.stringify(await lookAt(bytes, mostPixels)));
  });
  return JSON.parse(new TextDecoder().decode(seen));
}
