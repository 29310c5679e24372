import type { Budget } from '../../src/define/index.ts';

/** A page of text. Nearly half of it are the two fonts, which no other page fetches again. */
export const text = {
  html: 14_000,
  css: 11_000,
  script: 6_000,
  fonts: 26_000,
  images: 8_000,
  firstView: 60_000,
  allScript: 8_000,
  video: 0,
} satisfies Budget;

/** The same with an island, which brings React. */
export const withIsland = { ...text, allScript: 75_500 } satisfies Budget;

/**
 * A page with a video, whose still is the largest thing of its first screen: it is asked for when the page is there, so the
 * page must come with its headers (some 1,570 bytes) in the first answer of a connection, or the still is a round trip late.
 * It is a round trip late, too, when it has more than some 11,500 bytes: five other files share the line with it.
 */
export const withVideo = {
  ...text,
  html: 13_000,
  images: 18_000,
  firstView: 70_000,
  video: 400_000,
} satisfies Budget;
