import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../artifact.ts';
import type { Attempts } from '../attempts/index.ts';
import type { SiteContent } from '../define/content.ts';
import { DefinitionError } from '../define/definition-error.ts';
import type { Site } from '../define/site.ts';
import type { Memory } from '../memory/index.ts';
import type { Reads } from '../reads/index.ts';
import type { Route, RouteTable } from '../routes/index.ts';
import { siteCode } from '../site-code.ts';
import { cardForm, type PageCard, planCard } from './cards.ts';
import { createFingerprint, type Fingerprint } from './fingerprint.ts';
import { type AppIcon, noIcons, planIcons } from './icons.ts';
import type { Picture } from './picture.ts';
import { type PictureSet, planSet } from './picture-set.ts';
import type { SourceImages } from './source-images.ts';

export { drawPicture } from './draw.ts';
export type { Picture } from './picture.ts';
export type { PictureFormat } from './picture-set.ts';
export { createPictureReader } from './read-back.ts';
export { readSourceImages, type SourceImages } from './source-images.ts';

/** The pictures of the site, planned: pages can name them before they are drawn. */
export interface Pictures {
  /** The card of each page that can be shared, by its file. */
  cards: ReadonlyMap<string, PageCard>;
  /** The icons of the web manifest. */
  appIcons: readonly AppIcon[];
  /** The pictures of the content in all their sizes, by path below `media/`. */
  sets: PictureSets;
  all: readonly Picture[];
}

type PictureSets = ReadonlyMap<string, PictureSet>;

/** What pictures are made from. */
interface Material {
  site: Site;
  content: SiteContent;
  routes: RouteTable;
  sets: PictureSets;
  toolDir: string;
  siteDir: string;
  attempts: Attempts;
  reads: Reads;
  memory: Memory;
  /** A digest of what cards may know beside the content (`outlineOf`). */
  outline: string;
}

/** Plans the sizes of each picture of the content. */
export function planSizes(sourceImages: SourceImages, toolDir: string): PictureSets {
  const fingerprint = createFingerprint(toolDir);
  return new Map([...sourceImages].map(([name, image]) => [name, planSet(name, image, fingerprint)]));
}

/** The pictures in sets. */
export function picturesIn(sets: PictureSets): Picture[] {
  return [...sets.values()].flatMap(({ files }) => [...files.avif, ...files.webp]);
}

/** Plans the card of every page that has an address, and all icons. Draws nothing. */
export function planPictures(material: Material): Pictures {
  const { content, sets, toolDir } = material;
  const fingerprint = createFingerprint(toolDir);
  const cards = planCards(material, fingerprint);
  const { favicon } = content.media;
  const { byConvention, forManifest } = favicon ? planIcons(favicon, fingerprint) : noIcons;
  const all = [...cards.values(), ...byConvention, ...forManifest, ...picturesIn(sets)];
  return { cards, appIcons: forManifest, sets, all };
}

function planCards(
  { site, content, routes, siteDir, attempts, reads, memory, outline }: Material,
  fingerprint: Fingerprint,
): ReadonlyMap<string, PageCard> {
  const { card, locales } = site;
  if (!card) return new Map();
  const font = readFont(join(siteDir, card.font.file));
  const planning = { card, font, context: { content, locales, routes }, fingerprint };
  const inputs = [outline, hashOf(font), fingerprint()];
  const plan = (route: Route) =>
    reads.recall(
      { memory, name: `card ${route.file}`, inputs, code: [siteCode(site)], form: cardForm(route, planning) },
      () => planCard(route, planning),
    );
  return new Map(
    routes.addressed.flatMap((route) =>
      attempts.make(route, (): [string, PageCard] => [route.file, plan(route)]),
    ),
  );
}

function readFont(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new DefinitionError(`The font of the cards cannot be read (“card.font.file”): ${String(error)}`);
  }
}
