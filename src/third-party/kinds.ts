import { googleAds, googleAnalytics } from './google.ts';
import type { ScriptKind } from './kind.ts';
import { matomo } from './matomo.ts';
import { metaPixel } from './meta.ts';
import { plausible } from './plausible.ts';

/** The tools that the generator knows, by the name that an editor writes. */
export const kinds = {
  'google-ads': googleAds,
  'google-analytics': googleAnalytics,
  matomo,
  'meta-pixel': metaPixel,
  plausible,
} as const satisfies Record<string, ScriptKind>;

/** The name of a kind. */
export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]];
