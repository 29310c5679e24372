import type { TypographyRule } from './locale.ts';

/** Typography rules common to most European languages: en dashes and the ellipsis. */
export const commonTypography: readonly TypographyRule[] = [
  { pattern: /(?<=\S) (-) (?=\S)/g, wanted: '–', kind: 'dash' },
  { pattern: /(?<!-)--(?!-)/g, wanted: '–', kind: 'dash' },
  {
    pattern: /(?<![\d.-])(?:\d{1,3}(?:[.,]\d{3})*|20\d\d)(-)(?:\d{1,3}(?:[.,]\d{3})*|20\d\d)(?![\d-])/g,
    wanted: '–',
    kind: 'range',
  },
  { pattern: /\.{3,}/g, wanted: '…', kind: 'dots' },
];
