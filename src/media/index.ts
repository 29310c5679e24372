import type { Workshop } from './browser.ts';

export type { Workshop } from './browser.ts';

/** What can be made. */
export const mediaKinds = ['fonts', 'icons', 'loops'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Packages that only the makers need; too large to be installed for everybody who builds the site. */
export const mediaPackages = [
  '@fontsource-variable/bricolage-grotesque@5.3.0',
  '@fontsource-variable/figtree@5.3.0',
  'lucide-static@1.62.0',
  'simple-icons@16.37.0',
  'subset-font@2.9.0',
];

/**
 * Makes what no person writes by hand and the project keeps all the same: fonts, icons and loops.
 *
 * @param names the loops to make; all when none is named
 * @throws when a package of `mediaPackages`, Chromium or, for loops, ffmpeg is missing
 */
export async function makeMedia(
  workshop: Workshop,
  kind: MediaKind,
  names: readonly string[],
): Promise<void> {
  if (kind === 'fonts') await (await import('./fonts.ts')).makeFonts(workshop);
  else if (kind === 'icons') await (await import('./icons.ts')).makeIcons(workshop);
  else await (await import('./loops.ts')).makeLoops(workshop, names.length > 0 ? names : undefined);
}
