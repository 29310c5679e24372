import type { MediaMaker } from '../../src/define/index.ts';

/** Makes the fonts, icons and videos of the site. */
export const media: MediaMaker = {
  kinds: ['fonts', 'icons', 'loops'],
  packages: [
    '@fontsource-variable/bricolage-grotesque@5.3.0',
    '@fontsource-variable/figtree@5.3.0',
    'lucide-static@1.62.0',
    'simple-icons@16.37.0',
    'subset-font@2.9.0',
  ],
  async make(workshop, kind, names) {
    if (kind === 'fonts') await (await import('./fonts.ts')).makeFonts(workshop);
    else if (kind === 'icons') await (await import('./icons.ts')).makeIcons(workshop);
    else await (await import('./loops.ts')).makeLoops(workshop, names.length > 0 ? names : undefined);
  },
};
