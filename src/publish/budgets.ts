import type { Template } from '../schema/index.ts';

/**
 * What is weighed of a page, in bytes as they are sent: texts compressed with brotli, everything else as it is.
 *
 * - `html`: the page with the styles of its first screen. Some 14 kB fit into the first answer of a connection (RFC 6928).
 * - `css`: the style sheets that are files of their own.
 * - `script`: what runs at once.
 * - `allScript`: the same with what is fetched later without being asked for: islands, React, the cookie dialog.
 * - `fonts`: those that are preloaded.
 * - `images`: drawings, icon, still of the film and pictures that do not wait until they are near.
 * - `firstView`: all of these together, but of the script only what runs at once.
 * - `video`: the film, which is fetched when the page is there.
 */
export const parts = ['html', 'css', 'script', 'fonts', 'images', 'firstView', 'allScript', 'video'] as const;
export type Part = (typeof parts)[number];

/** How many bytes each part of a page may have. */
export type Budget = Readonly<Record<Part, number>>;

/** How many files of fonts a page may preload. */
export const mostFonts = 2;

/** A page of text. Nearly half of it are the two fonts, which no other page fetches again. */
const text: Budget = {
  html: 14_000,
  css: 11_000,
  script: 6_000,
  fonts: 26_000,
  images: 8_000,
  firstView: 60_000,
  allScript: 8_000,
  video: 0,
};
/** The same with an island, which brings React. */
const withIsland: Budget = { ...text, allScript: 75_000 };
/**
 * A page with a film, whose still is the largest thing of its first screen: it is asked for when the page is there, so the
 * page must come with its headers (some 1,570 bytes) in the first answer of a connection, or the still is a round trip late.
 * It is a round trip late, too, when it has more than some 11,500 bytes: five other files share the line with it.
 */
const withFilm: Budget = { ...text, html: 13_000, images: 18_000, firstView: 70_000, video: 400_000 };

/** The budget of each kind of page. A build with a page past it fails. */
export const budgets: Readonly<Record<Template, Budget>> = {
  home: text,
  services: text,
  service: withFilm,
  strategy: withFilm,
  // The marks of other companies are drawings of their own.
  'web-development': { ...withFilm, images: 20_500 },
  // The game has styles of its own.
  gamification: { ...withFilm, css: 13_000, allScript: withIsland.allScript },
  about: text,
  pricing: text,
  faq: withIsland,
  quote: withIsland,
  contact: withIsland,
  terms: text,
  cookies: text,
  'not-found': text,
};
